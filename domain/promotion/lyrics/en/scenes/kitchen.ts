import type { SceneText } from '../../engine/pack.ts';

/** A kitchen and the house around it: family, and what is left on the table. */
export const KITCHEN: SceneText = {
  name: 'kitchen',
  genres: {
    folk: 7,
    pop: 4,
    country: 4,
    rnb: 3,
    jazz: 3,
    classical: 3,
    world: 3,
    rock: 1.5,
    latin: 1.5,
    reggae: 1.5,
    hiphop: 1,
    electronic: 0.7,
    metal: 0.2,
  },
  nouns: `
    chair | own | wooden, empty, crooked
    plate | own | chipped, empty, paper
    bowl | own | wooden, chipped, empty
    spoon | own | wooden, silver, crooked
    knife | any | crooked, silver
    apron | own | faded, yellow, dusty
    oven | any | broken, iron
    sink | any | empty, broken
    soup | own mass | cold, simple
    salt | one mass |
    sugar | one mass | brown, spilled
    honey | own mass | golden, wild
    tea | own mass | cold, bitter, morning
    milk | one mass | cold, spilled
    apples | any many | yellow, bruised, stolen
    onion | any | single, bitter
    jam | own mass | plum, cherry
    cake | own | birthday, simple
    pan | any | iron, heavy
    broom | any | crooked, old
    bucket | any | rusty, leaking, empty
    towel | own | faded, folded
    quilt | own | faded, heavy, patchwork
    clothesline | any | empty, crooked
    thread | any | golden, loose, single
    button | own | wooden, missing, loose
    sweater | own | woollen, borrowed, faded
    slippers | own many | worn, woollen
    cradle | own | wooden, empty
    drawing | own | faded, folded
    wallpaper | one any | faded, yellow, torn
    calendar | any | faded, paper
    bulb | any | broken, single, flickering
    drawer | any | crooked, stubborn, empty
    cupboard | any | narrow, empty, crooked
    attic | any | dusty, empty
    cellar | any | flooded, dusty
    garden | own | frozen, little, wild
    cat | own | hungry, sleeping, stubborn
    sister | mine | little, sleeping
    baby | mine | sleeping, crying
    fireplace | any | empty, cold
    album | own | dusty, faded, wedding
    dishes | any many | dirty, broken, chipped
    ceiling | one any | cracked, leaking
    recipe | own | faded, simple, secret
    mailbox | own | empty, rusted, crooked
    faucet | any | leaking, rusty
    blinds | any many | broken, dusty
    tablecloth | own | faded, paper
    rug | any | faded, narrow
  `,
  events: `
    set + @in | table, clock, chair
    clear @in | table
    wipe @in | table, window, sink
    wash @in | dishes, plate, bowl, spoon, window, apples, apron
    dry @in | dishes, plate, bowl
    dry @self | hair, eyes
    break - @in | plate, bowl, cup, dishes
    break | bread
    drop - @in | spoon, plate, bowl, knife
    smash - @in | plate, dishes, bowl
    stack @in | dishes
    fill @in | bowl, bucket, sink, kettle, cup
    fill | plate
    boil @in | milk, kettle
    stir @in | soup, tea
    taste @in | soup, honey, jam
    cook @in | soup
    burn - @in | cake, soup, bread, pan
    bake + @in | cake, bread, pie
    cut @in | cake, bread, onion
    cut | thread
    cut @self | hair
    slice @in | bread, onion, apples
    peel @in | apples, onion
    chop @in | onion
    salt @in | soup
    pour @in | tea, milk, soup, coffee
    spill - @in | milk, sugar, salt, tea
    share + @in | soup, cake, bread, tea, apples
    share + | quilt, blanket, secret
    steal - | apples, recipe, spoon, cake
    steal + | jam
    hide | key, letter, spoon, recipe, money
    find + | button, recipe, key, album, thread, slippers, note, drawing
    lose - | button, recipe, slippers, thread, key, ring
    keep | button, recipe, drawing, album, letter, promise, cradle, secret
    sew | button, quilt, apron
    mend + | sweater, quilt, apron, cradle, chair
    knit + | sweater, scarf
    pull | thread
    thread @in | needle
    wear | apron, sweater, slippers, ring
    button | sweater, shirt
    fold | quilt, towel, sweater, laundry, tablecloth, apron, letter
    iron @in | tablecloth, apron, shirt
    hang @out | laundry, quilt, towel
    hang | coat, calendar, drawing, apron
    take down @out | laundry, quilt
    take down - @in | calendar, photograph, drawing, blinds
    sweep @in | floor, fireplace, cellar
    scrub @in | floor, pan, sink, table
    paint @in | chair, wallpaper, cradle, ceiling, cupboard
    paint @out | mailbox, fence
    peel away @in | wallpaper
    draw | house, cat, blinds, garden
    draw @other | face
    fix @in | faucet, oven, bulb, drawer, chair, radio
    change @in | bulb, lock
    change | calendar
    close - @in | drawer, cupboard, blinds, window, door
    open @in | drawer, cupboard, blinds, window, oven, album, letter
    slam - @in | drawer, door, cupboard
    lock - | door, cellar, attic
    light @in | oven, candle, bulb, stove, fireplace, fire
    feed | cat, baby, fire
    rock @in | cradle, baby
    hold | baby, spoon, candle
    hold @other | hand
    carry @in | cradle, bucket
    carry | baby, quilt
    call @nowhere | sister, cat, mother, father, grandmother
    call @other | name
    miss - @nowhere | sister, garden, mother, quilt
    miss - @nowhere @other | voice, face
    wake - @in | baby, sister, cat
    wait for @nowhere | kettle, letter, sister, phone, rain
    watch @in | kettle, candle, fire, ceiling, clock, door
    watch @out | garden, rain, snow, cat
    hear @nowhere | kettle, rain, faucet, baby, clock, radio
    hear @other @nowhere | voice
    read @in | letter, recipe, newspaper, album
    read | calendar, story
    write @in | recipe, letter, note
    tell | story, secret
    teach + @nowhere | sister
    learn + @nowhere | recipe, song
    forget - @nowhere | recipe, oven, kettle, promise
    forget - @nowhere @other | voice, face, name
    remember @nowhere | garden, recipe, cradle, quilt
    remember @nowhere @other | voice, face, name
    water @out | garden
    plant + @out | garden
    dig @out | garden
    pick @out | apples, onion
    chase @in | cat
    check @nowhere | mailbox, oven, calendar
    sit by @in | window, fireplace, stove, cradle
    sit on @out | porch, stairs
    sleep in @nowhere | chair, attic
    leave - | key, note, plate, dishes, slippers
    leave - @nowhere | house, garden
    sell - @nowhere | house, piano, cradle, ring, clock
    pack - @in | dishes, suitcase, album, quilt
    unpack + @in | dishes, suitcase, quilt
    borrow @nowhere | sugar, sweater, salt, chair, spoon
    buy @nowhere | milk, bread, sugar, apples, calendar
    warm + @in | milk, soup, slippers, bread
    count @in | dishes
    turn off - @in | oven, radio, faucet, lamp
    turn on @in | oven, radio, lamp, faucet
    pay @nowhere | rent
    shake @out | tablecloth, quilt, apples, rug
    hum | tune, song
    sing + | song
    kiss + @other | face, hand
    brush @self | hair
    empty @in | bucket, cupboard, sink, drawer
  `,
  happenings: `
    kettle @in | sing, boil, whistle
    oven @in | die, glow, hum, break
    faucet @in | drip, leak, freeze, break
    bulb @in | flicker, die, burn, swing
    candle | burn, smoke, flicker
    clock @in | stop, tick, chime, wait
    soup @in | boil, cool
    tea @in | cool
    milk @in | boil, spill
    bread @in | rise, burn, cool
    cake @in | rise, burn, fall
    plate @in | fall, break, slip
    dishes @in | fall, break, wait
    chair @in | creak, break, wait, rock
    cradle @in | rock, wait, creak
    drawer @in | stick, rattle, open
    cupboard @in | creak, open
    wallpaper @in | peel, fade
    ceiling @in | leak, crack, fall
    cellar @in | flood, freeze
    attic @in | creak, leak, wait
    garden @out | freeze, bloom, wait, flood, sleep
    apples @out | fall, rot, ripen
    cat | sleep, wait, cry, return, stretch
    baby | sleep, cry, wake, laugh
    sister | laugh, wait, sleep, cry, sing
    mother | laugh, wait, sing, pray, hum
    father | laugh, wait, sleep, cough, return
    fire @in | burn, smoke, die, crackle
    fireplace @in | smoke, glow, cool
    radio @in | hum, crackle, play, die
    window | rattle, fog, open, crack
    blinds @in | rattle, fall
    door | creak, open, close, slam
    mailbox @out | rust, wait, lean
    clothesline @out | sway, break
    laundry @out | dry, freeze, sway
    rain @out | fall, stop, begin, come down
    snow @out | fall, melt, drift
    house | sleep, creak, wait, burn
    phone | ring, die
    thread | break, hold, fray
    button | fall, hold
    letter @in | burn, wait
    calendar | turn, fall, yellow
    honey | drip, harden
    sugar @in | melt, spill
    lamp @in | flicker, burn, hum
    promise | break, hold
    broom @in | fall, wait
    floor @in | creak, freeze
    song | begin, end, return
  `,
  tails: `
    in | in the kitchen, by the stove, beside the stove, at the sink, by the sink, by the door, by the kitchen door, on the floor
    in | on the kitchen floor, by the chair, on the stair, under the stairs, on the stairs, beside the bed, in the hall, down the hall
    in | beside the clock, by the light, in the yellow light, in the window light, by the fire, beside the flame, by the window frame
    in | under the roof, on the shelf, by the jar on the shelf, in the room, in the living room, by the old broom
    in | in the house, beneath the lamp, by the phone, by the radio, in the cold, where the laundry’s rolled, on the sill
    in | by the window sill, at the table’s end, where the stairs bend, by the bread, with the table spread, in the cellar
    in | by the shade, by the wall, against the wall, by the blinds, in the back of the house
    in | at the kitchen seat, in the oven’s heat, by the steam, under the beam, in the glow of the coal, beside the bowl
    in - | in an empty house, in an empty room, in an empty bed, on the cellar stair
    in + | in the warm yellow glow, with the lights down low
    out | in the yard, across the yard, in the rain, by the lane, down the lane, in the snow, on the step, on the porch
    out | by the gate, at the garden gate, in the garden bed, behind the shed, in the shed, under the apple tree, in the shade of the tree
    out | by the garden wall, on the line, on the washing line, in the vine, in the sun, on the grass, in the frost
    out | by the mailbox post, on the hill, by the mill, at the well, in the dew, with the hills in view, under the moon
    time | at half past eight, at a quarter to eight, at half past four, at half past nine, at half past ten, before dawn
    time | after the rain, in the morning rain, on Christmas day, on a Saturday, every other day, at breakfast, at supper, at the end of the week
    time | in the middle of June, on Sunday afternoon, in the winter light
    past | that year in May, the day you went away, when the milk was cheap, when the snow was deep, when I was ten, way back when
    past | when my mother was young, when the bells were rung, the year we moved, before the flood
    long | till the setting sun, for a week, week after week, the whole week through, all winter through
    long | through the night, by candlelight
    past long | while the house was still, while you slept
    how | with a wooden spoon, with tired hands, with floured hands, by hand, with salt and care, unaware
    how | in peace
    out | by the stepping stone, by the pine, around the block, on the shady side
    in | by the apron strings, by the watering can
    past | when the kettle sang
    how | in bare feet, with a single sheet, with nothing to keep, in a gentle tone
    how - | with a heavy heart, with a trembling hand, with no reply
    how + | with a humming tune, singing out of tune, with a lullaby, piled up high
  `,
};
