/** Verbs with all their forms: base, third person, past, participle, -ing. */
export const ENGLISH_VERBS = `
  answer answers answered answered answering
  arrive arrives arrived arrived arriving
  bake bakes baked baked baking
  beat beats beat beaten beating @long
  begin begins began begun beginning
  bend bends bent bent bending
  board boards boarded boarded boarding
  boil boils boiled boiled boiling @long
  borrow borrows borrowed borrowed borrowing
  break breaks broke broken breaking
  build builds built built building @long
  burn burns burned burned burning @long
  button buttons buttoned buttoned buttoning
  buy buys bought bought buying
  buzz buzzes buzzed buzzed buzzing
  call calls called called calling
  carry carries carried carried carrying @long
  carve carves carved carved carving
  catch catches caught caught catching
  charge charges charged charged charging
  chase chases chased chased chasing @long
  check checks checked checked checking
  circle circles circled circled circling @long
  climb climbs climbed climbed climbing @long
  close closes closed closed closing
  come comes came come coming
  count counts counted counted counting @long
  crack cracks cracked cracked cracking
  crackle crackles crackled crackled crackling
  crash crashes crashed crashed crashing
  crawl crawls crawled crawled crawling
  creak creaks creaked creaked creaking
  cross crosses crossed crossed crossing
  cry cries cried cried crying @long
  curse curses cursed cursed cursing
  cut cuts cut cut cutting
  dance dances danced danced dancing @long
  delete deletes deleted deleted deleting
  die dies died died dying
  dive dives dived dived diving
  drag drags dragged dragged dragging @long
  draw draws drew drawn drawing
  dream dreams dreamed dreamed dreaming @long @chance
  drift drifts drifted drifted drifting @long
  drink drinks drank drunk drinking
  drop drops dropped dropped dropping @chance
  drown drowns drowned drowned drowning
  dry dries dried dried drying
  end ends ended ended ending
  face faces faced faced facing
  fade fades faded faded fading
  fall falls fell fallen falling
  feed feeds fed fed feeding @long
  fight fights fought fought fighting @long
  fill fills filled filled filling
  find finds found found finding @chance
  fix fixes fixed fixed fixing
  flicker flickers flickered flickered flickering
  flip flips flipped flipped flipping
  flood floods flooded flooded flooding
  fold folds folded folded folding
  follow follows followed followed following @long
  forge forges forged forged forging
  forget forgets forgot forgotten forgetting @chance
  fray frays frayed frayed fraying
  freeze freezes froze frozen freezing
  go goes went gone going
  greet greets greeted greeted greeting
  hang hangs hung hung hanging
  haul hauls hauled hauled hauling
  hear hears heard heard hearing @long @chance
  hide hides hid hidden hiding
  hold holds held held holding @long
  howl howls howled howled howling @long
  hum hums hummed hummed humming @long
  iron irons ironed ironed ironing
  keep keeps kept kept keeping
  kiss kisses kissed kissed kissing
  knock knocks knocked knocked knocking
  launch launches launched launched launching
  leak leaks leaked leaked leaking
  lean leans leaned leaned leaning @long
  leave leaves left left leaving
  lend lends lent lent lending
  lie lies lied lied lying
  lift lifts lifted lifted lifting
  light lights lit lit lighting
  lock locks locked locked locking
  look looks looked looked looking @long
  lose loses lost lost losing @chance
  lower lowers lowered lowered lowering
  make makes made made making
  melt melts melted melted melting
  mend mends mended mended mending @long
  miss misses missed missed missing @long @chance
  moan moans moaned moaned moaning
  open opens opened opened opening
  order orders ordered ordered ordering
  owe owes owed owed owing @long @chance
  pack packs packed packed packing
  paint paints painted painted painting @long
  pass passes passed passed passing
  patch patches patched patched patching
  pawn pawns pawned pawned pawning
  pay pays paid paid paying
  pitch pitches pitched pitched pitching
  play plays played played playing @long
  pour pours poured poured pouring
  pray prays prayed prayed praying @long
  race races raced raced racing
  raise raises raised raised raising
  rattle rattles rattled rattled rattling
  read reads read read reading @long
  remember remembers remembered remembered remembering @long
  rent rents rented rented renting
  return returns returned returned returning
  ride rides rode ridden riding @long
  ring rings rang rung ringing
  rise rises rose risen rising
  roar roars roared roared roaring @long
  rock rocks rocked rocked rocking @long
  roll rolls rolled rolled rolling
  rot rots rotted rotted rotting
  row rows rowed rowed rowing @long
  run runs ran run running @long
  rust rusts rusted rusted rusting
  sail sails sailed sailed sailing
  scatter scatters scattered scattered scattering
  scrub scrubs scrubbed scrubbed scrubbing @long
  seal seals sealed sealed sealing
  sell sells sold sold selling
  send sends sent sent sending
  sew sews sewed sewn sewing @long
  shake shakes shook shaken shaking
  share shares shared shared sharing @long
  shut shuts shut shut shutting
  sing sings sang sung singing @long
  sink sinks sank sunk sinking @chance
  skip skips skipped skipped skipping
  slam slams slammed slammed slamming
  sleep sleeps slept slept sleeping @long
  slip slips slipped slipped slipping
  smash smashes smashed smashed smashing
  smoke smokes smoked smoked smoking
  sound sounds sounded sounded sounding
  spill spills spilled spilled spilling @chance
  spin spins spun spun spinning @long
  stand stands stood stood standing @long
  steal steals stole stolen stealing
  steer steers steered steered steering @long
  step steps stepped stepped stepping
  stop stops stopped stopped stopping
  swallow swallows swallowed swallowed swallowing
  sweep sweeps swept swept sweeping @long
  swim swims swam swum swimming @long
  swing swings swung swung swinging @long
  take takes took taken taking
  talk talks talked talked talking @long
  tear tears tore torn tearing
  tell tells told told telling
  throw throws threw thrown throwing
  tick ticks ticked ticked ticking @long
  tie ties tied tied tying
  tighten tightens tightened tightened tightening
  tip tips tipped tipped tipping
  toll tolls tolled tolled tolling
  toss tosses tossed tossed tossing
  trust trusts trusted trusted trusting
  turn turns turned turned turning
  wait waits waited waited waiting @long
  wake wakes woke woken waking
  walk walks walked walked walking @long
  warm warms warmed warmed warming
  watch watches watched watched watching @long
  wave waves waved waved waving
  wear wears wore worn wearing @long
  whisper whispers whispered whispered whispering
  whistle whistles whistled whistled whistling @long
  wind winds wound wound winding
  wipe wipes wiped wiped wiping
  write writes wrote written writing @long
  zip zips zipped zipped zipping
`;
