# Кнопки и экраны фаз.

## В партии
robot-instead = простой робот greedy
robot-fault-sets = Робот { $program } не знает этих карт: { $detail }. За него играет простой робот greedy.
    .silently = Робот { $program } знает не все карты этой партии: за него играет простой робот greedy.
