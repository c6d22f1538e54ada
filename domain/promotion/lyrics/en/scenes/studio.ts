import type { SceneText } from '../../engine/pack.ts';

/** The block, the basement studio, and the way up. */
export const STUDIO: SceneText = {
  name: 'studio',
  genres: {
    hiphop: 14,
    rnb: 4,
    reggae: 2,
    electronic: 1,
    pop: 0.7,
    rock: 0.4,
    jazz: 0.4,
    latin: 0.5,
    world: 0.4,
    metal: 0.1,
    folk: 0.1,
    country: 0.1,
    classical: 0.05,
  },
  nouns: `
    block | one any | quiet, sleeping
    microphone | own | borrowed, dusty, silent
    beat | any | heavy, simple, borrowed
    bassline | any | heavy, rolling, simple
    verse | own | final, crooked, honest
    rhyme | own | crooked, simple, honest
    notebook | own | battered, crumpled, paper
    pen | own | borrowed, broken, silver
    headphones | own many | broken, borrowed
    loop | any | broken, dusty, simple
    sample | any | dusty, stolen, foreign
    tape | own | dusty, crackling, unmarked
    sneakers | own many | muddy, borrowed, worn
    hoodie | own | faded, borrowed, heavy
    watch | own | golden, broken, borrowed
    car | own | borrowed, battered, rented
    basement | own | dusty, crowded, flooded
    porch | own | crowded, wooden, broken
    fence | any | broken, crooked, wooden
    court | one any | empty, cracked
    ball | own | worn, leather
    hoop | any | rusted, crooked
    cash | own mass | borrowed, dirty
    money | own mass | easy, borrowed
    brother | mine | little, older
    mother | mine | weary, sleeping
    cousin | mine | younger, sleeping
    judge | any | silent, weary
    teacher | mine | weary, old
    fridge | own | empty, broken
    couch | own | broken, borrowed, leather
    wallet | own | empty, leather
    alley | any | narrow, silent, flooded
    mural | any | faded, painted
    trophy | own | dusty, little, golden
    demo | own | dusty, unsigned
    contract | own | crooked, final, unread
    barbershop | one any | crowded, little
    store | one any | empty, little
    pigeons | any many | hungry, grey
    laundry | own mass | dirty, folded
    dice | own many | loaded, crooked
    backpack | own | heavy, battered
    bike | own | rusted, borrowed, stolen
    doorbell | any | broken, silent
    antenna | any | broken, crooked
    lights | one any many | distant, flickering
    grandmother | mine | sleeping
    lawyer | own | weary, crooked
    hallway | any | narrow, empty
    dollar | own | crumpled, final, single
  `,
  events: `
    grab | microphone, notebook, pen, dice, key, jacket, backpack
    grab @out | ball, bike
    pass | microphone, bottle, note
    pass @out | ball, block
    check | microphone, beat, pen, mirror, watch, phone, clock
    test @in | microphone
    drop + | beat, verse, bassline, demo, record
    drop - | phone, bottle, pen
    write | verse, rhyme, letter, story, song, name, number
    finish | verse, mural, tape, contract, song, bottle
    rip - | contract, notebook
    tear up - | contract, ticket, letter, photograph
    sign | contract
    read | contract, notebook, letter, message
    fill + | notebook, basement, fridge, wallet, court
    open | notebook, fridge, wallet, letter, window, door, contract
    close - | notebook, window, door, store
    flip | beat, sample, coin, dollar
    chop @in | sample, loop
    loop @in | beat, sample, bassline
    play | tape, beat, demo, record, song, loop
    hear @nowhere | bassline, siren, beat, doorbell, pigeons, rain, train
    hear @other @nowhere | voice, mother, brother
    turn up + | bassline, beat, radio, speaker, headphones
    turn down | beat, radio
    turn on @in | speaker, lamp, microphone
    turn off - @in | microphone, lights, phone
    tape | window, photograph
    cut @in | record, tape, verse
    mix @in | record, demo, tape
    steal - | sample, rhyme, bike, wallet, watch, car
    sell - @nowhere | car, watch, bike, tape, record, trophy, chain, sneakers
    sell + @out | demo
    buy + @nowhere | car, house, microphone, watch, sneakers, block, store, couch
    pawn - @nowhere | watch, chain, ring, trophy
    borrow @nowhere | car, hoodie, bike, cash, money, jacket, couch
    lend + @nowhere | bike, car, hoodie, cash, jacket, money
    owe - @nowhere | money, cash, lawyer, brother
    owe - @nowhere @self | rent
    count | money, cash, dice
    count @out | pigeons
    count - | debt
    save + @nowhere | money, dollar, cash, verse
    make + @nowhere | money
    spend @nowhere | money, dollar, cash
    split + | money, bread, rent
    hide - | money, cash, notebook, chain, tape
    hide @self | face
    lose - @nowhere | wallet, key, bike, contract, ball, watch, ticket, block
    find + | beat, rhyme, wallet, key, notebook, dollar, verse, tape
    roll | dice
    throw - | bottle, dice, phone
    throw @out | ball, stone
    shoot @out | ball
    run @nowhere | block
    walk @out | block, alley, street
    leave - @nowhere | block, basement, couch, city, key, note, car
    own + @nowhere | block, house, car, store
    paint @out | mural, fence, wall
    paint | door, hallway
    climb @out | fence
    climb @in | stairs
    jump @out | fence
    lean on @out | fence, car
    lean on | door, wall
    sit on @out | porch, fence
    sleep on @in | couch, floor
    stand on @out | corner, porch, rooftop, block
    wash + @out | car
    wash @in | laundry
    fold @in | laundry
    drive @out | car
    park @out | car
    push @out | car
    wait for @nowhere | bus, train, phone, judge, light
    face - @nowhere | judge, mirror, crowd, music
    tell @nowhere | judge, mother, brother, cousin, story, teacher
    call @nowhere | lawyer, mother, brother, cousin, grandmother
    feed + @nowhere | brother, pigeons, mother, block, cousin
    raise - @other @nowhere | brother
    thank + @nowhere | mother, teacher, grandmother
    miss - @nowhere | mother, brother, bus, block, porch
    hug + | mother, brother, cousin, grandmother
    wake @in | mother, brother, neighbour
    watch @out | pigeons, lights, court, block
    watch | clock, door
    curse - @nowhere | judge, lawyer, siren, contract
    knock on | door, window
    ring @nowhere | doorbell
    answer @nowhere | doorbell, phone, door
    lock | door, car, bike, store
    wear | hoodie, sneakers, watch, chain, ring, headphones, jacket
    lace @in | sneakers
    tie | sneakers
    zip | hoodie, jacket, backpack
    pack - | backpack, suitcase, record
    carry | backpack, speaker, notebook, trophy, record
    carry @other @nowhere | brother
    lift + | trophy, speaker
    win + @nowhere | trophy, crown, battle
    fix | antenna, bike, car, speaker, fridge, fence, hoop
    break - | microphone, antenna, fence, promise, bottle, chain, window, loop
    light | candle, cigarette, stove
    dream of @nowhere | house, money, car, sea
    keep | notebook, promise, secret, tape, chain, trophy, number
    keep @nowhere | rhyme
    forget - @nowhere | rhyme, verse, promise
    forget - @nowhere @other | name, face
    remember @nowhere | porch, basement, verse, fence, fridge, court
    remember @nowhere @other | name, face, voice
    record @in | verse, demo, bassline
    whisper | verse, secret, rhyme
    skip - @nowhere | rent
    skip @out | stone
    run through @out | alley, court
    run through @in | hallway, verse
    flood - | basement, hallway
    sweep @in | hallway, barbershop, store
  `,
  happenings: `
    beat | drop, stop, roll, begin, return
    bassline | drop, roll, hum, return, stop
    loop | turn, end, return, skip
    tape @in | turn, end, stop, hiss
    microphone | hum, break, wait, crackle
    microphone @in | die
    block @out | sleep, wake, burn, wait, flood
    car @out | stop, stall, turn, leave, pass
    ball @out | bounce, drop, spin
    judge | wait, lie, speak, leave
    mother | pray, wait, sing, sleep, cry
    brother | run, lie, leave, return, laugh
    cousin | laugh, leave, lie, return
    grandmother | pray, sing, sleep
    lawyer | lie, leave, laugh, speak
    teacher | laugh, wait, leave, lie
    fridge @in | hum, die
    phone | ring, die, buzz
    watch | stop, tick
    dice | roll, fall, lie
    pigeons @out | scatter, return, circle, sleep
    doorbell | ring, die
    lights | flicker, fade, burn, change
    speaker | hum, crack, buzz
    siren @out | howl, cry, pass, fade
    rent - | rise
    money | run out, talk
    cash | run out
    train @out | roar, pass, leave
    door | open, close, slam
    window | rattle, open, crack
    rain @out | fall, stop, begin
    verse | end, begin, return
    promise | break, hold
    dream | begin, end, return
    mural @out | fade, wait
    store | close, open, wait
    barbershop | close, open, hum
    candle | burn, flicker
    hallway @in | flood
    basement | flood
    court @out | flood, wait
    fence @out | rust, fall, lean
    crown | fall, slip
    name | rise, return
    street @out | flood, sleep, freeze
  `,
  tails: `
    out | on the block, round the block, on the street, in the heat of the street, by the fence, on the porch, on the stoop
    out | by the hoop, under the hoop, in the alleyway, by the corner store, behind the store, in the parking lot
    out | by the laundromat, at the traffic light, under the light, beneath the tracks, by the tracks, in the rain
    out | beside the wall, against the wall, down the hall, at the barbershop, at the last bus stop, on the roof, on the hood of the car
    out | on the west side, on the other side, under the bridge, on the edge of town, on the wrong side of town
    out | by the courthouse steps, in the park, after the street went dark, in the snow, where the cheap weeds grow, in the cold
    out | across the yard, in the yard, on the boulevard, by the bodega door, in front of the station, out the back
    out | down at the station, in the summer heat, by the chain-link gate, on the fire escape, in the smoke
    in | in the booth, in the back, by the door, on the floor, on the basement floor, on the couch, in the room
    in | in a one-room flat, on the thirteenth floor, by the kitchen sink, on the basement stairs, by the stairs
    in | in the dark of the booth, in my cousin’s room, by the phone, with the microphone, on the top bunk bed, by the bed
    in | at the kitchen chair, beside the clock, in the lobby light, in the studio light, by the blinds
    in - | in a holding cell, behind the glass, in the back of the class
    time | at half past four, at half past three, at half past nine, at a quarter to five, before the rent, at the end of the week
    time | on the first take, at closing time, on the first of May, on pay day
    past | back in the day, before the fame, before they knew my name, when the rent was late, back in class, when we were broke
    past | when the power went, when the money was spent, before the chain
    past long | till the tape ran thin, till the beat came in
    past | when the street lights hummed, when the bills came
    long | day and night, through the whole long week, all week
    how | on borrowed time, in one breath
    how | with the hood pulled low, with the volume low, from the heart, like a work of art, from the start, off the page
    how | with a grin, with a borrowed pen, on a borrowed dime, for a dime, step by step, with no map, like a boss, at no cost
    in | on a rented chair, by the bedroom shelf, on a busted screen
    in | by a bowl of cold beans, among the machines
    how - | back to the wall, with nothing to lose, with the rent past due, with a bitter taste, in haste
    how | down to the last cent, on a loan, like a clown, for cheap, for the win, like a fox
    out | by the pigeon coop, at the cheap motel
    how | in old blue jeans
    how | on the run, just for fun, in a hurry to get there
    out | by the docks, for ten city blocks, at the county jail, along the rail, outside the bar, in a stolen car
    out | by the brook, in the sun, in the corner seat, on the beat, on repeat, in the lane, in the fast lane
    how + | head held high, with the whole damn crew, like the whole world knew
  `,
};
