import type { SceneText } from '../../engine/pack.ts';

/** Boats, weather, leaving and coming back. */
export const HARBOUR: SceneText = {
  name: 'harbour',
  genres: {
    folk: 4,
    country: 2,
    rock: 2,
    world: 3,
    classical: 3,
    reggae: 1,
    jazz: 0.5,
    rnb: 0.5,
    hiphop: 0.2,
    electronic: 0.3,
    metal: 0.3,
  },
  nouns: `
    boat | own | little, wooden, leaking, painted, borrowed
    ship | any | tall, iron, foreign, silent
    ferry | any | early, morning, empty
    sail | any | white, heavy, tattered
    mast | any | broken, wooden, crooked
    deck | any | wet, wooden, empty
    hull | any | rusty, wooden, battered
    anchor | any | heavy, rusted, iron
    rope | own | frayed, heavy, wet, knotted
    knot | any | sailor’s, stubborn, double
    chain | any | rusted, heavy, iron
    net | own | tangled, empty, heavy
    nets | own many | tangled, empty, heavy
    oar | own | broken, wooden, spare
    oars | own many | wooden, heavy, borrowed
    wheel | any | wooden, heavy, old
    flag | any | torn, faded, ragged
    lantern | own | old, little, paper, rusty
    fire | any | little, driftwood, dying
    lighthouse | one any | lonely, white, distant
    bell | any | heavy, distant, iron, brass
    horn | any | distant, lonely, low
    map | own | folded, faded, paper
    chart | own | folded, faded, stained
    compass | own | broken, brass, little
    letters | own many | folded, unread, faded
    drum | own | little, broken, distant
    tent | own | paper, little, leaking
    crown | own | paper, rusted, silver
    road | any | narrow, empty, winding
    house | own | empty, little, painted
    boots | own many | muddy, heavy, leather
    scarf | own | woollen, yellow, crimson
    suitcase | own | heavy, battered, leather
    shell | own | broken, little, hollow
    stone | any | heavy, smooth, little
    cup | own | chipped, empty, paper
    bread | own mass | broken, salted, morning
    rum | own mass | cheap, bitter
    tide | one | rising, falling, evening
    sea | one | open, restless, silver
    shore | one | empty, distant, frozen
    pier | one any | wooden, empty, rotten
    dock | one any | empty, wooden, frozen
    harbour | one | frozen, quiet, crowded
    storm | any | gathering, sudden, winter
    wave | any | heavy, sudden, silver
    waves | any many | heavy, silver, rising
    wind | one | bitter, northern, restless
    fog | one | heavy, morning, drifting
    snow | one | early, drifting
    sky | one | empty, silver, heavy
    sun | one | rising, sinking, winter
    gull | any | hungry, lonely, crying
    gulls | any many | hungry, crying
    crew | own | weary, silent, drunken
    captain | any | weary, drunken, silent
    gate | any | rusted, iron, wooden
    stove | own | iron, little
    kettle | own | iron, copper
  `,
  events: `
    light | lantern, lamp, candle, fire
    light @in | stove
    carry @out | nets, oars, rope
    carry | lantern, lamp, suitcase, letter, stone, flag, candle, secret, compass
    hang | lantern, coat, bell, flag, nets, scarf
    hold | lantern, rope, wheel, candle, letter, compass, map
    hold @other | hand
    swing @out | lantern, bell
    raise + @out | sail, anchor, flag, mast, lantern
    lower - @out | sail, anchor, flag, nets
    haul @out | rope, nets, net, anchor, chain, boat
    mend + | net, nets, sail, boat, coat, oar
    patch @out | sail, hull, boat
    patch | coat
    sew | sail, flag, coat
    fold | sail, map, letter, flag, note, scarf
    tear - | sail, map, letter, flag, photograph, ticket
    burn - | letters, map, photograph, ticket
    burn - @out | boat, bridge
    drown - | fire
    tie @out | rope, knot, boat
    cut - @out | rope, net, knot, chain
    break - | oar, chain, promise, lock, bottle, heart, compass
    forge | chain, anchor
    drag - @out | anchor, chain, boat, nets, suitcase
    drop - | anchor, oar, ring, cup, bottle, coin, key
    lose - | oar, compass, ring, key, ticket, coin, scarf
    find + | ring, key, compass, shell, coin, shore, letter, harbour, photograph
    hide | key, letter, ring, bottle, secret, map, photograph
    keep | key, ring, secret, promise, shell, photograph, compass, ticket, coat, letters
    sell - @nowhere | boat, ring, compass, coat, wheel, anchor, story
    pawn - @nowhere | ring, compass, coat
    buy @nowhere | boat, ticket, ring, lantern, coat, map
    steal - @out | boat, oars
    steal - | map, key, coin, bottle
    steal @nowhere @other | heart
    borrow @nowhere | boat, coat, oars, lantern, name, tune
    lend + @nowhere | coat, oar, boat, lantern
    paint + @out | boat, hull, mast, gate, door
    carve @out | mast
    carve @other | name
    scrub @out | deck, hull
    steer + @out | boat, ship
    turn @out | wheel, boat, key
    row @out | boat
    launch + @out | boat
    sink - @out | boat, ship
    board @out | ferry, ship, boat
    miss - @nowhere | ferry, boat, tide, shore
    miss - @nowhere @other | face, voice
    catch + @out | ferry, wind, tide, rope, rain
    wait for @out | ferry, tide, boat, storm, wind, sun, letter, light, crew
    wait out - | storm, rain, fog, snow
    pray for @out | rain, wind, crew, light, sun
    watch @out | ferry, tide, waves, gulls, sea, stars, lighthouse, storm, sky
    watch | fire, rain
    hear | bell, horn, gulls, waves, wind, rain, song, tune
    hear @other | voice
    follow @out | lighthouse, stars, gulls, shore, tide, light, tune
    follow @other | voice
    count @out | stars, waves, gulls
    count | letters
    curse - @out | storm, sea, wind, tide, captain, fog
    face - @out | storm, sea, wind, waves
    fight - @out | storm, waves, wind, tide, sea
    cross + @out | sea, bridge, harbour
    leave - @nowhere | shore, harbour, dock, letter, key, coat
    walk along @out | shore, pier, dock
    read @out | stars, sky
    read | map, chart, letter, compass, note
    draw | map, chart, face
    trust + @nowhere | compass, stars, map, captain, wind, tide
    write | letter, note, song, story
    write @other | name
    send @nowhere | letter, bottle, note, ring, photograph
    seal | letter, bottle
    open @in | letter, bottle, window, door
    close - @in | window, door
    shut - @out | gate
    lock - @in | door, suitcase
    knock on | door, window
    pack - | suitcase, boots, coat
    button | coat
    wear | coat, boots, scarf, ring
    dry | coat, boots, nets, sail
    throw - | stone, bottle, ring, coin, key
    skip + @out | stone
    toss + @out | coin, rope, shell
    pass | bottle, cup
    fill | cup, bottle, kettle
    drink + | wine, rum
    pour | wine, rum
    share + | bread, wine, coat, rum, song, secret
    bake + @in | bread
    boil @in | kettle
    sing + | song, tune
    hum + | tune, song
    whistle + | tune
    whisper | promise, secret, story
    whisper @other | name
    call @out | crew
    call @other | name
    forget - @nowhere | promise, tune
    forget - @nowhere @other | name, face, voice
    remember @nowhere | song, harbour, story
    remember @nowhere @other | name, face, voice
    kiss + @other | hand, face
    shake @other | hand
    warm + @other | hand
    tell | story, secret
    swallow - | secret
    make | promise, fire
    ring @out | bell
    sound @out | horn, bell
    greet + @out | crew, ferry, stranger, sun, captain
    feed + @out | gulls, fire
    chase @out | gulls, storm, moon, tide
    dream of @nowhere | shore, sea, harbour, ship, storm
    sing to + | moon, sea, gulls, stars
    lean on @out | gate, mast, oar
    lean on | door
    sleep on - @out | deck, pier, dock
    dance on + @out | deck, pier, dock
    stand on @out | deck, pier, bridge, dock
    swim to @out | shore, boat, lighthouse
    climb @out | mast, lighthouse, gate, stairs
    beat | drum
    wind @in | clock
    stop | clock
    pitch + @out | tent
    wear | crown
    sell - @nowhere | crown, house, clock
    tighten | rope, knot
    walk @out | road, street, floor
    take @out | road, ferry, boat
    take @nowhere | map, coat
    sweep @in | floor, stairs
    sweep @out | deck, street
    make @in | bed
    share @nowhere | dream, debt
    share | bed, tent
    pay @nowhere | debt, captain, crew
    owe - @nowhere | debt
    chase + @out | dream
    lose - | dream, house
    burn - @out | house
    build + @out | house, boat, fire
    paint | house, stairs
    sleep on | floor
    cross @out | road, street
    look for @nowhere | shore, ring, road, light, harbour
    look for | key
    talk to | gulls, moon, sea, captain, stranger
  `,
  happenings: `
    bell | ring, toll, swing, crack
    horn | sound, call, moan
    tide @out | turn, rise, fall, come in, go out
    sea @out | rise, sleep, wait, roar, freeze
    waves @out | rise, roll, break, fall, crash, come in
    wave @out | rise, roll, break, fall, crash
    storm - @out | break, rise, pass, come in, roar
    wind | turn, rise, fall, howl, drop, sleep
    rain | fall, stop, begin, come down
    fog | lift, roll in, drift, come down
    snow | fall, drift, melt, come down
    moon | rise, sink, hide
    sun + | rise, sink, come out, return
    stars + | burn, come out, fade
    gulls @out | cry, circle, scatter, sleep, return
    gull @out | cry, circle, dive
    ferry @out | leave, turn, arrive, return, wait
    ship @out | sail, sink, return, turn, burn
    boat @out | drift, turn, rock, leak, sink, return
    crew | sing, sleep, drink, return, wait
    captain | sing, sleep, drink, lie, return
    lighthouse @out | turn, wait, burn, sleep
    lantern | burn, swing, fade, smoke
    lamp | burn, swing, fade, smoke
    candle | burn, smoke, flicker
    fire | burn, smoke, fade, die
    anchor @out | drag, hold, slip, rust
    rope | hold, slip, break, fray
    chain | hold, break, rust, rattle
    mast @out | bend, creak, break, crack
    flag | fall, fray, burn, fade
    sail | fill, rise
    door | creak, open, close, slam
    gate | creak, open, slam
    window | rattle, open, crack
    kettle | sing, boil
    promise | break, hold
    heart | break, hold, race
    voice | break, fade, crack
    harbour @out | sleep, freeze, wait, fade
    pier @out | rot, creak, burn
    song | fade, begin, end, return
    clock | stop, wait, tick
    road | turn, end, wait, flood
    street | flood, sleep, freeze
    house | burn, sleep, wait
    dream | fade, begin, end, return
    drum | roll, beat
  `,
  tails: `
    out | by the sea, on the shore, along the bay, in the rain, beneath the stars, below the moon, on the sand
    out | against the wall, in the fog, on the dock, on the rocks, on the rock, along the rail
    out | by the pine, by the post, beneath the sky, in the wind, against the tide
    out | beside the gate, down the street, along the coast, out on the reef, off the coast, on the swell
    out | in the mist, beneath the trees, in the snow, by the stones, in the frost, at the pier, in the mud
    out | in the spray, down by the weir, along the wall, outside of town, down the road, by the bridge, in the lane
    out | in the sleet, on the jetty steps, under the crane, in the reeds, beside the crates, at the quay, in the haze
    out | on the open deck, where the rivers meet, where the herons nest, at the water’s edge, on the harbour wall
    out | in the dirt, by the tracks, down on the strand, across the land, at the quayside inn, by the nets
    out | beside the well, at the harbour bell, near the edge
    out | on the ledge, along the ridge, where the willows bend, by the bend
    out | at the edge of the world, at the end of the pier, where the water’s deep, beyond the light, out of sight
    out - | in the hail, in the storm, by the wreck, in the gale, among the thorns
    out + | in the sun, on the breeze, on the bright green hill, in the warm sea air
    in | down in the hold, by the door, on the floor, by the bed, by the chair, in the hall, on the stairs, by the stove, in the room
    in | by the flame, in the shed, on the step, by the light, under the beams, beside the fire, in the bar
    in | by candlelight, at the inn, beneath the lamp, in the house, beside the sink, under the roof, in the barn
    in | beside the clock, in the kitchen, by the phone, in the back, on the shelf, beneath the shelves, in the yard
    in - | in an empty house, on the cellar stairs, in a rented room, behind the blinds
    in + | in the yellow light, among our friends, in the crowded bar
    time | at half past four, at half past ten, at half past three, at a quarter to five
    time | before the ebb, between the tides, at the turn of the tide, at high tide
    long | through thick and thin
    out | with the harbour in view
    past | when the boats came home, till the boats came home
    long | till high tide, all through the storm
    how | with salted hands, with frozen hands
  `,
};
