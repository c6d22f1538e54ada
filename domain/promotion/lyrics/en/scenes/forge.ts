import type { SceneText } from '../../engine/pack.ts';

/** Iron and fire, walls and what is left of them. */
export const FORGE: SceneText = {
  name: 'forge',
  genres: {
    metal: 14,
    rock: 4,
    classical: 1.5,
    electronic: 0.4,
    world: 0.6,
    folk: 0.5,
    pop: 0.2,
    country: 0.1,
    hiphop: 0.2,
    jazz: 0.1,
    rnb: 0.1,
    latin: 0.1,
    reggae: 0.1,
  },
  nouns: `
    hammer | own | heavy, iron, rusted
    anvil | any | iron, heavy
    furnace | any | blazing, rusted
    blade | own | silver, broken, heavy
    sword | own | broken, rusted, heavy
    shield | own | battered, iron, heavy
    armour | own mass | rusted, heavy, battered
    axe | own | heavy, rusted
    spear | own | broken, rusted
    arrow | any | poisoned, single
    throne | any | empty, iron, golden
    tower | any | crooked, burning, fallen
    wall | any | crumbling, heavy, northern
    castle | any | burning, empty, crumbling
    ruins | any many | silent, smoking
    grave | any | open, shallow, nameless
    skull | any | grinning, hollow
    bones | mine many | broken, weary
    scar | mine | crooked, silver
    fist | mine | trembling, iron
    blood | mine mass |
    wolf | any | hungry, lonely, starving
    wolves | any many | hungry, starving
    crows | any many | hungry, circling
    king | any | fallen, wicked, sleeping
    army | any | weary, marching, fallen
    soldiers | any many | weary, fallen, silent
    enemy | mine | hidden, sworn
    ghost | any | restless, hungry, silent
    embers | any many | dying, glowing
    spark | any | dying, single
    torch | own | blazing, dying
    pyre | any | blazing, silent
    altar | any | broken, golden
    idol | any | golden, broken, hollow
    oath | own | broken, bitter, sacred
    thunder | one mass | distant, rolling
    lightning | one mass | sudden, distant
    cage | any | iron, rusted, empty
    shackles | own many | rusted, iron, heavy
    mask | own | iron, broken, golden
    battle | any | bitter, final, losing
    war | any | bitter, endless, holy
    dust | one mass | bitter, settling
    mountain | any | frozen, silent, northern
    banner | own | torn, crimson, ragged
    empire | any | fallen, rotten, hollow
    beast | any | hungry, sleeping, wounded
    horse | own | weary, restless, wild
  `,
  events: `
    forge + | blade, sword, chain, shield, axe, crown, ring, spear
    strike | anvil, bell, spark
    swing @out | axe, sword
    swing | hammer, torch
    lift + | hammer, sword, shield, mask, torch, axe
    raise + @out | banner, sword, torch, shield, army, tower, flag
    raise + | hammer
    raise + @self | fist
    drop - | hammer, sword, shield, torch, mask, axe
    throw - @out | spear, torch, stone, bottle
    throw - | hammer, chain, mask
    break - | sword, shield, oath, chain, shackles, mask, idol, promise, lock, altar, spear
    break - @out | wall, gate
    smash - | idol, mask, skull, mirror, altar
    sharpen | blade, sword, axe, spear
    draw | sword, blade
    dodge @out | arrow, spear
    carry @self | scar
    carry | torch, sword, hammer, flag, armour, shield, bell
    carry @out | banner, spear, arrow
    wear | armour, mask, crown, shackles, chain, ring
    wear - @self | scar
    hide - | blade, mask, oath, crown
    hide - @self | scar
    show - @nowhere @self | scar
    burn - @out | castle, tower, banner, bridge, house, throne
    burn - | idol, mask, letter, map, flag, altar
    light @out | pyre, fire
    light | torch, furnace, candle
    feed + @out | wolves, crows, beast, horse, fire
    feed - | furnace
    hunt @out | wolf, beast, wolves, enemy
    follow @out | wolves, crows, army, banner, thunder, drum, king
    follow - | ghost
    fear - @nowhere | wolf, king, army, beast, war, ghost, thunder
    face @out | army, wolves, storm, beast, king, wind
    face - | ghost, enemy
    fight - @out | wolf, war, king, army, beast, battle, enemy, soldiers
    fight - | ghost
    win + @nowhere | war, battle, crown, throne
    lose - @nowhere | war, battle, throne, crown
    lose - @nowhere | sword, shield, oath, mask
    guard @out | gate, tower, wall, bridge, ruins, mountain
    guard | throne, altar, crown, door, fire
    build + @out | wall, tower, castle, throne, pyre, altar, bridge
    build | cage
    climb @out | wall, tower, mountain, gate
    leave - @nowhere | castle, ruins, army, battle, mountain, sword
    cross @out | bridge, mountain, wall
    storm - @out | castle, tower, gate, wall
    rule @nowhere | empire, mountain
    serve - @nowhere | king, empire, crown
    curse - @nowhere | king, empire, war, crown, thunder, throne
    bless @nowhere | sword, soldiers, banner, ring
    wake - @nowhere | beast, wolves, king, ghost
    tame + @out | horse, beast, wolf
    ride @out | horse
    free + @out | horse, wolves, beast
    chain - @out | beast, wolf
    chain - | king
    open - | cage, grave, gate, door
    lock - | cage, gate, door
    close | gate, cage, door
    dig - @out | grave
    bury - @out | sword, axe, crown, bones, king, mask, soldiers, hammer
    steal - | crown, sword, torch, idol, mask
    steal + @out | horse
    sell - @nowhere | sword, armour, crown, oath, horse, shield
    swear @nowhere | oath
    keep @nowhere | oath, sword, mask
    forget - @nowhere | oath, war, battle
    remember @nowhere | war, battle, fire, oath
    remember @nowhere @other | blood, fist, scar, name
    wash + | blood, sword, armour, scar
    spill - | blood, wine
    taste - @nowhere | blood, dust
    clench @self | fist
    kiss @other | scar
    kiss | ring, sword, crown
    mend | armour, shield, bridge, banner, crown
    melt | sword, crown, chain, idol, bell
    ring @out | bell
    beat | drum
    hear @nowhere | thunder, wolves, drum, bell, army, crows, hammer, horse
    watch @out | crows, lightning, fire, army, embers, mountain, storm, wolves
    watch | torch
    count @out | soldiers, crows
    count - | bones, scar
    lead + @out | army, soldiers, horse
    betray - @nowhere | king, army, oath
    mourn - | king, soldiers
    bow to - @nowhere | king, throne, idol, crown
    kneel at - | altar, grave, throne
    pray at | altar, grave
    sleep on - | stone
    stand on @out | wall, tower, bridge, mountain, ruins
    walk through @out | ruins, dust, fire, storm, gate
    outrun + @out | thunder, wolves, storm, fire, lightning
    outlive + @nowhere | king, war, empire
    spit on - | crown, grave, throne
    shake - | cage, gate
    shake - @self | fist
    rattle - | cage, chain, gate
    haunt - | ruins, castle, throne, tower
    tear - | banner, flag, letter
    tear down - @out | banner, wall, tower, throne, idol
    dream of @nowhere | fire, thunder, wolves, war, mountain
  `,
  happenings: `
    hammer | fall, ring, strike, crack
    furnace | burn, roar, crack
    blade | sing, gleam, break, rust
    sword | sing, gleam, break, rust, fall
    shield | break, hold, fall, crack
    axe | fall, gleam, rust
    tower @out | burn, fall, crumble, lean
    wall @out | fall, crumble, crack, hold
    castle @out | burn, fall, crumble, sleep
    throne | burn, wait, crumble, rot
    ruins @out | smoke, burn, wait, sleep
    grave @out | wait, open
    wolf @out | howl, wait, starve, return
    wolves @out | howl, gather, wait, return, circle
    crows @out | gather, circle, return, scatter, cry
    king | fall, sleep, lie, wake, kneel, bleed
    army @out | march, kneel, sleep, fall, return
    soldiers @out | march, kneel, sleep, return
    enemy | kneel, run, wait, fall, lie
    ghost | wake, wait, return, moan, howl
    embers | fade, glow, die
    spark | rise, fade, fly, fall
    torch | burn, fade, smoke, fall
    pyre @out | burn, fade, smoke
    altar | crack, burn, crumble
    idol | fall, crack, burn, lie
    oath | break, hold
    thunder @out | roll, roar, break, fade
    lightning @out | strike, fall, flash
    cage | rattle, open, rust, break
    shackles | break, fall, rust
    mask | slip, crack, fall
    battle - @out | begin, end, rage
    war - | begin, end, rage
    dust @out | rise, fall, settle
    mountain @out | wake, shake, sleep, burn
    banner @out | burn, fall, rise, fray
    empire | fall, rot, burn, crumble
    beast | wake, roar, bleed, sleep, starve
    horse @out | run, stumble, wait, return
    bell | ring, toll, crack
    drum | roll, beat
    gate | creak, open, slam
    chain | hold, break, rust, rattle
    crown | fall, rust, gleam
    blood | boil, freeze, run
    fist | shake, fall, bleed
    scar | burn, fade
    storm @out | break, rise, pass, rage, roar
    fire | burn, roar, die, rage
    flag @out | burn, fall, fray
    sky @out | burn, fall, crack
  `,
  tails: `
    out | in the mud, on the hill, on the plain, at the city wall, beside the tomb, in the gathering gloom, by the grave
    out | in the mouth of the cave, under the oak, in the smoke, in the snow, in the valley below, on holy ground
    out | on the burning ground, beneath the spire, beside the pyre, in the cold, by the river bed, beneath a sky of lead
    out | on the mountainside, in the freezing mist, by the broken tower, under the bell, at the gates of hell
    out | on the iron track, along the railway track, in the field, on the edge of the field, in the sand, across the land
    out | in the storm, at the edge of the dark, out in the black, on the open plain, in the pouring rain, in the rain
    out | beneath a blood-red star, under a falling star, in a six-foot hole, on the road to the north, by the frozen creek
    out | at the mountain’s peak, in the burning town, on the edge of town, at the broken gate, in the dead of the wood
    out | where the gallows stood, on the killing floor, on the bridge of stone, by the heap of bones, in the ash and dust
    out | in the blast, before the storm, beneath a dying sun, under the gun, by the trench, in the ditch, on the ridge
    out | at the foot of the cliff, in the pit, where the dead men lie, beneath a blackened sky, in the frost
    out | by the wire, beneath the old smokestack, in the open field, where the north wind blows, in the clay, in the shade
    out | beneath the moon, in the deep, all around, where the wild dogs bark, where the fallen are, where the city stood
    out | among the stones, along the way, by the riverside, in the sudden gust, in the wave of heat
    in | on an empty stage, in a ruined room, by the throne, on the cellar floor, by the iron door, at the furnace door, by the forge’s light, in the hall
    in | in the great dark hall, by a bed of coal, in the heat of the flame, on the factory floor, by the iron stair
    in | in the tower, in the cage, on the altar stone, down in the mine, on the assembly line
    in | behind the wall, in the broken church, on the iron bed, beneath the steel, beside the wheel
    in - | in the empty hall, in a cell, in a locked cell
    time | at the midnight hour, at the final hour, at the end of the age, on the longest night
    time | at the fall of night, at the edge of spring
    past | when the wall came down, when the city burned, the night the tower fell, when the old king died, the year of the flood
    past | when the sirens sounded, when the well ran dry, before the war, after the war, when the river froze
    time | too late, at the close
    long | till the crack of doom, till the break of day, through the bitter frost, through the endless night
    past long | till my hands were numb, till the last bell rang, till the fire was gone
    how | with an iron hand, with bare hands, with a heart of stone, to the bone, with every breath
    how | with burning eyes, with open eyes, without a prayer, like a beast in a cage, like a wounded wolf, like a king
    how | like the men of old, unafraid, like the last of the brave, from afar, heart and soul, for good
    how | with a broken wrist, in the open air, on a broken wing
    how - | in disgust, under the heel, with blood on the blade, with a curse, with a face of steel, with cold command
    how + | like a man reborn, with a roar, without a scar
  `,
};
