/**
 * The rhymes of the words that close lines, by sound: the last stressed vowel, a hyphen, and what follows it, parted by semicolons. Words whose
 * sound the list of the craft report has are not here.
 */
export const ENGLISH_SOUNDS = `
  a-b: cab; a-buhn: cabin; a-dhur: gather; a-dhurd: gathered; a-duhl: paddle saddle; a-dur: ladder; a-f: laugh; a-fik: traffic
  a-fs: laughs; a-ft: laughed raft; a-ftur: laughter; a-g: flag; a-gd: dragged; a-guhn: wagon; a-guhnflai: dragonfly; a-gz: drags
  a-k: back black sack stack track; a-kpak: backpack; a-kroud: backroad; a-ks: axe cracks tracks; a-ksee: taxi; a-ksuhfoun: saxophone
  a-kt: act cracked; a-ktruhs: actress; a-ktur: actor tractor; a-kuhld: crackled; a-kuhlz: crackles shackles; a-kuht: jacket
  a-lbuhm: album; a-lee: alley valley; a-leewei: alleyway; a-luhkuhnee: balcony; a-luhndur: calendar; a-m: jam lamb swam; a-md: slammed
  a-mp: amp lamp; a-mpfaiur: campfire; a-mpuhl: sample; a-muhk: hammock; a-mur: hammer; a-muruh: camera; a-mz: slams
  a-n: began can fan man pan plan ran tan van; a-nch: branch; a-nd: band command hand land sand stand strand; a-ndkasuhl: sandcastle
  a-ndmuhdhur: grandmother; a-nduhd: landed; a-nduhl: candle; a-nduhllait: candlelight; a-nduhlz: sandals; a-ndz: hands lands stands
  a-ng: rang sang; a-nggou: mango; a-ngk: tank; a-ngkuht: blanket; a-nishiz: vanishes; a-nisht: vanished; a-njou: banjo
  a-nk: bank drank rank sank; a-nkur: anchor; a-nou: piano; a-ns: dance; a-nsiz: dances; a-nst: danced; a-nsur: dancer; a-nturn: lantern
  a-nur: banner; a-nvuhl: anvil; a-nyuhn: canyon; a-p: map; a-pdor: trapdoor; a-ptuhn: captain; a-puhl: chapel; a-puhlz: apples
  a-rou: arrow; a-ruhvan: caravan; a-s: class gas glass grass mass pass; a-sh: cash crash flash; a-shbord: dashboard
  a-shiz: crashes flashes; a-sht: crashed flashed; a-sk: mask; a-skuht: basket; a-st: blast fast last mast passed; a-suhl: castle
  a-suhz: passes; a-t: cat flat hat that; a-teeou: patio; a-tform: platform; a-th: path; a-tik: attic; a-tinei: matinee
  a-tuhl: battle rattle; a-tuhld: rattled; a-tuhlz: rattles; a-tur: scatter; a-turd: scattered; a-turdee: saturday; a-turz: scatters
  a-vuhl: gravel; a-vuhnoo: avenue; ai-: by; ai-buhl: bible; ai-d: bride cried died dried lied outside pride ride side tide wide
  ai-duhl: idol; ai-dz: hides tides; ai-f: knife life; ai-fgord: lifeguard; ai-fuhl: rifle; ai-k: bike; ai-kruhfoun: microphone
  ai-ks: strikes; ai-l: aisle file mile smile style tile while; ai-lain: skyline; ai-ld: child smiled; ai-luhns: silence
  ai-lz: miles smiles; ai-m: climb crime dime rhyme time; ai-md: chimed climbed; ai-mz: chimes
  ai-n: line mine nine pine shine shrine vine wine; ai-nd: behind find kind mind; ai-ndz: blinds; ai-nur: diner; ai-nz: lines shines
  ai-p: ripe; ai-puhn: ripen; ai-puhnd: ripened; ai-puhnz: ripens; ai-r: pyre spire; ai-ree: diary; ai-rflaiz: fireflies
  ai-rpleis: fireplace; ai-ruhn: siren; ai-rwurks: fireworks; ai-rz: tires; ai-s: dice nice price twice
  ai-t: bite fight kite light night polite right sight spite tight tonight white; ai-thaus: lighthouse; ai-tning: lightning
  ai-ts: bites lights nights; ai-tur: lighter; ai-v: alive drive five hive; ai-vd: arrived dived; ai-vur: driver; ai-vz: arrives dives
  ai-wei: highway; ai-z: dries eyes prize sunrise; ai-zuhn: horizon; ai-zuhz: rises; ar-: afar star; ar-bur: harbour
  ar-burshop: barbershop; ar-ch: march; ar-chiz: marches; ar-cht: marched; ar-duhn: garden; ar-duhnd: hardened; ar-duhnz: hardens
  ar-eeuh: aria; ar-f: scarf; ar-k: bark lark; ar-klurz: sparklers; ar-ks: barks; ar-kt: barked; ar-m: farm; ar-mee: army
  ar-mur: armour farmer; ar-mz: arms; ar-n: barn; ar-t: cart; ar-tendur: bartender; ar-tid: parted started; ar-tmuhnt: apartment
  ar-tnur: partner; ar-ts: parts starts; ar-vd: starved; ar-vuhst: harvest; ar-vz: starves; ar-z: bars cars guitars stars
  au-: bough plough; au-ch: couch; au-d: bowed cloud crowd loud proud; au-l: howl owl; au-ld: howled; au-lz: howls; au-n: downtown
  au-nd: around found ground round sound underground; au-ndid: sounded; au-ndz: sounds; au-nsiz: bounces; au-nst: bounced
  au-nsur: bouncer; au-ntuhn: mountain; au-ntuhnsaid: mountainside; au-ntur: counter; au-s: house; au-t: about drought out; au-th: mouth
  au-tid: shouted; au-ts: shouts; au-uhl: towel; au-z: bows cows; e-b: ebb; e-cht: stretched; e-chuhz: stretches; e-d: bled lead red
  e-dfounz: headphones; e-ding: wedding; e-dlait: headlight; e-dlaits: headlights; e-dou: meadow; e-ft: left; e-gzit: exit
  e-j: edge hedge ledge; e-k: deck wreck; e-kfuhst: breakfast; e-kluhs: necklace; e-ktur: director; e-kuhlz: freckles; e-kurd: record
  e-l: bell cell fell hell motel shell swell well; e-ld: held swelled; e-leefish: jellyfish; e-lf: shelf; e-lou: cello; e-loud: yellowed
  e-louz: yellows; e-lt: knelt; e-lts: melts; e-ltuhd: melted; e-luh: umbrella; e-luhveitur: elevator; e-lur: cellar; e-lvz: shelves
  e-lz: swells; e-mburz: embers; e-mou: demo; e-mpaiur: empire; e-n: hen pen ten then when; e-nch: bench trench; e-nd: bend spend
  e-nduhd: ended; e-ndz: bends ends friends; e-njuhn: engine; e-ns: fence incense; e-nt: bent cent rent tent; e-nuh: antenna; e-p: step
  e-ps: steps; e-pt: slept wept; e-purd: shepherd; e-r: bare flair hare unaware; e-ree: cherry ferry; e-reez: cherries
  e-rgraund: fairground; e-rkrou: scarecrow; e-rouz: sparrows; e-ruhf: sheriff; e-ruhsel: carousel; e-rz: stairs; e-s: dress
  e-sij: message; e-st: best chest nest; e-sts: guests; e-suhpee: recipe; e-t: bet clarinet debt met net quartet regret sweat wet
  e-tee: confetti; e-tlist: setlist; e-ts: nets; e-tuhl: kettle; e-tuhld: settled; e-tuhlz: settles; e-tur: letter sweater
  e-turz: letters; e-vuhl: devil; e-vuhn: heaven; e-zurt: desert; ee-: c knee quay tea; ee-ch: beach peach; ee-chur: preacher teacher
  ee-d: bleed; ee-duhl: needle; ee-dz: beads bleeds reeds seeds weeds; ee-f: reef thief; ee-k: cheek creek peak speak week
  ee-kruht: secret; ee-ks: creaks leaks speaks; ee-kt: creaked leaked; ee-kur: speaker; ee-kurz: sneakers; ee-l: heel kneel steel wheel
  ee-ld: field peeled shield; ee-ldz: fields; ee-ling: ceiling feeling; ee-luh: tequila; ee-lz: heels kneels peels
  ee-m: beam dream gleam scream steam; ee-md: gleamed screamed; ee-mz: beams gleams
  ee-n: eighteen green queen scene screen seen tambourine; ee-nd: leaned; ee-nz: beans jeans leans machines queens scenes
  ee-p: asleep cheap deep keep sheep sleep weep; ee-ps: sleeps weeps; ee-puhl: steeple; ee-r: deer pier rear sneer spear tier weir
  ee-rd: cleared; ee-ringz: earrings; ee-ruhkuhl: miracle; ee-rz: clears tears years; ee-s: peace piece; ee-st: beast feast priest
  ee-t: beat cheat downbeat feet heat meat meet repeat seat sheet sleet wheat; ee-th: teeth; ee-tlait: streetlight; ee-touz: mosquitoes
  ee-ts: beats; ee-tweiv: heatwave; ee-vz: eaves leaves; ee-z: bees cheese; ee-ziz: freezes
  ei-: ballet bay bouquet clay day hay may pay play say spray stay sway way; ei-bee: baby; ei-buhl: table; ei-buhlkloth: tablecloth
  ei-bur: neighbour
  ei-d: afraid arcade blade brayed fade frayed glade lemonade parade played prayed promenade shade spade swayed unafraid; ei-duhd: faded
  ei-duhl: cradle; ei-dz: fades; ei-foun: payphone; ei-fur: wafer; ei-j: age cage page rage stage; ei-jd: raged; ei-jiz: rages
  ei-k: awake cake lake rake sake shake take wake; ei-ks: breaks shakes wakes; ei-kuhp: makeup
  ei-l: ale fail gale hail jail rail sail veil; ei-lboks: mailbox; ei-ld: failed sailed; ei-lroud: railroad; ei-lur: trailer
  ei-lz: fails sails; ei-m: came fame flame frame game name same shame; ei-n: chain crane lane plain plane refrain vain; ei-nd: rained
  ei-nj: change strange; ei-njd: changed; ei-njuhl: angel; ei-njuhlz: angels; ei-njur: stranger; ei-nt: saint; ei-p: escape tape
  ei-pruhn: apron; ei-s: lace; ei-shuhn: ovation station; ei-slain: bassline; ei-sluht: bracelet; ei-smuhnt: basement
  ei-st: haste raced taste waist; ei-suhz: races; ei-t: crate eight gate hate interstate late plate wait; ei-tbord: skateboard
  ei-th: faith; ei-tid: waited; ei-truhs: waitress; ei-ts: crates plates states waits; ei-v: brave cave grave nave wave; ei-vd: waved
  ei-vmuhnt: pavement; ei-vyard: graveyard; ei-vz: waves; ei-z: brays days frays haze plays prays sways; ei-zeez: daisies
  i-ch: ditch stitch; i-chhaikur: hitchhiker; i-chuhn: kitchen; i-d: hid lid; i-dhuhm: rhythm; i-dnait: midnight; i-dou: widow
  i-duhl: fiddle; i-f: cliff; i-ft: drift; i-fts: drifts lifts; i-ftuhd: drifted lifted; i-g: wig; i-guhret: cigarette
  i-j: bridge fridge ridge; i-juhnz: pigeons; i-ks: clicks sticks ticks; i-kt: clicked ticked; i-kuht: ticket; i-kuhts: crickets
  i-kur: flicker; i-kurd: flickered; i-kurz: flickers; i-l: fill hill mill sill still thrill will; i-lbord: billboard
  i-ld: filled spilled; i-leez: lilies; i-lk: milk; i-lm: film; i-lou: pillow willow; i-lt: quilt wilt; i-ltid: wilted; i-lts: wilts
  i-lz: fills spills; i-m: dim hymn swim; i-md: dimmed; i-mnuhl: hymnal; i-msoot: swimsuit; i-mz: swims
  i-n: gin grin inn pin spin tin violin; i-ndsheeld: windshield; i-ng: bring king ring sing spring swing thing wing; i-ngk: drink wink
  i-ngklur: sprinkler; i-ngur: singer; i-ngz: rings sings stings strings swings wings; i-nk: sink; i-nks: drinks sinks; i-ntur: winter
  i-nturvuhl: interval; i-nur: sinner; i-nz: begins sins spins; i-p: hip ship slip; i-ps: drips hips lips skips slips; i-pstik: lipstick
  i-pt: crypt dripped script skipped slipped; i-purz: slippers; i-rur: mirror; i-rurbol: mirrorball; i-s: hiss; i-shuhn: magician
  i-shuhz: dishes; i-siz: hisses; i-skee: whiskey; i-spurd: whispered; i-spurz: whispers; i-st: fist hissed mist twist wrist
  i-stband: wristband; i-stur: sister; i-suhld: whistled; i-suhlz: thistles whistles; i-t: bit it pit sit; i-tee: city; i-th: scythe
  i-tik: critic; i-tuhl: little; i-tur: glitter; i-vur: river; i-vurbed: riverbed; i-vursaid: riverside; o-: hurrah straw; o-ch: watch
  o-deeuhns: audience; o-dhur: father; o-fee: coffee; o-fin: coffin; o-fs: coughs; o-ft: coughed loft; o-furing: offering; o-g: dog fog
  o-gd: fogged; o-gz: fogs; o-ing: drawing; o-k: block clock dock hawk lock rock; o-ks: blocks box docks fox knocks rocks talks
  o-kt: knocked rocked talked; o-kteil: cocktail; o-l: stall; o-ld: called crawled stalled; o-lm: psalm; o-lpeipur: wallpaper
  o-lroom: ballroom; o-lt: salt vault; o-lts: waltz; o-ltur: altar; o-luht: wallet; o-lur: collar dollar; o-lwei: hallway
  o-lz: calls crawls falls stalls; o-m: palm; o-mptur: prompter; o-muhs: promise; o-n: baton lawn on; o-nd: yawned; o-ndree: laundry
  o-ndruhmat: laundromat; o-ndurd: wandered; o-ndurz: wanders; o-nfair: bonfire; o-ng: along belong; o-ngz: songs; o-nikuh: harmonica
  o-nkor: encore; o-nt: font; o-ntrakt: contract; o-nz: yawns; o-p: drop stop top; o-peez: poppies; o-ps: drops stops; o-psikuhl: popsicle
  o-pt: dropped stopped; o-r: drawer oar sore tore; o-ree: story; o-s: boss cross; o-spuhl: gospel; o-suht: faucet
  o-t: fought hot knot lot rot thought; o-tid: rotted; o-tlait: spotlight; o-ts: rots; o-tuhgraf: autograph; o-tuhl: bottle; o-tur: water
  o-turmeluhn: watermelon; o-yur: lawyer; o-z: applause; oi-ld: boiled; oi-lz: boils; oi-n: coin; oi-s: voice; oi-z: noise
  oo-: canoe cue dew due pew queue review yew; oo-buh: tuba; oo-f: roof; oo-ftop: rooftop; oo-kboks: jukebox; oo-l: cool fool mule pool
  oo-ld: cooled; oo-lz: cools; oo-m: bloom broom costume doom gloom groom perfume; oo-md: bloomed; oo-mstoun: tombstone; oo-mz: blooms
  oo-n: afternoon balloon dune june noon soon spoon tune; oo-p: coop hoop loop soup stoop; oo-stur: rooster; oo-th: booth
  oo-tkeis: suitcase; oo-ts: boots roots; oo-uhnz: ruins; oo-vd: moved; oo-vz: moves; oo-zik: music; oo-zpeipur: newspaper
  or-bel: doorbell; or-ch: porch torch; or-churd: orchard; or-d: roared sword; or-dur: border; or-durlain: borderline; or-dz: boards
  or-guhn: organ; or-k: fork; or-kuhstruh: orchestra; or-n: corn horn reborn; or-ning: morning; or-nur: corner; or-nz: thorns; or-s: horse
  or-t: court; or-th: north; or-uhs: chorus; or-z: oars roars; ou-: fro row toe; ou-b: robe; ou-d: crowed glowed load snowed
  ou-fee: trophy; ou-k: broke cloak joke oak smoke spoke woke; ou-ks: smokes; ou-kstak: smokestack; ou-kt: smoked
  ou-l: bowl coal hole role roll soul; ou-ld: cold gold hold old rolled sold told tolled; ou-ldur: shoulder; ou-ldz: holds
  ou-ljurz: soldiers; ou-lou: solo; ou-lurkoustur: rollercoaster; ou-lz: rolls tolls; ou-m: dome; ou-n: shone stone throne tone
  ou-nd: moaned; ou-nz: bones moans stones tones; ou-p: rope; ou-ps: ropes; ou-puhn: open; ou-puhnd: opened; ou-puhnz: opens
  ou-stkord: postcard; ou-stur: poster; ou-t: boat coat goat note rote throat wrote; ou-tbuuk: notebook; ou-tee: coyote; ou-th: oath
  ou-tuhgraf: photograph; ou-v: stove; ou-vur: clover; ou-vurpas: overpass; ou-z: blows crows froze glows grows nose snows; ou-zd: closed
  ou-ziz: closes roses; uh-b: club stub tub; uh-burd: cupboard; uh-bwei: subway; uh-dhur: brother mother; uh-duhd: flooded; uh-dz: floods
  uh-f: cuff; uh-g: rug; uh-j: judge; uh-k: struck stuck truck; uh-ktur: conductor; uh-kuht: bucket; uh-kur: trucker; uh-l: hull skull
  uh-lb: bulb; uh-lz: gulls; uh-m: dumb rum; uh-mbuhld: crumbled stumbled; uh-mbuhlz: crumbles stumbles; uh-mbur: number; uh-md: hummed
  uh-mp: pump; uh-mps: jumps; uh-mpt: jumped; uh-mpuhs: compass; uh-mpuht: trumpet; uh-mpur: bumper; uh-mur: summer
  uh-mz: comes drums hums plums; uh-n: spun; uh-nburn: sunburn; uh-nchiz: crunches; uh-ncht: crunched; uh-ndei: sunday; uh-ndur: thunder
  uh-ndurstuhdee: understudy; uh-ndurtoun: undertone; uh-nee: honey money; uh-ng: stung swung; uh-nglasiz: sunglasses; uh-nset: sunset
  uh-nyuhn: onion; uh-nz: runs; uh-p: cup up; uh-puht: puppet; uh-pur: supper; uh-s: bus; uh-shur: usher; uh-st: disgust gust
  uh-stid: rusted; uh-sts: rusts; uh-tuhn: button; uh-vuhn: oven; uh-zd: buzzed; uh-ziz: buzzes; uh-zuhn: cousin; uh-zuhnz: cousins
  ur-ch: birch church; ur-dz: birds words; ur-fbord: surfboard; ur-ish: flourish; ur-kuhl: circle; ur-kuhld: circled; ur-kuhlz: circles
  ur-ld: swirled; ur-lz: swirls; ur-muhn: sermon; ur-n: burn return turn; ur-nd: burned learned returned turned; ur-nteibuhl: turntable
  ur-nuhs: furnace; ur-nz: burns returns turns; ur-s: curse verse; ur-see: mercy; ur-st: burst; ur-sts: bursts; ur-suhl: rehearsal
  ur-t: skirt; ur-tuhn: curtain; uu-dee: hoodie; uu-gur: sugar; uu-k: book brook hook look shook; uu-l: full; uu-lf: wolf; uu-lpit: pulpit
  uu-luhvord: boulevard; uu-lvz: wolves; uu-ruhl: mural
`;
