import type { SceneText } from '../../engine/pack.ts';

/** Fields, animals, weather, and the work of a year. */
export const FIELD: SceneText = {
  name: 'field',
  genres: {
    folk: 9,
    country: 6,
    world: 5,
    classical: 4,
    rock: 0.7,
    reggae: 1.5,
    jazz: 0.7,
    latin: 1,
    pop: 0.8,
    rnb: 0.3,
    hiphop: 0.1,
    electronic: 0.2,
    metal: 0.6,
  },
  nouns: `
    field | any | frozen, narrow, stony
    meadow | any | silent, frozen, summer
    wheat | one mass | golden, summer
    corn | one mass | golden, early
    hay | one mass | golden, summer
    plough | own | rusted, wooden
    tractor | own | rusted, borrowed
    seeds | own many | scattered, winter
    harvest | one any | early, bitter
    scythe | own | rusted, silver
    rake | own | wooden, broken
    spade | own | rusted, muddy
    orchard | own | wild, frozen
    plums | any many | bruised, early
    cherries | any many | wild, early
    well | one any | deep, frozen
    creek | one any | frozen, narrow
    willow | any | weeping, crooked
    oak | any | crooked, fallen, lonely
    hedge | any | narrow, crooked, wild
    cow | own | stubborn, missing
    cows | any many | sleeping, hungry
    sheep | any many | scattered, missing
    lamb | own | newborn, little
    goat | own | stubborn, hungry
    rooster | any | stubborn, early
    hen | own | hungry, stubborn
    fox | any | hungry, lonely
    hare | any | frozen, frightened
    deer | any | silent, frightened
    owl | any | lonely, distant
    sparrows | any many | hungry, early
    bees | any many | sleeping, restless
    hive | any | wild, empty
    poppies | any many | crimson, wild
    clover | one mass | wild, summer
    thistles | any many | wild, bitter
    daisies | any many | wild, wilted
    scarecrow | any | crooked, ragged
    cart | own | wooden, broken
    mule | own | stubborn, weary
    basket | own | heavy, empty
    dew | one mass | early, silver
    frost | one mass | early, silver
    mud | one mass | heavy, frozen
    roots | any many | stubborn, frozen
    leaves | any many | fallen, yellow
    branch | any | broken, fallen, frozen
    valley | one any | narrow, sleeping
    hill | any | stony, distant
    land | own mass | stony, stubborn
    farmer | any | weary, stubborn
  `,
  events: `
    plough @out | field, land, hill
    plant + @out | seeds, corn, wheat, orchard, willow, hedge, oak
    sow @out | seeds, wheat, corn
    scatter @out | seeds, corn
    water @out | seeds, orchard, horse, corn, mule
    cut @out | wheat, hay, branch, corn, hedge, thistles
    stack @out | hay
    rake @out | hay, leaves
    burn - @out | hay, field, leaves, branch
    sharpen | scythe, spade
    swing @out | scythe
    lean on @out | spade, rake, gate, fence
    carry @out | basket, hay, lamb, spade, seeds
    carry | lantern, candle
    fill | basket
    fill @out | cart, bucket
    empty | basket
    load @out | cart
    pull @out | cart, roots, thistles
    push @out | cart, gate
    mend + | basket
    mend + @out | fence, cart, rake, plough, gate
    dig @out | well, grave, field, roots
    pick + @out | plums, cherries, daisies, poppies, apples, corn
    shake @out | branch
    climb @out | oak, hill, fence, gate
    cross @out | field, meadow, creek, valley, bridge
    walk @out | field, valley, meadow
    run through @out | wheat, meadow, corn, clover, field
    lie in + @out | clover, hay, meadow
    sleep in @out | hay, meadow
    sleep under @out | oak, willow, stars
    stand under @out | willow, oak
    wait under @out | willow, oak
    hide in @out | hay, hedge, wheat
    hide @out | basket, spade
    follow @out | creek, fox, deer, cart, bees, plough, sheep
    chase @out | fox, hare, hen, crows, goat, lamb
    chase away - @out | crows, fox, sparrows
    hunt - @out | fox, hare, deer
    shoot - @out | crows, fox
    feed @out | hen, mule, cows, lamb, goat, sheep, sparrows, horse
    milk @out | cow, goat
    shear @out | sheep
    count @out | sheep, cows, stars, seeds
    herd @out | sheep, cows
    lead @out | mule, horse, cow
    ride @out | mule, horse, tractor, cart
    saddle @out | mule, horse
    drive @out | tractor, cart
    fix @out | tractor, plough, fence
    borrow @nowhere | tractor, mule, plough, spade, cart
    lend + @nowhere | mule, plough, tractor, spade
    buy @nowhere | seeds, land, cow, goat, mule
    sell - @nowhere | land, cow, mule, harvest, farm, plough, tractor
    lose - @nowhere | land, harvest, farm, lamb, field
    save + @nowhere | harvest, seeds, lamb, farm
    bring in + @out | harvest, hay, cows, sheep
    find + @out | lamb, hive, creek, cherries
    free + @out | lamb, fox, hare
    watch @out | fox, deer, sparrows, bees, cows, field, valley, rain, crows, stars
    hear @out | owl, rooster, bees, creek, wind, cows, rain
    hear @other @nowhere | voice
    wake - @out | rooster, bees, owl
    call @out | cows, sheep, goat
    call @other @nowhere | name
    rob - @out | hive
    keep + @nowhere | bees, hen, goat, promise, secret
    bury - @out | seeds, mule, letter, bottle, scythe
    build + @out | barn, fence, hive, bridge, house, scarecrow
    dress + @out | scarecrow
    talk to @out | bees, mule, scarecrow, stranger, moon
    greet + @out | farmer, stranger, mule
    thank + @nowhere | farmer, rain
    curse - @out | crows, frost, rain, mule, mud, fox
    fear - @nowhere | frost, fox, storm
    pray for @nowhere | rain, harvest, sun, snow
    wait for @nowhere | rain, harvest, frost, sun, snow
    wait out - | storm, rain, frost
    smell @nowhere | hay, clover, rain, smoke
    taste | plums, cherries, honey
    eat @out | plums, cherries, corn
    share + | bread, plums, cherries, harvest
    steal - | plums, cherries, hen, corn
    wear | hat, boots, coat
    braid | daisies
    braid @other | hair
    press | poppies, daisies
    leave - @nowhere | farm, land, field, valley
    walk through @out | mud, frost, snow, poppies, dew
    work @out | land, field
    know @nowhere | land, valley, hill
    love + @nowhere | land, valley, rain
    dream of @nowhere | rain, harvest, orchard, sea
    remember @nowhere | orchard, meadow, valley, cherries, harvest
    remember @nowhere @other | name, voice, face
    forget - @nowhere | land, harvest
    forget - @nowhere @other | name, face
    kiss + @nowhere @other | hand, face
    hold @nowhere @other | hand
    hold | lamb, lantern
    open @out | gate
    close @out | gate
    light @out | lantern, fire
    sing to + @out | cows, lamb, moon
    whistle + | tune
  `,
  happenings: `
    wheat @out | grow, fall, ripen, sway, burn
    corn @out | grow, ripen, rot, sway
    hay @out | burn, dry, rot
    field @out | flood, freeze, burn, sleep, wait
    meadow @out | bloom, flood, sleep, freeze
    orchard @out | bloom, freeze, sleep
    harvest | fail, begin, end
    plums @out | fall, ripen, rot
    cherries @out | ripen, fall, rot
    well @out | freeze, flood
    creek @out | rise, freeze, flood, turn, sing
    willow @out | bend, sway, fall, creak
    oak @out | fall, creak, sway, stand
    hedge @out | bloom, grow
    cows @out | wait, sleep, scatter, return
    sheep @out | scatter, sleep, return, cry
    lamb @out | cry, sleep, stumble, return
    goat @out | jump, wait, return
    rooster @out | crow, sleep, wait
    hen @out | sleep, scatter, return
    fox @out | run, wait, return, circle
    hare @out | run, freeze, jump
    deer @out | run, drink, wait, leave
    owl @out | call, wait, circle, return
    sparrows @out | scatter, return, circle, sing
    bees @out | hum, return, sleep, dance
    hive @out | hum, fall
    poppies @out | bloom, fall, fade, sway
    daisies @out | bloom, close, fade
    thistles @out | grow, bloom
    clover @out | bloom
    scarecrow @out | wave, fall, lean, wait
    cart @out | creak, break, roll, turn
    mule @out | wait, stumble, stop, bray
    tractor @out | stall, cough, roar, rust, die
    dew @out | fall, dry
    frost @out | come, bite, melt, settle
    mud @out | freeze, dry
    roots @out | hold, grow, rot
    leaves @out | fall, turn, drift, scatter, burn
    branch @out | bend, break, fall, crack
    valley @out | sleep, flood, freeze, wake
    farmer @out | wait, sing, whistle, pray, leave
    rain @out | fall, stop, begin, come down
    snow @out | fall, melt, drift
    wind @out | turn, rise, howl, drop
    sun + @out | rise, sink, return
    moon @out | rise, sink, hide
    storm - @out | break, pass, roll in
    crows @out | circle, return, scatter, cry
    gate @out | creak, swing, open
    barn @out | burn, lean, fall
    stars @out | burn, fade
    lantern @out | swing, burn, fade
    dog @out | bark, wait, sleep
  `,
  tails: `
    out | in the field, in the corn, in the yellow corn, in the hay, in the new-mown hay, on the hill, by the mill, in the rain
    out | down the lane, along the lane, on the plain, in the clay, under the oak, in the smoke, by the creek, at the old barn door
    out | on the threshing floor, by the gate, near the gate, along the ditch, under the stars, under the moon, by the plough
    out | beneath the bough, on the ridge, by the bridge, in the snow, in the valley below, where the thistles grow, down below
    out | in the wheat, in the summer heat, among the sheep, where the snow is deep, by the well, beside the well
    out | in the dew, where the clover grew, in the grass, in the mountain pass, by the pine, on the borderline, in the vine
    out | by the fence, beside the post, in the frost, by the hedge, at the water’s edge, under the trees, among the bees
    out | in the mud, after the flood, in the leaves, under the eaves, on stony ground, where the lost are found
    out | by the hive, along the drive, by the river bend, at the orchard’s end, in the sun, in the shade, in the glade
    out | on the land, by the stand of birch, behind the church, in the mist, on the path, through the stones, where the wind moans
    out + | on the breeze, in the summer breeze
    out - | in the hail, in the gale, in the bitter storm
    in | in the barn, in the shed, on the bed of straw, by the stove, beside the fire, by the door, in the stall, by the wall
    time | at the crack of dawn, before dawn, at lambing time, at harvest time, at planting time, in the early spring, before the frost
    time | at the first frost, in the dead of the year, in the fall of the year, after the rain, before the snow, in late July
    past | the year of the drought, the year the river dried, the year the bees died, when the wheat was high, that dry July
    past | when the price was low, when the wind was low, when the hay was in, when the ice was thin, when the plums were ripe
    long | from sun to sun, till the work was done, from row to row, from hill to hill, all through the spring, the whole year round
    long | from May to May, day by day, all the lambing spring
    out | all around, on the shady side
    time | at half past five, far too late
    how | soaked to the skin, with muddy feet, row by row, like the ones who came before, by hand, with a working hand, hand over hand, like a hired man
    how | with a weather eye, with an empty sack, on an aching back, with mud to the knee, barefoot and free, with bread and cheese
    how | with a willing heart, with a song, with a whistle and a song, with a creaking cart, with a calloused palm
    how - | with a hungry mouth, with the barn half full, in a sweat
    how + | with a whistled tune, with a dance at noon, in our Sunday best
  `,
};
