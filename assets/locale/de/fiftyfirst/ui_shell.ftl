# Buttons and the screens of the phases.

## In a match
robot-instead = Der einfache Roboter „greedy“
robot-fault-sets = Der Roboter { $program } kennt diese Karten nicht: { $detail }. Der einfache Roboter „greedy“ spielt für ihn.
    .silently = Der Roboter { $program } kennt nicht alle Karten dieser Partie: Der einfache Roboter „greedy“ spielt für ihn.
