/** Verbs with all their forms: base, third person, past, participle, -ing. */
export const ENGLISH_VERBS = `
  answer answers answered answered answering
  arrange arranges arranged arranged arranging
  arrive arrives arrived arrived arriving
  ask asks asked asked asking
  bake bakes baked baked baking
  bark barks barked barked barking @long
  beat beats beat beaten beating @long
  begin begins began begun beginning
  believe believes believed believed believing @chance
  bend bends bent bent bending
  betray betrays betrayed betrayed betraying
  bite bites bit bitten biting
  bleed bleeds bled bled bleeding @long
  bless blesses blessed blessed blessing
  bloom blooms bloomed bloomed blooming
  blow blows blew blown blowing
  board boards boarded boarded boarding
  boil boils boiled boiled boiling @long
  bore bores bored bored boring @chance
  borrow borrows borrowed borrowed borrowing
  bounce bounces bounced bounced bouncing
  bow bows bowed bowed bowing
  braid braids braided braided braiding
  bray brays brayed brayed braying
  break breaks broke broken breaking
  bribe bribes bribed bribed bribing
  bring brings brought brought bringing
  brush brushes brushed brushed brushing
  build builds built built building @long
  burn burns burned burned burning @long
  burst bursts burst burst bursting
  bury buries buried buried burying
  button buttons buttoned buttoned buttoning
  buy buys bought bought buying
  buzz buzzes buzzed buzzed buzzing
  call calls called called calling
  camp camps camped camped camping @long
  carry carries carried carried carrying @long
  carve carves carved carved carving
  catch catches caught caught catching
  chain chains chained chained chaining
  change changes changed changed changing
  charge charges charged charged charging
  charm charms charmed charmed charming
  chase chases chased chased chasing @long
  check checks checked checked checking
  chime chimes chimed chimed chiming
  chop chops chopped chopped chopping
  circle circles circled circled circling @long
  clear clears cleared cleared clearing
  clench clenches clenched clenched clenching
  click clicks clicked clicked clicking
  climb climbs climbed climbed climbing @long
  close closes closed closed closing
  come comes came come coming
  confess confesses confessed confessed confessing
  cook cooks cooked cooked cooking @long
  cool cools cooled cooled cooling
  cough coughs coughed coughed coughing
  count counts counted counted counting @long
  crack cracks cracked cracked cracking
  crackle crackles crackled crackled crackling
  crash crashes crashed crashed crashing
  crawl crawls crawled crawled crawling
  creak creaks creaked creaked creaking
  cross crosses crossed crossed crossing
  crow crows crowed crowed crowing
  crumble crumbles crumbled crumbled crumbling
  crunch crunches crunched crunched crunching
  cry cries cried cried crying @long
  curse curses cursed cursed cursing
  cut cuts cut cut cutting
  dance dances danced danced dancing @long
  delete deletes deleted deleted deleting
  develop develops developed developed developing
  die dies died died dying
  dig digs dug dug digging @long
  dim dims dimmed dimmed dimming
  dive dives dived dived diving
  dodge dodges dodged dodged dodging
  drag drags dragged dragged dragging @long
  draw draws drew drawn drawing
  dream dreams dreamed dreamed dreaming @long @chance
  dress dresses dressed dressed dressing
  drift drifts drifted drifted drifting @long
  drink drinks drank drunk drinking
  drip drips dripped dripped dripping @long
  drive drives drove driven driving @long
  drop drops dropped dropped dropping @chance
  drown drowns drowned drowned drowning
  dry dries dried dried drying
  dust dusts dusted dusted dusting
  earn earns earned earned earning
  eat eats ate eaten eating
  empty empties emptied emptied emptying
  end ends ended ended ending
  enter enters entered entered entering
  face faces faced faced facing
  fade fades faded faded fading
  fail fails failed failed failing
  fall falls fell fallen falling
  fear fears feared feared fearing @long @chance
  feed feeds fed fed feeding @long
  feel feels felt felt feeling @long @chance
  fight fights fought fought fighting @long
  fill fills filled filled filling
  find finds found found finding @chance
  finish finishes finished finished finishing
  fire fires fired fired firing
  fix fixes fixed fixed fixing
  flag flags flagged flagged flagging
  flash flashes flashed flashed flashing
  flicker flickers flickered flickered flickering
  flip flips flipped flipped flipping
  float floats floated floated floating @long
  flood floods flooded flooded flooding
  fly flies flew flown flying
  fog fogs fogged fogged fogging
  fold folds folded folded folding
  follow follows followed followed following @long
  fool fools fooled fooled fooling
  forge forges forged forged forging
  forget forgets forgot forgotten forgetting @chance
  forgive forgives forgave forgiven forgiving
  fray frays frayed frayed fraying
  free frees freed freed freeing
  freeze freezes froze frozen freezing
  gather gathers gathered gathered gathering
  gleam gleams gleamed gleamed gleaming @long
  glow glows glowed glowed glowing @long
  go goes went gone going
  grab grabs grabbed grabbed grabbing
  greet greets greeted greeted greeting
  grow grows grew grown growing
  guard guards guarded guarded guarding @long
  hang hangs hung hung hanging
  harden hardens hardened hardened hardening
  haul hauls hauled hauled hauling
  haunt haunts haunted haunted haunting @long
  hear hears heard heard hearing @long @chance
  herd herds herded herded herding
  hide hides hid hidden hiding
  hire hires hired hired hiring
  hiss hisses hissed hissed hissing
  hitch hitches hitched hitched hitching
  hold holds held held holding @long
  howl howls howled howled howling @long
  hug hugs hugged hugged hugging
  hum hums hummed hummed humming @long
  hunt hunts hunted hunted hunting @long
  invite invites invited invited inviting
  iron irons ironed ironed ironing
  join joins joined joined joining
  jump jumps jumped jumped jumping
  keep keeps kept kept keeping
  kick kicks kicked kicked kicking
  kiss kisses kissed kissed kissing
  kneel kneels knelt knelt kneeling @long
  knit knits knitted knitted knitting @long
  knock knocks knocked knocked knocking
  know knows knew known knowing @long @chance
  lace laces laced laced lacing
  land lands landed landed landing
  laugh laughs laughed laughed laughing @long
  launch launches launched launched launching
  lay lays laid laid laying
  lead leads led led leading @long
  leak leaks leaked leaked leaking
  lean leans leaned leaned leaning @long
  learn learns learned learned learning
  leave leaves left left leaving
  lend lends lent lent lending
  lie lies lied lied lying
  lift lifts lifted lifted lifting
  light lights lit lit lighting
  load loads loaded loaded loading
  lock locks locked locked locking
  look looks looked looked looking @long
  loop loops looped looped looping
  loosen loosens loosened loosened loosening
  lose loses lost lost losing @chance
  love loves loved loved loving @long @chance
  lower lowers lowered lowered lowering
  mail mails mailed mailed mailing
  make makes made made making
  march marches marched marched marching @long
  melt melts melted melted melting
  mend mends mended mended mending @long
  milk milks milked milked milking
  miss misses missed missed missing @long @chance
  mix mixes mixed mixed mixing @long
  moan moans moaned moaned moaning
  mourn mourns mourned mourned mourning @long
  move moves moved moved moving
  name names named named naming
  open opens opened opened opening
  order orders ordered ordered ordering
  outlive outlives outlived outlived outliving @chance
  outrun outruns outran outrun outrunning
  owe owes owed owed owing @long @chance
  own owns owned owned owning @long @chance
  pack packs packed packed packing
  paddle paddles paddled paddled paddling @long
  paint paints painted painted painting @long
  park parks parked parked parking
  part parts parted parted parting
  pass passes passed passed passing
  patch patches patched patched patching
  pawn pawns pawned pawned pawning
  pay pays paid paid paying
  peel peels peeled peeled peeling
  pick picks picked picked picking
  pitch pitches pitched pitched pitching
  plant plants planted planted planting
  play plays played played playing @long
  plough ploughs ploughed ploughed ploughing @long
  polish polishes polished polished polishing
  pour pours poured poured pouring
  practise practises practised practised practising @long
  pray prays prayed prayed praying @long
  preach preaches preached preached preaching
  press presses pressed pressed pressing
  pull pulls pulled pulled pulling
  push pushes pushed pushed pushing
  race races raced raced racing
  rage rages raged raged raging @long
  raise raises raised raised raising
  rake rakes raked raked raking @long
  rattle rattles rattled rattled rattling
  read reads read read reading @long
  record records recorded recorded recording
  remember remembers remembered remembered remembering @long
  rent rents rented rented renting
  restring restrings restrung restrung restringing
  return returns returned returned returning
  ride rides rode ridden riding @long
  ring rings rang rung ringing
  rinse rinses rinsed rinsed rinsing
  rip rips ripped ripped ripping
  ripen ripens ripened ripened ripening
  rise rises rose risen rising
  roar roars roared roared roaring @long
  rob robs robbed robbed robbing
  rock rocks rocked rocked rocking @long
  roll rolls rolled rolled rolling
  rot rots rotted rotted rotting
  row rows rowed rowed rowing @long
  rule rules ruled ruled ruling @long
  run runs ran run running @long
  rust rusts rusted rusted rusting
  saddle saddles saddled saddled saddling
  sail sails sailed sailed sailing
  salt salts salted salted salting
  save saves saved saved saving
  say says said said saying
  scatter scatters scattered scattered scattering
  scream screams screamed screamed screaming
  scrub scrubs scrubbed scrubbed scrubbing @long
  seal seals sealed sealed sealing
  see sees saw seen seeing @chance
  sell sells sold sold selling
  send sends sent sent sending
  serve serves served served serving @long
  set sets set set setting
  settle settles settled settled settling
  sew sews sewed sewn sewing @long
  shake shakes shook shaken shaking
  share shares shared shared sharing @long
  sharpen sharpens sharpened sharpened sharpening
  shear shears sheared sheared shearing
  shine shines shone shone shining @long
  shoot shoots shot shot shooting
  shout shouts shouted shouted shouting
  show shows showed shown showing
  shut shuts shut shut shutting
  sign signs signed signed signing
  sing sings sang sung singing @long
  sink sinks sank sunk sinking @chance
  sip sips sipped sipped sipping
  sit sits sat sat sitting @long
  skip skips skipped skipped skipping
  slam slams slammed slammed slamming
  sleep sleeps slept slept sleeping @long
  slice slices sliced sliced slicing
  slip slips slipped slipped slipping
  smash smashes smashed smashed smashing
  smell smells smelled smelled smelling @chance
  smile smiles smiled smiled smiling
  smoke smokes smoked smoked smoking
  sound sounds sounded sounded sounding
  sow sows sowed sown sowing @long
  speak speaks spoke spoken speaking
  spend spends spent spent spending
  spill spills spilled spilled spilling @chance
  spin spins spun spun spinning @long
  spit spits spat spat spitting
  split splits split split splitting
  stack stacks stacked stacked stacking
  stall stalls stalled stalled stalling
  stamp stamps stamped stamped stamping
  stand stands stood stood standing @long
  start starts started started starting
  starve starves starved starved starving
  steal steals stole stolen stealing
  steer steers steered steered steering @long
  step steps stepped stepped stepping
  stick sticks stuck stuck sticking
  sting stings stung stung stinging
  stir stirs stirred stirred stirring
  stop stops stopped stopped stopping
  storm storms stormed stormed storming
  stretch stretches stretched stretched stretching
  strike strikes struck struck striking
  stumble stumbles stumbled stumbled stumbling
  swallow swallows swallowed swallowed swallowing
  sway sways swayed swayed swaying @long
  swear swears swore sworn swearing
  sweep sweeps swept swept sweeping @long
  swell swells swelled swelled swelling
  swim swims swam swum swimming @long
  swing swings swung swung swinging @long
  swirl swirls swirled swirled swirling
  take takes took taken taking
  talk talks talked talked talking @long
  tame tames tamed tamed taming
  tap taps tapped tapped tapping
  tape tapes taped taped taping
  taste tastes tasted tasted tasting @chance
  teach teaches taught taught teaching @long
  tear tears tore torn tearing
  tell tells told told telling
  test tests tested tested testing
  thank thanks thanked thanked thanking
  thread threads threaded threaded threading
  throw throws threw thrown throwing
  tick ticks ticked ticked ticking @long
  tie ties tied tied tying
  tighten tightens tightened tightened tightening
  tip tips tipped tipped tipping
  toll tolls tolled tolled tolling
  toss tosses tossed tossed tossing
  touch touches touched touched touching
  tow tows towed towed towing
  trade trades traded traded trading
  trust trusts trusted trusted trusting
  tune tunes tuned tuned tuning
  turn turns turned turned turning
  twirl twirls twirled twirled twirling
  unpack unpacks unpacked unpacked unpacking
  vanish vanishes vanished vanished vanishing
  visit visits visited visited visiting
  wait waits waited waited waiting @long
  wake wakes woke woken waking
  walk walks walked walked walking @long
  wander wanders wandered wandered wandering @long
  warm warms warmed warmed warming
  wash washes washed washed washing
  waste wastes wasted wasted wasting
  watch watches watched watched watching @long
  water waters watered watered watering
  wave waves waved waved waving
  wear wears wore worn wearing @long
  weave weaves wove woven weaving @long
  weep weeps wept wept weeping @long
  whisper whispers whispered whispered whispering
  whistle whistles whistled whistled whistling @long
  wilt wilts wilted wilted wilting
  win wins won won winning @chance
  wind winds wound wound winding
  wipe wipes wiped wiped wiping
  work works worked worked working @long
  wreck wrecks wrecked wrecked wrecking
  wring wrings wrung wrung wringing
  write writes wrote written writing @long
  yawn yawns yawned yawned yawning
  yellow yellows yellowed yellowed yellowing
  zip zips zipped zipped zipping
`;
