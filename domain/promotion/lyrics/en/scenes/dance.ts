import type { SceneText } from '../../engine/pack.ts';

/** The dance floor, its lights, and the way home at sunrise. */
export const DANCE: SceneText = {
  name: 'dance',
  genres: {
    electronic: 12,
    pop: 7,
    latin: 10,
    reggae: 4,
    rnb: 3,
    world: 2,
    hiphop: 1.5,
    jazz: 1,
    rock: 0.5,
    country: 0.4,
    folk: 0.3,
    metal: 0.1,
    classical: 0.2,
  },
  nouns: `
    club | one any | crowded, empty
    strobe | one any | broken, silver
    spotlight | one any | yellow, broken, sudden
    smoke | one mass | silver, rising
    sweat | mine mass |
    hips | mine many | restless
    feet | mine many | restless, weary
    shoes | own many | broken, golden, borrowed
    rhythm | one any | simple, restless
    drums | any many | distant, heavy
    trumpet | own | golden, borrowed
    band | one any | weary, drunken
    singer | one any | drunken, weary
    dancer | any | restless, weary, golden
    cocktail | own | bitter, crimson
    tequila | own mass | cheap, golden
    table | own | wooden, empty, crowded
    wristband | own | paper, golden
    glitter | own mass | golden, cheap
    earrings | own many | golden, silver, borrowed
    necklace | own | golden, silver, broken
    perfume | own mass | cheap, expensive
    skirt | own | crimson, velvet, borrowed
    tie | own | crooked, velvet, silken
    music | one mass | distant, heavy
    needle | any | broken, silver
    turntable | any | dusty, broken
    patio | any | crowded, empty
    pool | any | silent, silver
    beach | one any | empty, silver
    parade | any | distant, endless
    fireworks | any many | distant, silver
    balloon | any | silver, crimson
    confetti | one mass | silver, golden
    rose | own | crimson, paper, wilted
    eyes | mine many | restless, weary
    lips | mine many | crimson, bitter
    smile | mine | crooked, sudden
    hair | mine mass | tangled
    shoulder | mine | golden
    waist | mine |
    mirrorball | one any | broken, silver
    chorus | one any | simple, foolish
    sunrise | one any | crimson, sudden
    midnight | bare |
    queue | one any | endless, restless
    bouncer | one any | silent, weary
    fan | any | paper, broken
    mango | any | golden
    laughter | mine mass | sudden, foolish
    partner | mine | restless, silent
  `,
  events: `
    take @nowhere @other | hand
    take @nowhere | shoes, table, taxi
    hold @nowhere @other | hand, waist, shoulder
    touch + @nowhere @other | face, hair, waist, hand, shoulder
    kiss + @nowhere @other | lips, shoulder, hand, face
    spin + | partner, dancer
    spin | record
    twirl + | skirt, partner
    shake + @self | hips, hair
    move + @self | hips, feet
    stamp @self | feet
    tap @self | feet
    lose - @nowhere | shoes, earrings, wristband, rhythm, partner, necklace, taxi, table
    find + | rhythm, partner, shoes, patio, beach, smile
    feel + @nowhere | rhythm, music, drums, beat, bassline, sun
    hear @nowhere | drums, trumpet, music, chorus, bassline, band, laughter, beat
    follow | rhythm, drums, music, parade, trumpet, beat
    follow @nowhere @other | eyes, smile, laughter
    chase + @out | sunrise, parade, moon, balloon, taxi
    chase + | rhythm, dream
    drop + | needle, beat, bassline
    drop - | glass, cocktail, phone, rose, necklace
    lift + @in | needle
    flip | record, coin
    play | drums, trumpet, record, song, chorus, turntable
    beat | drums, drum
    turn up + | music, bassline, radio, speaker, lights
    turn down - | music, lights
    turn off - | lights, music
    sing + | chorus, song
    hum | chorus, tune
    shout + | chorus
    shout + @other | name
    whisper @nowhere | name, secret, promise
    stop - | parade, music, band, clock, taxi
    start + | music, band, parade, engine
    pay @nowhere | band, bouncer, taxi, bartender
    thank + | band, singer, partner, driver
    tip + | band, bartender, singer
    call @nowhere | taxi, cab
    call @nowhere @other | name
    greet + | bouncer, dancer, singer, stranger
    charm + | bouncer, bartender, stranger, crowd
    skip + @out | queue
    jump + @out | queue
    leave - @nowhere | club, queue, partner, coat, glass, beach
    fill | glass, floor, club, table
    raise + | glass
    raise + @self | hand
    order @in | cocktail, tequila, rum
    drink | cocktail, tequila, rum, wine, coffee
    pour | tequila, rum, wine
    spill - | cocktail, tequila, wine, secret
    sip + | cocktail, coffee
    shake @in | cocktail
    share + | cocktail, taxi, mango, cigarette, secret
    peel | mango
    light | cigarette, candle
    light + @out | fireworks
    watch @out | sunrise, fireworks, parade, moon, sea
    watch | dancer, mirrorball, crowd, singer
    watch @nowhere @other | hips, lips, smile, feet
    catch + @out | balloon, sunrise, confetti
    catch + @nowhere @other | eyes, smile
    throw + | confetti, rose, glitter, shoes, balloon
    wear | glitter, earrings, necklace, perfume, skirt, tie, shoes, dress, wristband
    buy @nowhere | cocktail, earrings, perfume, ticket, dress, rose, balloon, shoes
    borrow @nowhere | earrings, dress, jacket, lighter, shoes, tie, skirt
    lend + @nowhere | earrings, jacket, necklace, tie
    carry @out | shoes, heels, balloon
    kick off + | shoes, heels
    loosen | tie
    tie | shoes
    fix @in | lipstick, hair, tie
    wipe away - @in | lipstick, glitter, sweat
    brush off | glitter, confetti
    wave + | fan, scarf, shirt
    wave + @self | hand
    cross + | floor
    cross @out | street, beach
    own + @nowhere | floor, midnight
    dance on + | table, stairs
    dance on + @out | rooftop, beach, patio, balcony, pier
    dance through + | confetti, smoke, crowd
    dance past @nowhere | midnight
    walk @out | beach, avenue, pier
    swim in + @out | pool, sea
    dive into + @out | pool, sea, wave
    sleep through - @nowhere | sunrise, parade
    wait for @nowhere | chorus, sunrise, taxi, beat, song, midnight
    forget - @nowhere @other | name, face, smile
    forget + @nowhere | clock, rent, rain
    remember @nowhere | chorus, rhythm, beach, sunrise
    remember @nowhere @other | perfume, smile, eyes, name, laughter
    miss - @nowhere | sunrise, bus, chorus, beat, parade
    miss - @nowhere @other | smile, laughter, hips
    trust @nowhere | rhythm, stranger, music
    break - | heels, glass, necklace
    hide - @self | eyes, smile, face
    close + @self | eyes
    open @self | eyes
    open | window, door, bottle
    lead + | parade, partner, chorus
    count | drums
    hire | band
    join + @nowhere | parade, band, chorus, queue
    dream of @nowhere | beach, sea, sunrise
    smell @nowhere @other | perfume
    keep | rose, wristband, number, secret, rhythm, promise
    press | rose
    pick @out | rose, mango
    read @nowhere @other | eyes, lips
    write | number, name, song
    lock @nowhere | door
  `,
  happenings: `
    music | stop, begin, swell, fade, return
    beat | drop, return, roll, stop
    bassline | drop, roll, return, hum
    chorus | begin, return, end, swell
    drums | roll, begin, stop, return
    trumpet | cry, sing, begin, return
    band | play, stop, return, laugh, leave
    singer @in | laugh, sing, wait, return, bow
    dancer | spin, laugh, stumble, leave, return
    partner | spin, laugh, stumble, leave
    crowd | jump, roar, sing, dance, scatter
    club | close, open, fill, wait
    lights | flash, fade, change, spin, burn
    strobe @in | flash, die, burn
    spotlight @in | fall, burn, fade, turn
    mirrorball @in | turn, spin, glow, fall
    smoke | rise, fade, drift
    needle @in | drop, skip, slip
    turntable @in | turn, spin, stop
    confetti | fall, fly, drift
    balloon | rise, fly, burst, drift
    fireworks @out | rise, burst, fade, fall
    parade @out | pass, turn, begin, end, stop
    sunrise @out | wait, burn, glow
    sun + @out | rise, return
    moon @out | rise, sink, hide
    midnight | pass, arrive
    queue @out | move, wait, grow
    bouncer | laugh, wave, wait, dance
    bartender @in | laugh, wave, dance, sing
    driver | wait, whistle, wave, sing
    taxi @out | wait, leave, stop, turn
    glass | break, fall, ring
    rose | wilt, fall, open
    skirt | spin, fly, swirl
    earrings | swing, gleam, fall
    hips | sway, move
    feet | slip, burn, fly
    heart | race, burn, jump
    lips | move, burn
    smile | return, fade
    laughter | rise, return, fade
    floor | shake, fill, burn
    speaker | hum, shake, burst
    rain @out | fall, stop, begin
    stars @out | burn, fade, fall
    song | begin, end, return, fade
    fan @in | turn, hum
    pool @out | glow, wait
    sea @out | glow, rise, wait
    wave @out | break, rise, roll
    city @out | sleep, wake, glow, hum
    record | spin, skip, end
    phone | ring, die
  `,
  tails: `
    out | on the beach, on the sand, by the pool, in the warm night air, in the summer air, in the square, at the carnival square
    out | under the moon, beneath a yellow moon, in the rain, in the summer rain, on the pier, on the patio, down below
    out | in the street, in the heat, under the palm trees, on the breeze, under a star, outside the bar, on the roof
    out | by the water, beside the gate, under the arcade, on the promenade, in the long parade, by the fountain lights
    out | on Saturday nights, at the end of the queue, in the morning dew, with the sea in view, at the taxi rank, by the river bank
    out | at the edge of the town, on the way downtown, in the sun, on the run, by the harbour wall, on the terrace steps
    in | on the floor, across the floor, by the door, near the door, on the crowded floor, in the hall, along the wall, by the mirrored wall
    in | in the strobe light, under the light, in the silver light, in the flashing light, in the blue and the red, in the back of the club
    in | by the speaker stack, in the back, at the back, in the smoke, in a cloud of smoke, beneath the mirrorball, in the grand ballroom
    in | in the crowded room, on the table top, beside the band, hand in hand, under the ceiling fan, by the stair, on the stairs
    in | at the bar, along the bar, in the crush of the crowd, in the heart of the crowd, in the ladies’ room, in the booth
    in | on the stage, in a golden cage, by the turntable glow, in the front row, in the second row, at the coat check line
    time | at midnight, at half past one, before the sun, at half past two, at half past three, at quarter to four, at closing time
    time | on the downbeat, on the second beat, on the first beat, on Friday night, on New Year’s night
    time | at the roll of the drums, before the dawn
    past | when the beat kicked in, when the chorus came
    past | till the sun came up, that summer night, the night the power went, till the money was spent, when the band came on, when the lights came on
    past | at the carnival ball, when we felt so tall, on the coast in June
    long | till the morning light, to the break of day, till the end of the song, all night long
    long | till half past five, for a song or two, the whole night through
    in | by the old jukebox, in the ring, by the swing
    out | in the spray, in the bay, by the quay, on the lawn, under the crane
    how | in a borrowed gown, playing it cool, from afar, like a king
    in | by the music stand, at the back of the car
    long | till the last drop
    how | on the beat of the drum, on a glass of rum, without a plan, as only we can, never alone
    long how | cheek to cheek
    how | heel to toe, to and fro, way down low, fast and slow, in time
    how | to the beat, with naked feet, on tired feet, with a spin, skin to skin, with a wink, without a drink
    how | with a crooked smile, for a while, like a queen, like it’s all a game, with a twist
    how + | like we’re young, like we’re free, like the waves of the sea, just for me and for you, with the whole room too
  `,
};
