import type { SceneText } from '../../engine/pack.ts';

/** Highways, motels, small towns and the way home. */
export const ROAD: SceneText = {
  name: 'road',
  genres: {
    country: 12,
    rock: 7,
    folk: 3,
    pop: 1.5,
    metal: 1,
    reggae: 1,
    latin: 0.7,
    hiphop: 0.3,
    jazz: 0.5,
    rnb: 0.4,
    electronic: 0.3,
    world: 1,
    classical: 0.2,
  },
  nouns: `
    truck | own | rusted, battered, borrowed
    highway | any | empty, silent, northern
    backroad | any | narrow, winding, muddy
    motel | any | cheap, empty
    diner | any | empty, little
    gas | own mass | cheap
    engine | own | broken, weary
    miles | any many | empty, final
    sign | any | faded, broken, crooked
    horizon | one | empty, distant, burning
    desert | one | silent, empty, frozen
    tires | own many | worn, heavy
    windshield | own | cracked, dusty
    dashboard | own | dusty, cracked
    guitar | own | battered, borrowed, steel
    hat | own | dusty, battered, straw
    saddle | own | leather, worn
    barn | own | empty, wooden, crooked
    jukebox | any | broken, silent
    waitress | any | weary, silent
    trucker | any | silent, weary
    sheriff | any | sleeping, crooked
    rifle | own | empty, rusted
    river | any | silent, muddy, frozen
    canyon | any | silent, empty
    railroad | one any | rusted, winding
    tracks | any many | rusted, frozen
    coyote | any | lonely, hungry
    hawk | any | lonely, circling
    trailer | own | rented, rusted
    postcard | own | faded, unsent
    payphone | any | broken, dusty
    border | one any | northern, distant
    town | one any | sleeping, dusty, little
    farm | own | little, empty
    blanket | own | woollen, borrowed, heavy
    campfire | any | little, dying
    harmonica | own | rusted, silver
    fiddle | own | borrowed, weary
    banjo | own | broken, borrowed
    gravel | one mass | loose, heavy
    dog | own | weary, muddy, old
    father | mine | weary, stubborn
    wagon | own | broken, wooden
    hitchhiker | any | silent, weary
    fork | one any | final
    exit | one any | final, faded
    pie | own mass | cherry, cold
    beer | own mass | cheap, bitter
    seat | one any | empty, dusty
    bumper | own | crooked, rusted
  `,
  events: `
    drive @out | truck, wagon, highway, backroad, car
    start + @out | truck, engine, car
    start | campfire, song
    stop @out | truck, car, wagon, engine
    park @out | truck, trailer, wagon
    push @out | truck, car, wagon
    tow @out | trailer, truck
    fix @out | engine, bumper, truck, wagon
    fix | harmonica, saddle
    wash @out | truck, windshield
    wipe | windshield, dashboard
    load @out | truck, wagon, rifle
    fill | truck, cup, bottle
    buy @nowhere | truck, gas, farm, hat, guitar, postcard, ticket, beer, pie
    sell - @nowhere | truck, farm, saddle, horse, guitar, barn, fiddle, trailer
    trade - @nowhere | truck, saddle, guitar, horse, rifle, fiddle
    steal - | truck, horse, postcard
    borrow @nowhere | truck, guitar, blanket, wagon, fiddle
    lend + @nowhere | truck, blanket, guitar
    race + @out | truck, train, storm, sun
    chase @out | horizon, truck, sun, storm, coyote, train, moon
    follow @out | river, highway, tracks, sign, hawk, stars, railroad, truck
    follow - @nowhere | father
    walk @out | tracks, highway, backroad, railroad
    cross @out | border, river, desert, canyon, highway, bridge, tracks
    leave - @nowhere | town, farm, highway, diner, father, motel, key, dog
    miss - @nowhere | exit, town, train, bus, farm, father
    take + @nowhere | highway, backroad, exit, fork
    take @nowhere | hat, map, coat, seat
    pass @out | sign, exit, barn, diner, motel, trucker
    pass | bottle, guitar, hat
    read @out | sign, map
    read | postcard, letter
    fold | map, blanket, letter
    lose - @nowhere | map, hat, farm, town, father, key
    find + | map, town, motel, harmonica, key, postcard, road
    wait for @out | train, bus, rain, hitchhiker, sun
    wait for | waitress
    flag down @out | trucker, bus, truck
    pick up @out | hitchhiker
    pick up | guitar, hat, postcard
    ride @out | horse, train, bus
    saddle @out | horse
    feed @out | horse, dog, campfire
    feed | jukebox
    call @nowhere | father, sheriff, dog
    call @other | name
    greet + | waitress, trucker, sheriff, stranger, father
    thank + | waitress, trucker, stranger
    tip + @in | waitress
    tip | hat
    trust @nowhere | map, stranger, engine, compass
    curse - @nowhere | engine, rain, sheriff, highway, truck
    kick - @out | tires, gravel, bumper
    kick - @nowhere | door, jukebox
    count @out | miles, stars, tracks
    count | coin
    watch @out | hawk, river, horizon, stars, train, campfire, sun, sky
    watch | door
    hear @nowhere | train, engine, coyote, banjo, fiddle, rain, jukebox, river
    hear @other @nowhere | voice
    play | guitar, harmonica, fiddle, banjo, jukebox, song, radio, tune
    tune | guitar, fiddle, banjo
    restring | guitar, banjo
    pawn - @nowhere | guitar, ring, saddle, rifle
    smash - | guitar, windshield, headlights, payphone, bottle
    crack - @out | windshield
    build + @out | barn, house, campfire, bridge
    paint @out | barn, fence, truck, house, sign
    burn - | map, letter, photograph, hat
    burn - @out | barn, bridge, fiddle
    mend + @out | fence, saddle, wagon
    mend + | blanket
    share + | blanket, beer, pie, whiskey, bread, coffee, seat
    share + @out | campfire
    order @in | pie, coffee, beer, whiskey
    drink | beer, whiskey, coffee, wine
    spill - | beer, coffee
    pour | coffee, whiskey, beer
    smoke | cigarette
    light @out | campfire, lantern
    light | cigarette
    hang | hat, coat, saddle
    wear | hat, boots, coat, ring, jacket
    dust off + | hat, guitar, boots, saddle
    pack - | suitcase, truck, boots, guitar
    unpack + | suitcase, guitar
    write | postcard, letter, song, story
    send @nowhere | postcard, letter, photograph
    sign | postcard
    mail @nowhere | postcard, letter
    sleep in @nowhere | truck, barn, motel, trailer
    sleep on @out | porch, gravel
    camp by @nowhere | river, tracks, canyon
    swim in + @nowhere | river
    stand on @out | bridge, tracks, porch
    lean on @out | truck, fence, sign
    lean on | jukebox
    drop - | rifle, bottle, key, coin
    outrun + @out | sheriff, storm, train, rain
    dodge - @nowhere | sheriff
    turn up + | radio, jukebox
    turn off - | radio, engine, headlights
    dream of @nowhere | river, farm, horizon, desert, highway
    remember @nowhere | river, farm, diner, town, motel, song
    remember @nowhere @other | name, face, voice
    forget - @nowhere | town, exit, promise
    forget - @nowhere @other | name, face
    keep | promise, postcard, hat, ticket, secret
    break - | promise, guitar, bottle, fence
    bury - @out | rifle, dog
    open | gate, barn, beer, letter, window
    close - | barn, gate, window
    shake - | hat
    rent @nowhere | trailer, truck, motel
    own + @nowhere | farm, truck, town
    know @nowhere | town, highway, river, backroad
    see @out | horizon, border, sign, river, canyon
    knock on | door, window
    hitch @out | wagon, trailer
    carve | name
    whistle + | tune
  `,
  happenings: `
    truck @out | stall, roll, stop, pass, wait, die
    engine @out | stall, die, hum, start, roar, cough
    highway @out | end, turn, wait, sleep
    backroad @out | end, turn, flood
    road @out | turn, end, wait, flood
    motel | flood, sleep, fill
    diner | close, open, fill
    sign @out | rust, fade, swing, fall
    horizon @out | burn, glow, fade
    desert @out | sleep, bloom, freeze, wait
    tires @out | spin, scream, roll
    windshield @out | crack
    guitar | break, moan, ring, cry
    jukebox @in | play, die, skip, glow
    waitress @in | laugh, wait, sing, leave
    trucker | wave, sing, leave, whistle, laugh
    sheriff | sleep, wait, wave, leave
    river @out | rise, freeze, run, turn, flood
    canyon @out | glow, wait, sleep
    coyote @out | howl, cry, circle, wait
    hawk @out | circle, dive, cry, return
    dog | bark, sleep, howl, wait, return
    father | wait, sing, sleep, pray, leave
    campfire @out | burn, smoke, die, crackle
    harmonica | cry, moan, play
    fiddle | cry, play, break
    banjo | play, ring, break
    train @out | roar, pass, leave, whistle
    bus @out | leave, stop, turn, pass
    gravel @out | fly, crunch
    dust @out | rise, settle, fly
    barn @out | burn, fall, lean, wait
    town @out | sleep, wake, fade, flood, wait
    payphone | ring, die, rust
    hitchhiker @out | wave, wait, leave
    headlights @out | fade, pass, flicker
    radio | hum, crackle, fade, play
    rain @out | fall, stop, begin, come down
    storm - @out | break, pass, roll in
    moon @out | rise, sink, hide
    sun + @out | rise, sink, burn
    stars @out | burn, fade, fall
    bridge @out | creak, sway, flood
    screen | rattle
    door | creak, open, slam
    tracks @out | freeze, rust, end, hum
    horse @out | run, stumble, wait, return
    postcard | arrive
    stranger | wait, leave, wave, whistle
    sky @out | burn, clear, fall
  `,
  tails: `
    out | on the road, by the road, on the open road, down the line, at the county line, across the state line, by the pine
    out | on the hill, over the hill, in the rain, beside the train, on the open plain, in the dust, in the dirt, in the sun
    out | by the creek, down by the river, on the riverbed, beneath a sky of lead, by the tracks, along the tracks, by the railroad track
    out | in the truck bed, at the edge of town, out of town, in a one-horse town, by the water tower, on the shoulder
    out | beside the gate, at the state-line gate, on the interstate, beyond the gate, in the canyon wind, at the bend, around the bend
    out | by the fence, at the pump, by the mile-nine post, on the coast, up the coast, by the sea, beneath the cottonwood tree
    out | under the stars, beneath a western star, on the hood of the car, under the moon, in the glow of the moon, on the ridge
    out | on the bridge, by the old rope bridge, in the ditch, on the grass, by the mountain pass, in the wheat, in the heat
    out | in the middle of the street, on main street, where the pavement ends, where the river bends, by the mill, by the old stone well
    out | in the fields, behind the wheel, in the snow, where the wild weeds grow, on the border, by the side of the highway
    out | in the pouring rain, on the beat-up deck, by the wreck, under the weeping willow tree, down below, in the morning haze
    out | by a stand of oak, in the campfire smoke, under the bell, by the old motel, on the valley floor, near the store
    time | one of these days, before the dew
    out | with a heavy load, behind the glass, by the standing stone, by a flock of sheep, by the roofing tin, at the movie screen
    how | like the days of old
    long | for days and days
    out | across the sand, across the land, on promised land, in the southern sun, with the windows down, on the bank
    in | by the door, on the floor, in a motel bed, at the bar, at the end of the bar, on the stairs
    in | in a corner booth, by the phone, by the jukebox light, by the window light, in room nine, at the counter
    in | on the back porch steps, in the back, in the front seat, on the seat, in the barn, beneath the lamp, by the cigarette machine
    in - | in a rented room, in a county cell, in a cheap motel
    in + | in a crowded bar, among our friends
    time | before the frost, before the rain, at closing time, at half past nine, at half past three, at the last exit sign
    time | every other June, by afternoon, at a quarter to ten
    past | when the farm was sold, when the nights were cold, when gas was cheap, the year of the drought, when the crops ran out
    past | the day I turned eighteen, when the hills were green
    long | for a hundred miles, mile after mile, for a thousand miles, all the way to the sea, through three long states, all the way down
    long | for a while, all the way home
    how | on a dime, on borrowed time, with the radio low, with the hat pulled low, on an empty tank, with the money from the bank
    how | with one good eye, with no reply, for the ride, with pride
    how | on a loan, with a suitcase full of songs, where I belong, for a song, right or wrong, like a man on the run
    how - | with a heavy heart, with the law behind, with a worried mind
    how + | with the top rolled down, with the radio loud, young and proud
  `,
};
