"""Messages in a journal are JSON with the name of their type."""

from __future__ import annotations

import msgspec
import pytest

from game.kernel.bag import Bag
from game.kernel.message import Message, decoder, encode, short_name


class GoodsFound(Message, frozen=True):
    goods: Bag
    place: str = "road"


class RoadEnded(Message, frozen=True):
    pass


AnyNews = GoodsFound | RoadEnded


def test_the_short_name_is_the_class_name_in_words() -> None:
    assert short_name("LocationRazed") == "location_razed"


def test_a_message_is_written_with_its_short_name_and_without_defaults() -> None:
    assert encode(GoodsFound(Bag({"brick": 1}))) == b'{"type":"goods_found","goods":{"brick":1}}'


@pytest.mark.parametrize("news", [GoodsFound(Bag({"brick": 1}), "ditch"), RoadEnded()])
def test_a_written_message_reads_as_the_same(news: AnyNews) -> None:
    read = decoder(AnyNews).decode(encode(news))
    assert read == news
    assert type(read) is type(news)


def test_goods_are_read_as_a_bag_that_never_changes() -> None:
    read = decoder(GoodsFound).decode(b'{"type":"goods_found","goods":{"brick":1}}')
    assert type(read.goods) is Bag


@pytest.mark.parametrize("text", [b'{"type":"nonsense"}', b'{"goods":{}}', b"[]", b'{"type":"goods_found"}'])
def test_an_invalid_message_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decoder(AnyNews).decode(text)
