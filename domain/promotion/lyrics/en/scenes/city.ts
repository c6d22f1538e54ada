import type { SceneText } from '../../engine/pack.ts';

/** Streets, taxis, windows and bars at night. */
export const CITY: SceneText = {
  name: 'city',
  genres: { pop: 5, electronic: 5, rnb: 6, jazz: 6, hiphop: 4, latin: 3, reggae: 2, rock: 3, metal: 1, classical: 0.5 },
  nouns: `
    taxi | any | yellow, empty, midnight
    cab | any | yellow, empty, crowded
    train | any | early, empty, silver
    bus | any | crowded, empty, early
    platform | one any | empty, crowded, narrow
    corner | any | empty, familiar, busy
    rooftop | any | empty, quiet, crowded
    elevator | any | broken, mirrored, empty
    balcony | own | narrow, little, crowded
    billboard | any | faded, broken, painted
    streetlight | any | broken, yellow, lonely
    skyline | one | sleeping, silver, distant
    avenue | any | empty, crowded, silver
    pavement | one | wet, cracked, silver
    subway | one | crowded, empty, rattling
    headlights | any many | yellow, distant, passing
    siren | any | distant, lonely, sudden
    traffic | one mass | heavy, crawling, distant
    phone | own | broken, silent, borrowed
    screen | any | broken, silver, flickering
    radio | own | broken, crackling, little
    record | own | dusty, broken, borrowed
    speaker | own | broken, little, heavy
    cigarette | own | crumpled, unlit, borrowed
    lighter | own | silver, empty, borrowed
    jacket | own | leather, borrowed, heavy
    dress | own | velvet, crimson, borrowed
    shirt | own | wrinkled, borrowed, cotton
    heels | own many | broken, silver, borrowed
    lipstick | own mass | crimson, cheap
    mirror | own | cracked, dusty, narrow
    umbrella | own | broken, borrowed, little
    coffee | own mass | bitter, cheap, black
    whiskey | own mass | cheap, bitter
    glass | own | empty, chipped, dirty
    piano | any | broken, quiet, dusty
    saxophone | own | lonely, quiet, golden
    bar | one any | crowded, empty, narrow
    crowd | one any | restless, silent, drunken
    driver | any | silent, weary, drunken
    bartender | one any | silent, weary
    neighbour | own | noisy, sleeping, nosy
    apartment | own | empty, little, rented
    curtain | own | heavy, yellow, velvet
    city | one | sleeping, restless, silver
    number | own | crumpled, wrong, unlisted
    message | own | final, unread, foolish
    newspaper | any | crumpled, yellow, folded
    rent | own mass | heavy
    pillow | own | empty, borrowed
  `,
  events: `
    call @nowhere | taxi, cab
    wave down @out | taxi, cab, stranger
    catch @out | taxi, bus, train, rain
    catch @other | voice
    miss - @nowhere | bus, train, city, corner
    miss - @nowhere @other | voice, face, hand
    wait for @nowhere | taxi, bus, train, message, light, rain, driver, phone
    ride + @nowhere | train, bus, subway, elevator
    take @nowhere | train, bus, cab, subway, elevator, stairs
    board @nowhere | train, bus
    pay @nowhere | driver, rent, bartender, debt
    tip + @nowhere | driver, bartender
    share @nowhere | taxi, cab, apartment, secret, debt, dream
    share | cigarette, umbrella, bottle, pillow, whiskey, wine, coffee
    cross @out | avenue, street, bridge
    walk @out | avenue, street, pavement
    turn @nowhere | corner
    run through @out | traffic, rain, crowd
    walk through @out | city, traffic, rain
    dance on + @out | rooftop, balcony, pavement
    stand on @out | platform, corner, rooftop, balcony, bridge
    sleep on - | floor
    sleep on - @out | rooftop, platform
    climb @nowhere | stairs
    paint | window, door
    paint @in | stairs
    paint @out | billboard, skyline
    watch @out | skyline, headlights, traffic, rain, crowd, moon, city
    watch @other | window, face
    count @out | headlights, stars
    hear @nowhere | siren, subway, traffic, rain, piano, saxophone
    hear @other | voice, radio
    follow @out | headlights, crowd, taxi, stranger, siren
    lose - | phone, lighter, key, number, ticket, umbrella, ring
    lose - @nowhere | apartment, dream
    find + | corner, lighter, key, number, ticket, bar, letter, note
    leave - @nowhere | city, bar, apartment, key, note, message, coat, jacket
    check | phone, clock, mirror, message
    charge @in | phone
    break - | phone, glass, mirror, promise, heart, bottle, record
    throw - | phone, bottle, coin, glass, ring, key
    drop - | phone, lighter, glass, coin, key
    answer @nowhere | phone, door, letter, message
    send @nowhere | message, letter, photograph
    read | message, newspaper, letter, note
    read @out | billboard
    write | number, note, message, letter, song
    write @other | name
    forget - @nowhere | number, promise, umbrella, jacket
    forget - @nowhere @other | name, face, voice
    remember @nowhere | corner, song, city, dress, number
    remember @nowhere @other | name, face, voice
    delete - @nowhere | number, message, photograph
    keep | number, key, secret, promise, photograph, record, ticket, lighter
    turn up + | radio, record
    turn down | radio, record
    turn off - | radio, light, phone, screen
    turn on | radio, light, screen
    play | record, song, piano, saxophone, tune
    play | radio
    spin + | record
    hum + | song, tune
    sing + | song
    light | cigarette, candle
    smoke | cigarette
    borrow @nowhere | lighter, jacket, dress, coat, cigarette, umbrella, shirt
    lend + @nowhere | jacket, coat, umbrella, lighter
    wear | jacket, dress, shirt, heels, lipstick, coat, ring
    button | shirt, coat, jacket
    zip | jacket, dress
    iron @in | shirt, dress
    tear - | shirt, dress, ticket, photograph, letter, newspaper
    fold | shirt, newspaper, letter, note
    wipe off - | lipstick
    fix @in | mirror, radio, lock
    face - | mirror, crowd
    curse - @nowhere | traffic, city, driver, rain, phone
    open | umbrella, door, window, letter, bottle, curtain
    close - @in | window, door, curtain
    draw @in | curtain
    lock - @in | door, apartment
    knock on | door, window
    lean on | door, piano
    lean on @out | streetlight
    fill | glass, bottle
    raise + | glass
    drink | coffee, whiskey, wine
    pour | coffee, whiskey, wine
    spill - | coffee, wine, whiskey
    order @in | coffee, whiskey, wine
    kiss + @other | face, hand
    hold @other | hand
    hold | umbrella, glass, phone, candle
    carry | umbrella, heels, record, speaker, key
    whisper | promise, secret, number
    whisper @other | name
    call @other | name
    tell | secret, story
    make @in | bed, coffee
    rent @nowhere | apartment, piano
    pawn - @nowhere | saxophone, ring, record
    sell - @nowhere | saxophone, piano, record, ring, jacket
    buy @nowhere | newspaper, ticket, dress, record, coffee, ring
    owe - @nowhere @self | rent
    talk to | driver, bartender, stranger, neighbour, mirror
    greet + | driver, neighbour, bartender, stranger
    wake - @nowhere | neighbour, city
    dream of @nowhere | city, skyline
    stop @out | taxi, traffic
    stop | clock
    chase @out | taxi, bus, moon
    chase + @nowhere | dream
    look for | lighter, key
    look for @nowhere | taxi, number, corner, light
    smash - | mirror, phone, glass
    step on - | glass
    trust + @nowhere | stranger, driver
    swallow - | secret
    flip + | coin
    toss | coin
  `,
  happenings: `
    taxi @out | stop, wait, turn, leave, pass
    cab @out | stop, wait, turn, leave, pass
    train @out | leave, stop, pass, roar, come in
    bus @out | leave, stop, turn, pass
    streetlight @out | flicker, burn, fade
    skyline @out | fade, burn, wait
    city @out | sleep, wait, hum, wake, burn
    traffic @out | stop, crawl, roar, hum
    headlights @out | fade, pass, turn
    siren @out | howl, cry, pass, fade
    subway @out | roar, rattle, stop
    elevator @in | stop, rise, fall, wait
    phone | ring, die, buzz, light up
    screen | flicker, fade, crack
    radio | hum, crackle, fade, play
    record @in | spin, skip, end, play
    speaker | hum, crack, buzz
    mirror @in | crack, lie
    glass | crack, break, fall
    crowd | roar, sing, leave, scatter, dance
    driver | wait, sing, turn, leave, whistle
    bartender @in | wait, sing, leave, whistle
    neighbour | sleep, sing, knock, leave
    piano @in | play, wait, begin
    saxophone | play, cry, begin, moan
    bar | close, open, fill
    rain @out | fall, stop, begin, come down
    moon @out | rise, sink, hide
    door | creak, open, close, slam
    window | rattle, open, crack
    lamp | flicker, burn
    candle | burn, smoke, flicker
    street @out | flood, sleep, freeze
    clock | stop, wait, tick
    song | fade, begin, end, return
    heart | break, race
    voice | break, fade, crack
    promise | break, hold
    dream | fade, begin, end, return
    curtain @in | fall, open, close
    umbrella @out | break, open
    coffee @in | boil
    stranger | wait, sing, dance, leave
    corner @out | wait, flood
    billboard @out | flicker, fade
    message | arrive, wait
  `,
  tails: `
    out | in the rain, on the street, down the street, across the street, beneath the lights, under the bridge, by the light
    out | under the sky, by the park, at the edge of the park, by the bus stop sign, at the end of the line, by the gate
    out | outside the bar, across from the bar, under the stars, between parked cars, on the hood of the car, in the dark of the lot
    out | by the fire escape, in the middle of town, on my side of town, on the roof, on the edge of the roof
    out | on Seventh Street, in the heat of the street, at the red light, by the late-night store, on the second floor roof
    out | beneath the moon, under a yellow moon, on the avenue, with the river in view, in the alleyway, along the quay
    out | on the overpass, on the broken glass, by the bank, behind the bank, on the steps, on the courthouse steps
    out | by the square, in the square, down the line, by the station clock, around the block, all the way round the block
    out | in the smoke, by the church, in the fog, at the edge of the town, where the taxis wait, beside the gate
    out | where the trams turn round, by the underground, over the river, in the cold, on the wet black road, by the road
    out | in the snow, in the wind, beside the wall, against the wall, by the concert hall, near the pier
    out | by the taxi rank, beneath a star, where the buses go by, by the chapel bell, where the stray dogs bark, by the iron gate
    out | by the old ferry boat, on the edge of downtown, by the subway rail, on the cold stone, on the front lawn
    out | around the bend, down the drive, where we both belong, in the wet, in the shade, under the arcade, outside the bars
    out - | in the sleet, in the hail, in the storm
    out + | in the sun, on the breeze, in the warm night air
    in | by the door, on the floor, on the eleventh floor, by the bed, by the chair, in the hall
    in | down the hall, on the stairs, under the stairs, in the room, in a hotel room, in the back room, in the bar
    in | at the back of the bar, in the back, by the phone, beside the phone, beneath the lamp, in the kitchen, by the sink
    in | by the window light, in the blue TV light, by candlelight, under the roof, on the shelf, beside the clock
    in | in the hotel, in a cheap hotel, in a borrowed bed, at the café, in the corner café, on the last train, on the late-night train
    in | on the back seat, beside the lost and found, by the candle flame, in the back of the car, by the row of guitars
    in | by the ceiling fan
    in - | in an empty house, in a rented room, behind the blinds
    in + | in the yellow light, among our friends, in the crowded bar, on the ballroom floor
    time | at half past four, at half past ten, at half past three, at half past nine, at a quarter to five
    time | at closing time, after closing time, at half past two, at a quarter past two
    time | at sunrise, too late, at a quarter to eight
    past | when the clubs let out, till the clubs let out, the night of the show
    long | while the neighbours sleep, all night long
    long | till closing time, till the morning news
    how | with tired eyes
    how | with the lights still on, with nothing left to spend, without a plan
    how | with the lights down low, on borrowed time, with cold hands
  `,
};
