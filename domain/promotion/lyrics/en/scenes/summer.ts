import type { SceneText } from '../../engine/pack.ts';

/** One summer: the lake, the fair, bonfires, and the end of August. */
export const SUMMER: SceneText = {
  name: 'summer',
  genres: {
    pop: 7,
    reggae: 8,
    latin: 5,
    country: 2,
    folk: 1.5,
    electronic: 2,
    world: 2,
    rnb: 2,
    rock: 1.5,
    jazz: 1,
    hiphop: 0.7,
    metal: 0.1,
    classical: 0.7,
  },
  nouns: `
    lake | one any | silent, silver, freezing
    sunglasses | own many | cracked, borrowed, golden
    lemonade | own mass | cold, bitter
    peach | any | golden, bruised
    watermelon | any | golden, cold
    hammock | own | faded, borrowed
    fireflies | any many | silver, distant
    crickets | any many | restless, distant
    skateboard | own | broken, borrowed
    kite | own | paper, tangled, crimson
    carousel | one any | painted, broken, silent
    fairground | one any | crowded, silent
    surfboard | own | borrowed, battered
    sprinkler | any | rusty, broken
    freckles | mine many | golden
    sandals | own many | broken, muddy
    sunburn | own | foolish, crimson
    camera | own | borrowed, broken
    film | own mass | faded, final
    caravan | own | rented, rusted
    heatwave | any | endless, sudden
    bonfire | any | dying, distant
    sparklers | any many | dying, golden
    diary | own | secret, faded
    bracelet | own | woven, silver, broken
    popsicle | own | crimson, melting
    sandcastle | own | crooked, golden
    raft | own | wooden, leaking
    paddle | own | wooden, broken
    canoe | own | wooden, borrowed, leaking
    cabin | own | wooden, empty
    mosquitoes | any many | hungry, restless
    roses | any many | wild, wilted
    lifeguard | one any | sleeping, golden
    cousins | mine many | sleeping, noisy
    swimsuit | own | crimson, faded
    rollercoaster | one any | crooked, wooden
    prize | own | little, foolish, final
    palm | any | crooked, lonely
    dragonfly | any | silver, golden
    jellyfish | any | silver, silent
    holiday | own | final, foolish
    sand | one mass | golden
    cherry | any | golden, single
    swing | any | broken, wooden
    ladder | any | crooked, wooden
    cloud | any | silver, single
    summer | one any | endless, foolish
    sunset | any | crimson, endless
  `,
  events: `
    swim across + @out | lake, harbour, river
    swim in @out | lake, sea, river, pool
    dive into + @out | lake, wave, pool, sea
    jump into + @out | lake, river, pool
    row across @out | lake
    walk round @out | lake, fairground
    float on + @out | raft, lake
    build + @out | sandcastle, bonfire, raft, tent
    wreck - @out | sandcastle, raft, canoe
    paddle @out | canoe, raft, surfboard
    drag - @out | canoe, raft, boat
    carry @out | canoe, surfboard, raft, ladder
    tie @out | raft, canoe, hammock
    hang @out | hammock, swimsuit, swing
    sleep in @out | hammock, caravan, tent
    sleep in @nowhere | cabin
    rent @nowhere | caravan, canoe, cabin, boat, bike
    borrow @nowhere | sunglasses, surfboard, bike, camera, canoe, towel
    lend + @nowhere | sunglasses, skateboard, surfboard, towel, camera
    lose - @nowhere | sunglasses, sandals, camera, kite, ring, bracelet, paddle, summer
    find + | shell, bracelet, sandals, diary, camera
    find + @out | raft
    break - @out | paddle, skateboard, swing, surfboard
    break - | sunglasses, bracelet, promise
    wear | sunglasses, sandals, swimsuit, bracelet, freckles, hat
    kick off + @out | sandals
    kiss + @nowhere @other | freckles, shoulder, lips, hand
    count + @nowhere @other | freckles
    count @out | stars, waves, fireflies, gulls
    hold @nowhere @other | hand
    touch + @nowhere @other | hair, shoulder
    braid @other | hair
    wring out @self | hair
    braid @out | daisies
    braid | bracelet
    cut | bracelet
    tie on + | bracelet
    trade + | bracelet, secret, peach, sunglasses
    fly + @out | kite
    chase + @out | kite, fireflies, dragonfly, sunset, wave, summer
    catch + @out | fireflies, wave, dragonfly, kite, jellyfish
    free + @out | fireflies, dragonfly, kite
    follow @out | fireflies, shore, dragonfly, gulls
    watch @out | fireflies, sunset, bonfire, waves, kite, carousel, cloud, stars, sparklers, lifeguard
    hear @out | crickets, waves, carousel, gulls, mosquitoes, thunder
    hear @nowhere @other | laughter, voice
    light + @out | bonfire, sparklers, lantern
    light | candle
    feed @out | bonfire, gulls
    jump over + @out | bonfire
    dance round + @out | bonfire, fire
    sit round @out | bonfire
    wave + @out | sparklers
    ride + @out | carousel, rollercoaster, skateboard, bike, wave
    wait for @out | wave, carousel, sunset, bus
    wait for @nowhere | summer
    miss - @nowhere | lake, summer, bus, cabin, bonfire
    miss - @nowhere @other | laughter, freckles, smile
    win + @out | prize
    eat | peach, watermelon, mango, cherry, popsicle
    share + | peach, lemonade, watermelon, popsicle, towel, hammock, secret
    drop - | popsicle, camera, peach
    slice @in | watermelon, peach, mango
    pick @out | cherry, roses, peach, plums
    steal - | cherry, peach, watermelon
    make @in | lemonade
    pour | lemonade
    drink + | lemonade, wine
    sip + | lemonade
    spill - | lemonade
    turn on @out | sprinkler
    run through + @out | sprinkler, sand, rain, fairground
    take @nowhere | photograph, towel, ladder
    load | camera
    develop @in | film
    waste - | film, summer
    write | postcard, diary, letter, name
    read | diary, postcard, story
    hide | diary, bracelet, cherry, letter
    lock | diary, cabin, bike
    burn - @out | diary, letters
    burn - @self | shoulder
    keep + | bracelet, postcard, shell, secret, prize, promise
    send @nowhere | postcard, photograph
    pack - | swimsuit, towel, suitcase, camera, tent
    unpack + | swimsuit, tent, suitcase
    leave - @nowhere | lake, cabin, beach, towel, sandals
    save @nowhere | summer, holiday
    remember @nowhere | lake, bonfire, carousel, cabin, sunset, summer
    remember @nowhere @other | laughter, freckles, name, smile
    forget - @nowhere | towel, camera, lake, summer
    forget - @nowhere @other | name, laughter
    climb @out | palm, ladder, lighthouse
    carve @out | name
    draw @out | map
    paint @out | raft, canoe, caravan
    mend + @out | kite, raft, hammock, swing
    push @out | swing
    race + @out | kite, wave, bike, storm
    ride out - @out | storm, heatwave
    curse - @out | mosquitoes, rain, heatwave, sunburn
    dodge @out | jellyfish, mosquitoes, wave
    greet + | lifeguard, cousins
    call @out | cousins, lifeguard
    call @other @nowhere | name
    wake @nowhere | lifeguard, cousins
    dream of @nowhere | lake, summer, beach, sea
    tell | secret, story
    sing + | song
    hum + | tune
    whistle + | tune
    play + @out | guitar
    play + | song, record, radio
    toss + @out | shell, coin, stone
    skip + @out | stone
    shake out @out | towel, tent, sand
    rinse @out | sandals
    name | cloud, raft, boat
    lean on @out | ladder, palm
    smell + @nowhere | roses, rain
  `,
  happenings: `
    lake @out | freeze, glow, wait, sleep, shine
    fireflies @out | rise, glow, fade, dance, return
    crickets @out | sing, wait, stop, begin
    kite @out | rise, fall, dance, dive, tear
    carousel @out | turn, stop, sing, rust
    rollercoaster @out | creak, stop, roar
    fairground @out | close, open, sleep
    sprinkler @out | turn, stop, hiss
    hammock @out | sway, swing, tear
    bonfire @out | burn, smoke, die, crackle, glow
    sparklers @out | burn, fade, hiss, die
    sandcastle @out | fall, melt, stand, crumble
    raft @out | drift, turn, sink, rock
    canoe @out | drift, turn, sink, leak
    surfboard @out | crack, drift
    caravan @out | rock, rust, leak
    cabin | creak, sleep, leak
    heatwave @out | break, begin, end, pass
    thunder @out | roll, break, pass
    storm - @out | break, pass, roll in
    rain @out | fall, stop, begin
    sunset @out | burn, fade, glow, wait
    sun + @out | rise, sink, burn, return
    moon @out | rise, sink, hide
    stars @out | burn, fall, fade
    waves @out | rise, break, roll, crash
    wave @out | rise, break, roll, crash
    tide @out | turn, rise, fall, come in
    gulls @out | cry, circle, return, scatter
    palm @out | sway, bend, fall
    roses @out | bloom, climb, wilt, open
    peach | ripen, fall
    cherry | ripen, fall
    dragonfly @out | hum, land, circle, return
    jellyfish @out | glow, drift, sting
    mosquitoes @out | hum, dance, bite, return
    lifeguard @out | sleep, wave, whistle, wait, laugh
    cousins | laugh, sing, sleep, fight, return
    popsicle | melt, drip, fall
    camera | click, break, flash
    postcard | arrive, fade
    bracelet | break, hold, fray
    summer | end, begin, return, fade, wait
    holiday | end, begin
    swing @out | creak, sway, break
    cloud @out | pass, drift, break, burn
    ferry @out | leave, turn, arrive
    boat @out | drift, turn, rock
    song | begin, end, return, fade
    laughter | rise, fade, return
    radio | hum, play, die
    freckles | fade, return
    heart | race, jump, break
    tent @out | leak, fall
    dog | bark, swim, sleep
  `,
  tails: `
    out | by the lake, on the sand, in the sand, on the beach, at the pier, on the pier, in the sun, in the rain, in the summer rain
    out | in the bay, in the spray, on the shore, by the shore, off the shore, in the heat, on the street, barefoot in the street
    out | under the moon, by the dune, by the pool, in the shade, on the promenade, by the arcade, under the stars
    out | on the hood of the car, by the snack bar, under a falling star, on the grass, in the long dry grass, on the dock, on a rock
    out | by the dock, in the breeze, under the trees, by the sea, under the cherry tree, on the lawn, on the neighbour’s lawn
    out | by the gate, at the garden gate, in the hay, down the lane, on the hill, by the mill, on the roof, in the reeds
    out | where the river bends, among our friends, in the tall wild weeds, by the bonfire light, in the fairground light
    out | at the top of the ride, at the turn of the tide, on the other side, by the water’s side, in the foam, on the way home
    out | by the tent, where the willow bent, in the swell, by the well, by the carousel, in the blue, with the sea in view
    out + | on the warm white stone, in the warm night air, at the county fair
    in | on the cabin floor, by the cabin door, by the screen door, on the stair, in a wicker chair, in the room, in the hall
    in | by the window, beneath the fan, by the lamp, on the porch, by the phone, in the bed, by the bed, in the back of the van
    time | in July, in late July, at sunset, on the last of June, on the first of June, in the middle of June, in the heat of noon
    time | at half past nine, at half past ten, at half past eight, on the longest day, at the end of the day, before the fall
    past | last July, that July, the summer we met, when the grass was wet, the summer it rained, when we were ten, way back when
    past | when the band came through, that summer with you, the night of the fair, the summer of love, when the school let out
    past | when the fair came around
    past long | till the light was low, till the fire was low
    long | all June, all July, till the fall, all the summer through, for a week or two
    long | from June to fall
    how | for a dime, one more time, just for show, for a song, with sandy feet, with burning feet
    how | without a plan, with a golden tan, ten feet tall, with no shoes at all, with salty hair, unaware, with an open heart
    how | with wet hair, in cut-off jeans, like kings and queens, on the count of three, eye to eye
    how - | with a heavy sigh, with a last goodbye, with sand in the eyes
    how + | on the run, for the thrill
  `,
};
