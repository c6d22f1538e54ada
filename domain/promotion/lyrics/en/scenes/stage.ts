import type { SceneText } from '../../engine/pack.ts';

/** A stage: theatre and concert, before and after the applause. */
export const STAGE: SceneText = {
  name: 'stage',
  genres: {
    jazz: 7,
    rock: 4,
    classical: 5,
    pop: 2,
    metal: 2,
    electronic: 1,
    rnb: 2,
    latin: 1,
    hiphop: 1,
    folk: 0.5,
    country: 0.6,
    world: 0.6,
    reggae: 0.5,
  },
  nouns: `
    stage | one any | empty, wooden, narrow
    amp | own | broken, battered, borrowed
    strings | own many | rusted, broken
    setlist | own | crumpled, folded
    encore | own | final, foolish
    poster | own | faded, torn, painted
    van | own | rusted, rented, crowded
    costume | own | crimson, borrowed, tattered
    makeup | own mass | heavy, cheap
    wig | own | crooked, borrowed
    script | own | crumpled, final
    lines | mine many | simple, forgotten
    role | own | final, foolish
    audience | one any | restless, silent, sleeping
    applause | one mass | distant, sudden
    critic | any | bitter, sleeping
    review | any | bitter, final
    director | any | weary, silent
    actor | any | weary, drunken
    actress | any | weary, golden
    prompter | any | sleeping, silent
    trapdoor | any | hidden, broken
    violin | own | broken, borrowed, silent
    cello | own | borrowed, silent, heavy
    bow | own | broken, borrowed
    orchestra | one any | silent, weary
    conductor | one any | weary, stubborn
    baton | own | broken, silver
    score | own | faded, crumpled
    aria | any | simple, final, foreign
    waltz | any | simple, final, slow
    ballet | any | foreign, endless
    silence | one | heavy, sudden
    bouquet | own | wilted, paper, crimson
    autograph | own | crooked, faded
    balconies | one any many | crowded, empty
    puppet | own | wooden, broken
    magician | any | weary, drunken
    clown | any | weary, weeping
    fame | bare | foolish, sudden
    piece | any | simple, final
    solo | own | simple, final, reckless
    ovation | any | endless, sudden
    rehearsal | any | endless, final
    understudy | own | restless, silent
    cue | own | final, missing
    matinee | any | empty, final
    usher | any | silent, sleeping
    tuba | own | heavy, golden
    clarinet | own | borrowed, silver
    quartet | own | weary, silent
  `,
  events: `
    take @nowhere | stage, role
    leave - @nowhere | stage, audience, orchestra, script
    cross @in | stage
    own + @nowhere | stage
    sweep @in | stage
    storm - @nowhere | stage
    light @in | stage
    light | candle, cigarette
    face @in | audience, crowd, critic, spotlight
    chase @in | spotlight
    chase | fame
    dodge - @in | spotlight
    charm + | audience, critic, crowd, director
    fool + | audience, critic
    thank + | audience, orchestra, director, crowd
    bore - | audience, critic
    wake - | audience, prompter, usher
    feel @in | silence, spotlight, beat
    break - @in | silence, strings, baton
    break - | bow, mirror, promise
    hear @in | applause, silence, ovation, violin, orchestra, cello
    hear @other @nowhere | solo, voice
    learn @nowhere | lines, role, script, aria, waltz, piece
    learn @other @nowhere | name
    forget - @in | lines, script, solo, encore
    forget - @nowhere @other | name, face
    whisper @in | lines
    whisper | secret, name
    speak @in | lines
    read | script, lines, review, poster, score
    burn - | script, review, poster, costume, score
    tear - | script, poster, costume, setlist, score
    write | script, review, setlist, song, aria, solo, waltz
    hold | script, note, baton, bouquet, violin
    hold @nowhere @other | hand
    drop - @in | script, baton, bow, lines
    miss - @nowhere | cue, rehearsal, stage, encore
    miss - @nowhere @other | solo, applause
    wait for @in | cue, applause, encore, silence, spotlight
    play | violin, cello, piano, role, encore, waltz, solo, clarinet
    play @in | tuba
    practise | waltz, solo, aria, piece
    tune @in | violin, cello, strings, guitar
    change @in | strings, costume, setlist
    restring | violin, guitar
    pawn - @nowhere | violin, cello, clarinet, guitar
    sell - @nowhere | violin, ticket, amp, van, costume, tuba
    borrow @nowhere | violin, amp, costume, wig, van, bow
    lend + @nowhere | amp, bow, costume, van
    carry @in | cello, amp, tuba, bouquet
    load @out | van
    drive @out | van
    push - @out | van
    paint @out | poster, van
    paint | mask, puppet
    hang @in | poster, lights, costume
    sign | poster, autograph, contract
    sew | costume, curtain
    wear | costume, wig, makeup, mask, crown
    wash off @in | makeup
    wipe off @in | makeup
    raise + @in | curtain, baton
    raise | glass
    lower - @in | curtain, lights
    close - @in | curtain
    dim @in | lights
    sing + @in | aria, encore, chorus
    sing + | song, waltz
    hum | waltz, aria, tune
    dance + @in | waltz, ballet
    lead + @in | orchestra, waltz, quartet
    join + @nowhere | orchestra, quartet, ballet
    hire @nowhere | actor, clown, magician, understudy
    fire - @nowhere | actor, director, clown, understudy
    kiss + @in @nowhere | actress, actor
    kiss + @other @nowhere | hand, face
    play @nowhere | matinee
    curse - | critic, prompter, review, director
    bribe - @nowhere | critic, usher
    greet + | usher, critic, actress
    throw + @in | bouquet, rose, roses
    throw - | script, bottle, wig
    catch + @in | bouquet
    catch @nowhere @other | eyes
    keep | bouquet, poster, script, ticket, review, secret
    buy @nowhere | ticket, bouquet, violin, wig
    fix @in | amp, lights, trapdoor, wig
    open @in | trapdoor
    fall through - @in | trapdoor
    dance past @in | trapdoor
    climb @in | ladder
    pull @in | curtain
    cut - @in | strings
    cut | lines
    steal - @nowhere | role
    steal - | fame, baton
    win + @nowhere | role, applause
    lose - @nowhere | role, voice
    lose - | script, bow, wig
    earn + @nowhere | applause, encore, ovation
    share + @in | spotlight, encore
    share @nowhere | role
    remember @nowhere | applause, waltz, stage, lines
    remember @nowhere @other | solo, voice, name
    dream of @nowhere | stage, applause, fame, spotlight
    hide @in | script, bouquet
    hide @self | face
    watch @in | ballet, puppet, clown, audience, conductor
    follow @in | conductor, baton, score, spotlight
    know @nowhere | lines, score
    call @other @nowhere | name
    trust - @nowhere | prompter, director, critic
    stop - @in | orchestra, rehearsal
    skip - @nowhere | rehearsal
    end @in | encore, silence
    carve | puppet
    mend + | puppet, costume, curtain, bow
  `,
  happenings: `
    curtain @in | rise, fall, close, open, part
    spotlight @in | fall, burn, fade, turn, wait
    lights @in | dim, rise, fade, burn, flicker
    stage @in | wait, creak, burn, turn
    audience @in | wait, laugh, rise, leave, sleep
    crowd @in | roar, rise, wait, leave, sing
    applause @in | rise, fade, die, begin, roll
    ovation @in | begin, end, roll
    silence @in | fall, break, wait, grow
    orchestra @in | play, wait, begin, rise, swell
    conductor @in | bow, wait, sleep, smile
    violin @in | cry, sing, play, begin, wait
    cello @in | moan, cry, play, begin
    clarinet @in | cry, play, laugh
    piano @in | wait, play, begin
    tuba @in | moan, cough
    quartet @in | begin, play, wait
    solo @in | begin, end, rise
    aria @in | begin, end, rise
    waltz @in | begin, end, turn, return
    ballet @in | begin, end
    encore @in | begin, end
    rehearsal @in | begin, end
    matinee | begin, end
    actor @in | bow, lie, sleep, wait, laugh
    actress @in | bow, weep, laugh, wait, sing
    director @in | shout, sleep, wait, lie
    critic @in | sleep, yawn, lie, leave, laugh
    prompter @in | sleep, yawn, whisper, wait
    usher @in | sleep, yawn, wait, bow
    clown @in | weep, fall, laugh, dance, bow
    magician @in | bow, lie, vanish, laugh
    puppet @in | dance, fall, bow, lie
    understudy @in | wait, smile, bow
    trapdoor @in | open, slam, creak
    amp @in | hum, die, crackle, roar
    strings | break, hold, ring, rust
    bow @in | break, slip
    mask | slip, fall, crack
    makeup | run, fade, crack
    wig | slip, fall
    van @out | stall, die, roll, rust, leave
    poster @out | fade, fall, tear
    bouquet @in | wilt, fall
    voice @in | break, crack, rise, fade
    drums | roll, begin, stop
    band @in | play, wait, leave, bow
    singer @in | bow, wait, weep, leave
    dancer @in | bow, fall, spin, wait
    fame | fade, pass, wait
    smoke @in | rise, drift, fade
    balconies @in | fill, shake
    trumpet @in | cry, begin
    candle @in | burn, flicker
  `,
  tails: `
    in | on the stage, on an empty stage, in the wings, by the wings, in the pit, in the hall, in the concert hall, by the wall
    in | in the light, in the yellow light, in the blue stage light, in the front row, in the second row, in the last row, in the balcony seat
    in | at the curtain call, behind the curtain, behind the scenes, on the boards, in the dressing room, in the gloom, on the stair
    in | in the dark, in the velvet dark, by the mirror frame, under the beam, in the box, on the trapdoor, on the floor
    in | in the chair, in an orchestra chair, with the house lights down, in the smoke, in the upper tier, at the rear
    in | in the queue, by the ropes, in the crowd, on the piano lid, in the booth, beneath the dome, by the microphone
    in | on a wooden box, beside the clock, in a borrowed room, by the light of the flame, in the cold, in the house, at the back
    out | by the stage door, behind the hall, in the rain, in the snow, on the street, on the road, in the back of the van
    out | in the square, at the county fair, on the pier, outside the bar, at the bus stop sign, down the block, by the park
    time | on opening night, on closing night, at the final show, at the second show, in the final act, in the second act
    time | on the downbeat, before the applause, at the interval, at half past eight, a minute late, on cue, at half past two
    time | in the last refrain, at the end of the play, on Saturday, after the fall, at the last hurrah, in the first scene
    past | when the curtain rose, when the curtain fell, when the house was full, when the lights went low, the night of the show
    past | when the band was new, when the house was through, when the crowd was gone, when the lights went on
    long | till the curtain call, from eight to ten, for an hour or two, all season through, for a whole long year, through the last refrain
    long | to the end of the score, for an hour or more
    past long | till my voice was sore, till the seats were bare
    how | with feeling, by heart, like a work of art, with a bow, with a grand bow, in costume, off the cuff, for free
    how | dressed in gold, without a plan, with a shot of gin
    in | on the other side
    time | at the final bell, even now
    how | in a borrowed gown, with a painted frown, in black and white
    how | from the heart
    how | with a flourish, with a painted face, with a touch of grace, in a different key, in a single take
    how - | with a poker face, with a painted sneer, in tears
    how + | with a wink, with a grin, like a star, with a flair
  `,
};
