import type { SceneText } from '../../engine/pack.ts';

/** A church: weddings, funerals, choirs, and doubt. */
export const CHURCH: SceneText = {
  name: 'church',
  genres: {
    classical: 7,
    rnb: 4,
    jazz: 2,
    country: 3,
    folk: 3,
    metal: 3,
    rock: 2,
    world: 2,
    reggae: 2,
    pop: 1,
    latin: 1,
    hiphop: 1,
    electronic: 0.3,
  },
  nouns: `
    church | one any | empty, crowded, wooden
    chapel | one any | empty, little, frozen
    choir | any | distant, weary, silent
    steeple | one any | crooked, silver
    pew | any | empty, wooden, narrow
    organ | one any | broken, heavy
    hymn | any | simple, foreign, mournful
    psalm | any | simple, mournful
    prayer | own | simple, foolish, whispered
    saint | any | weary, painted, forgotten
    angel | any | fallen, weary, painted
    angels | any many | fallen, painted
    priest | any | weary, silent, sleeping
    preacher | any | weary, wicked
    sinner | any | stubborn, weary
    sermon | any | endless, bitter
    bible | own | battered, borrowed, leather
    beads | own many | wooden, broken
    incense | one mass | bitter, heavy
    sins | mine many | simple, hidden
    mercy | bare | simple
    veil | own | torn, silken, borrowed
    vow | own | broken, foolish, simple
    bride | any | weary, weeping
    groom | any | weary, missing
    wedding | any | winter, simple
    guests | any many | weary, drunken
    lilies | any many | wilted, silver
    coffin | any | little, wooden, open
    widow | any | weeping, silent
    graveyard | one any | frozen, silent
    gospel | one any | simple, foreign
    tambourine | own | broken, silver
    robe | own | crimson, heavy
    knees | mine many | trembling, weary
    soul | mine | stubborn, weary
    heaven | bare | silent, distant
    devil | one any | laughing, lonely
    dove | any | wounded, silver
    shepherd | any | sleeping, weary
    cross | own | wooden, heavy, silver
    aisle | one any | narrow, endless
    tombstone | any | crooked, nameless
    pulpit | one any | crooked, empty
    hymnal | own | battered, borrowed
    collar | own | crooked, stained
    miracle | any | little, simple, sudden
    wafer | any | broken, holy
    offering | own | little, simple
  `,
  events: `
    light @in | candle, incense, lamp
    blow out - @in | candle, lamp
    carry @in | cross, candle, coffin, incense, bible, lilies
    carry | prayer, sins, secret
    ring @out | bell
    hear @nowhere | choir, bell, organ, hymn, sermon, preacher, gospel, rain
    hear @nowhere @other | prayer, voice
    sing + | hymn, psalm, gospel
    hum | hymn, psalm
    learn + @nowhere | hymn, psalm, prayer
    forget - @nowhere | hymn, prayer, vow, sermon, gospel
    forget - @nowhere @other | name, face
    remember @nowhere | hymn, wedding, prayer, sermon, choir
    remember @nowhere @other | vow, veil, face, voice, name
    join + @nowhere | choir
    leave - @nowhere | church, choir, chapel, wedding, priest
    enter @nowhere | church, chapel
    sweep @in | church, chapel, aisle
    scrub @in | pew, altar
    paint @in | saint, angel, ceiling
    paint @out | steeple
    polish @in | pew, cross, organ
    play @in | organ
    play + | hymn, tambourine
    shake + | tambourine
    tune @in | organ
    say @nowhere | prayer, psalm
    whisper | prayer, vow, psalm, name
    answer @nowhere | prayer
    write | vow, hymn, sermon, prayer, letter
    preach - @in | sermon
    read | psalm, bible, sermon
    open | bible, hymnal
    close - | bible, hymnal
    kiss | cross, beads, ring, bible
    kiss + @nowhere @other | hand, face
    kiss + | bride
    hold | bible, candle, cross, lilies, beads
    hold @nowhere @other | hand
    count | beads, candle
    count - @nowhere @self | sins
    confess - @in | sins, secret
    hide - @nowhere @self | sins
    hide - | bible, cross
    forgive + @nowhere | sinner, preacher, devil
    forgive + @nowhere @other | sins
    bless + @nowhere | bride, bread, ring, guests, sinner
    bury - @out | saint, cross, sinner, groom, bible
    dig @out | grave
    mourn - @nowhere | saint, groom, priest
    walk @in | aisle
    walk @out | graveyard
    wait at @in | altar
    stand at @in | altar, pulpit
    kneel at @in | altar, pew
    kneel on @in | stone
    pray to @nowhere | saint, angels
    pray for @nowhere | mercy, sinner, miracle, rain, soul
    ask for @nowhere | mercy, miracle
    wait for @nowhere | miracle, mercy, bride, groom, angel, sermon
    find + @nowhere | mercy
    lose - @nowhere | beads, bible, ring, veil
    lose - @self @nowhere | soul
    sell - @nowhere | bible, cross, ring
    sell - @self @nowhere | soul
    save + @nowhere | sinner
    save + @nowhere @other | soul
    wear | veil, robe, cross, collar, ring, beads
    lift + @in | veil, cross
    sew | veil, robe
    borrow @nowhere | veil, bible, robe, ring
    tear - | veil, robe, letter
    burn - @in | incense, bible
    break - | vow, beads, bread, promise, wafer, tambourine
    make @nowhere | vow, offering
    keep + @nowhere | vow, promise
    swear @nowhere | vow
    pass @in | bread, cup
    pour @in | wine
    drink @in | wine
    spill - @in | wine
    share + @in | bread, hymnal, pew, wine
    taste @in | wafer, wine
    invite + @nowhere | guests, preacher
    greet + @in | guests, preacher, bride
    thank + @nowhere | angels, saint, preacher, choir
    trust @nowhere | preacher, angel, shepherd
    follow @nowhere | preacher, shepherd, angel, choir
    fight - @nowhere | devil, angel
    dance with - @nowhere | devil, widow
    dance with + | bride
    curse - @nowhere | preacher, devil, heaven, priest
    fear - @nowhere | devil, heaven, priest
    watch @in | candle, choir, bride, priest
    watch @out | steeple, wedding, dove
    free + @out | dove
    feed @out | dove
    pick @out | lilies
    lay @out | lilies
    arrange @in | lilies
    climb @out | steeple
    climb @in | pulpit, stairs
    sit in @nowhere | pew
    sleep in - @nowhere | pew
    sleep through - @nowhere | sermon
    bend @self | knees
    wash @self | hand
    draw | angel, cross
    carve @in | angel, pew, cross
    carve @out | tombstone
    visit @nowhere | tombstone, widow, graveyard
    dream of @nowhere | heaven, angels, wedding, mercy
    see @nowhere | angel, heaven, devil, miracle
    believe @nowhere | preacher, gospel
  `,
  happenings: `
    bell @out | ring, toll, swing, crack
    choir @in | sing, rise, wait, leave, begin
    organ @in | play, moan, hum, swell, die
    hymn | rise, begin, end, fade
    psalm | begin, end, fade
    candle @in | burn, smoke, flicker, fall
    priest @in | cough, wait, sleep, sing, kneel
    preacher @in | shout, lie, pray, wait, sing
    sermon @in | begin, end
    saint @in | weep, wait, fall
    angel | fall, sing, wait, weep, sleep
    angels | sing, fall, wait, gather, weep
    sinner | kneel, pray, wait, weep, laugh
    bride @in | laugh, weep, wait, run, kneel
    groom @in | wait, laugh, kneel, run
    guests @in | wait, laugh, rise, leave, gather
    widow | weep, pray, wait, sing
    coffin @in | wait
    veil | fall, tear, slip
    vow | hold, break
    beads | break, rattle, fall
    incense @in | burn, rise, drift
    lilies @in | wilt, open, fall
    dove @out | rise, fall, return, circle
    devil | laugh, wait, dance, lie, sing
    heaven | wait, open, burn
    soul | burn, wander, wait, rise
    knees | shake, bend, bleed
    steeple @out | fall, lean, burn
    church | fill, burn, sleep, wait
    chapel | burn, freeze, sleep, fill
    graveyard @out | freeze, sleep, flood
    shepherd @out | sleep, wait, sing
    cross @in | fall, burn, lean
    tambourine | ring, shake
    prayer | rise, fade, end
    pew @in | creak, wait
    door @in | creak, close, open, slam
    window @in | glow, crack, rattle
    rain @out | fall, stop, begin
    snow @out | fall, drift, melt
    tombstone @out | lean, fall, crack
    stranger @in | kneel, wait, weep, leave
    mother @in | pray, weep, sing
    gospel @in | rise, begin, end
    miracle | come, wait
    thunder @out | roll, break
    wedding | begin, end
    mercy | wait, come, fall
  `,
  tails: `
    in | in the pew, in the front pew, in the aisle, down the aisle, by the door, on the marble floor, on the cold stone floor
    in | on the altar stair, on the stair, by the candle flame, in the holy name, in the choir, by the altar fire, beneath the spire
    in | by candlelight, by the altar light, beside the light, in the coloured light, in the hall, by the wall, on the kneeling bench
    in | in the nave, beneath the bell, by the bell, beside the font, under the dome, at the cross, beneath the cross, in the loft
    in | in the vault, in the crypt, by the tomb, in the vestry room, in the gloom, before the priest, at the feast, on bended knees
    in | in the second row, in the candle glow, by the window, under the stone, on the altar stone, by the throne, in the back
    in | beneath the saint’s carved face, in a holy place, in that quiet place, in the robe and lace, in the smoke
    out | on the chapel step, on the church house steps, in the yard, in the snow, in the valley below, on the hill, on holy ground
    out | by the grave, at the gate, at the graveyard gate, in the rain, down the lane, by the yew, in the dew
    out | under the trees, in the breeze, by the stones, among the bones, under the moon, beneath a star, beside the car
    out | on the road, by the lych-gate post, in the frost, on the grass, by the oak, at the well, in the mud, by the river bed
    time | on Sunday, at evening prayer, at the midnight mass, on Easter day, on the Sabbath day, on Christmas day
    time | at the evening song, before the feast, before the flood, on a wedding day, on the holy night, after the song
    past | when the choir sang, when the church bells rang, when the hymn was done, when the sermon was done, the day they wed
    past | when the prayer was said, when faith was cheap, when the snow was deep, the day you came
    long | till kingdom come, till the bells were dumb, till the candle died, the whole night through, through the longest night
    long | from prayer to prayer, from psalm to psalm
    how | with open eyes, with folded hands, with lifted hands
    how | with bread and wine, as a sign, full of grace, with a covered face, with a bow, with a solemn vow
    how | in single file, with one desire, in an undertone, in a borrowed cloak, in hushed tones, dressed in gold, like the brave
    in | by the shrine, on the other side
    time | at the last farewell, even now
    out | in the sun
    how | in good faith, for heaven’s sake, in white
    how | in silence, in peace, in one breath, dressed in red, as the scripture said, with a bowed head
    how - | with a heavy soul, with a guilty heart
    how + | with a joyful noise, in a joyful voice, in a veil of lace
  `,
};
