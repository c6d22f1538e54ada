/**
 * The rhymes of the words that close lines, by sound: the last stressed vowel, a hyphen, and what follows it, parted by semicolons. Words whose
 * sound the list of the craft report has are not here.
 */
export const ENGLISH_SOUNDS = `
  a-b: cab; a-dhur: gather; a-dhurd: gathered; a-duhl: saddle; a-fik: traffic; a-fs: laughs; a-ft: laughed; a-ftur: laughter; a-g: flag
  a-gd: dragged; a-guhn: wagon; a-gz: drags; a-k: back black stack track; a-kpak: backpack; a-kroud: backroad; a-ks: axe cracks tracks
  a-ksee: taxi; a-ksuhfoun: saxophone; a-kt: cracked; a-kuhld: crackled; a-kuhlz: crackles shackles; a-kuht: jacket; a-lbuhm: album
  a-lee: alley; a-leewei: alleyway; a-luhkuhnee: balcony; a-luhndur: calendar; a-m: jam; a-md: slammed; a-mp: lamp; a-mpfaiur: campfire
  a-mpuhl: sample; a-mur: hammer; a-mz: slams; a-n: began can fan man pan plan ran; a-nd: band command hand land sand stand strand
  a-ndmuhdhur: grandmother; a-nduhl: candle; a-nduhllait: candlelight; a-ndz: hands; a-ng: rang sang; a-nggou: mango; a-ngk: tank
  a-ngkuht: blanket; a-njou: banjo; a-nk: bank drank rank sank; a-nkur: anchor; a-nou: piano; a-nsiz: dances; a-nst: danced
  a-nsur: dancer; a-nturn: lantern; a-nur: banner; a-nvuhl: anvil; a-nyuhn: canyon; a-p: map; a-ptuhn: captain; a-puhlz: apples
  a-rou: arrow; a-s: class gas glass grass pass; a-sh: cash crash flash; a-shbord: dashboard; a-shiz: crashes flashes
  a-sht: crashed flashed; a-sk: mask; a-st: blast fast last mast passed; a-suhl: castle; a-suhz: passes; a-t: cat flat hat that
  a-teeou: patio; a-tform: platform; a-tik: attic; a-tuhl: battle rattle; a-tuhld: rattled; a-tuhlz: rattles; a-tur: scatter
  a-turd: scattered; a-turdee: saturday; a-turz: scatters; a-vuhl: gravel; a-vuhnoo: avenue; ai-: by
  ai-d: cried died dried lied outside pride ride side tide wide; ai-duhl: idol; ai-dz: hides tides; ai-f: knife life; ai-fuhl: rifle
  ai-k: bike; ai-kruhfoun: microphone; ai-ks: strikes; ai-l: aisle mile smile style tile while; ai-lain: skyline; ai-ld: child
  ai-lz: miles; ai-m: crime dime rhyme time; ai-md: chimed; ai-mz: chimes; ai-n: line mine nine pine shine vine wine
  ai-nd: behind find kind mind; ai-ndz: blinds; ai-nur: diner; ai-puhn: ripen; ai-puhnd: ripened; ai-r: pyre spire; ai-rpleis: fireplace
  ai-ruhn: siren; ai-rwurks: fireworks; ai-rz: tires; ai-s: dice nice price twice
  ai-t: fight light night polite right sight spite tight tonight; ai-thaus: lighthouse; ai-tning: lightning; ai-ts: lights nights
  ai-tur: lighter; ai-v: alive drive five; ai-vd: arrived dived; ai-vur: driver; ai-vz: arrives dives; ai-wei: highway
  ai-z: dries eyes sunrise; ai-zuhn: horizon; ai-zuhz: rises; ar-: afar star; ar-bur: harbour; ar-burshop: barbershop; ar-ch: march
  ar-chiz: marches; ar-cht: marched; ar-duhn: garden; ar-duhnd: hardened; ar-duhnz: hardens; ar-f: scarf; ar-k: bark lark; ar-ks: barks
  ar-kt: barked; ar-m: farm; ar-mee: army; ar-mur: armour; ar-mz: arms; ar-n: barn; ar-tendur: bartender; ar-tid: started
  ar-tmuhnt: apartment; ar-tnur: partner; ar-ts: starts; ar-vd: starved; ar-vz: starves; ar-z: bars cars guitars stars; au-ch: couch
  au-d: bowed crowd loud proud; au-l: howl; au-ld: howled; au-lz: howls; au-n: downtown
  au-nd: around found ground round sound underground; au-ndid: sounded; au-ndz: sounds; au-nsiz: bounces; au-nst: bounced
  au-nsur: bouncer; au-ntuhn: mountain; au-ntuhnsaid: mountainside; au-ntur: counter; au-s: house; au-t: about drought out; au-uhl: towel
  au-z: bows; e-b: ebb; e-cht: stretched; e-chuhz: stretches; e-d: bled lead red; e-dfounz: headphones; e-dlait: headlight
  e-dlaits: headlights; e-ft: left; e-gzit: exit; e-j: edge ledge; e-k: deck wreck; e-kfuhst: breakfast; e-kluhs: necklace; e-kurd: record
  e-l: bell cell fell hell motel shell swell well; e-ld: held swelled; e-lf: shelf; e-loud: yellowed; e-louz: yellows; e-lt: knelt
  e-lts: melts; e-ltuhd: melted; e-luh: umbrella; e-luhveitur: elevator; e-lur: cellar; e-lvz: shelves; e-lz: swells; e-mburz: embers
  e-mou: demo; e-mpaiur: empire; e-n: pen ten then when; e-nch: trench; e-nd: bend spend; e-nduhd: ended; e-ndz: bends ends friends
  e-njuhn: engine; e-ns: fence; e-nt: bent cent rent tent; e-nuh: antenna; e-p: step; e-ps: steps; e-pt: slept; e-r: bare unaware
  e-ree: ferry; e-ruhf: sheriff; e-rz: stairs; e-s: dress; e-sij: message; e-st: best chest nest; e-suhpee: recipe
  e-t: bet debt met net regret sweat wet; e-tee: confetti; e-ts: nets; e-tuhl: kettle; e-tuhld: settled; e-tuhlz: settles
  e-tur: letter sweater; e-turz: letters; e-zurt: desert; ee-: quay tea; ee-ch: beach peach; ee-chur: teacher; ee-duhl: needle
  ee-dz: bleeds reeds; ee-f: reef thief; ee-k: cheek creek peak speak week; ee-kruht: secret; ee-ks: creaks leaks speaks
  ee-kt: creaked leaked; ee-kur: speaker; ee-kurz: sneakers; ee-l: heel kneel steel wheel; ee-ld: field peeled shield; ee-ldz: fields
  ee-ling: ceiling; ee-luh: tequila; ee-lz: heels kneels peels; ee-m: beam dream gleam scream steam; ee-md: gleamed screamed
  ee-mz: beams gleams; ee-n: eighteen green queen screen seen; ee-nd: leaned; ee-nz: beans jeans leans machines
  ee-p: asleep cheap deep keep sheep sleep; ee-ps: sleeps; ee-r: pier spear weir; ee-rd: cleared; ee-ringz: earrings; ee-rz: tears clears years
  ee-s: peace piece; ee-st: beast; ee-t: beat cheat downbeat feet heat meat meet repeat seat sheet sleet wheat; ee-th: teeth
  ee-tlait: streetlight; ee-ts: beats; ee-vz: leaves; ee-ziz: freezes; ei-: bay clay day may say spray stay sway way; ei-bee: baby
  ei-buhl: table; ei-buhlkloth: tablecloth; ei-bur: neighbour
  ei-d: afraid arcade blade fade frayed parade played prayed promenade shade swayed unafraid; ei-duhd: faded; ei-duhl: cradle
  ei-dz: fades; ei-foun: payphone; ei-j: age cage page rage stage; ei-jd: raged; ei-jiz: rages; ei-k: awake cake sake take wake
  ei-ks: breaks shakes wakes; ei-l: ale fail gale hail jail rail sail; ei-lboks: mailbox; ei-ld: sailed; ei-lroud: railroad
  ei-lur: trailer; ei-lz: sails; ei-m: came fame flame frame game name same shame; ei-n: chain crane lane plain plane vain; ei-nd: rained
  ei-nj: change strange; ei-njd: changed; ei-njur: stranger; ei-p: escape tape; ei-pruhn: apron; ei-shuhn: station; ei-slain: bassline
  ei-smuhnt: basement; ei-st: haste raced taste waist; ei-suhz: races; ei-t: crate eight gate hate interstate late plate wait
  ei-tid: waited; ei-truhs: waitress; ei-ts: crates plates states waits; ei-v: brave cave grave wave; ei-vd: waved; ei-vmuhnt: pavement
  ei-vz: waves; ei-z: days frays haze plays prays sways; i-ch: ditch stitch; i-chhaikur: hitchhiker; i-chuhn: kitchen; i-d: hid
  i-dhuhm: rhythm; i-dnait: midnight; i-duhl: fiddle; i-f: cliff; i-fts: drifts lifts; i-ftuhd: drifted lifted; i-guhret: cigarette
  i-j: bridge fridge ridge; i-juhnz: pigeons; i-ks: sticks ticks; i-kt: ticked; i-kuht: ticket; i-kur: flicker; i-kurd: flickered
  i-kurz: flickers; i-l: hill mill sill still will; i-lbord: billboard; i-ld: filled spilled; i-lk: milk; i-lou: pillow; i-lt: quilt
  i-ltid: wilted; i-lts: wilts; i-lz: fills spills; i-n: grin inn pin spin tin; i-ndsheeld: windshield
  i-ng: bring king ring sing spring swing thing wing; i-ngk: drink wink; i-ngur: singer; i-ngz: rings sings strings swings; i-nk: sink
  i-nks: drinks sinks; i-ntur: winter; i-nz: begins spins; i-p: hip ship slip; i-ps: drips hips lips skips slips; i-pstik: lipstick
  i-pt: dripped skipped slipped; i-purz: slippers; i-rur: mirror; i-rurbol: mirrorball; i-shuhz: dishes; i-siz: hisses; i-skee: whiskey
  i-st: fist hissed mist twist wrist; i-stband: wristband; i-stur: sister; i-suhld: whistled; i-suhlz: whistles; i-t: bit it pit sit
  i-tee: city; i-tuhl: little; i-tur: glitter; i-vur: river; i-vurbed: riverbed; i-vursaid: riverside; o-ch: watch; o-dhur: father
  o-fee: coffee; o-fs: coughs; o-ft: coughed; o-g: dog fog; o-gd: fogged; o-gz: fogs; o-ing: drawing; o-k: block clock dock hawk lock rock
  o-ks: blocks docks fox knocks rocks talks; o-kt: knocked rocked talked; o-kteil: cocktail; o-ld: called crawled stalled
  o-lpeipur: wallpaper; o-lroom: ballroom; o-lt: salt; o-ltur: altar; o-luht: wallet; o-lur: dollar; o-lwei: hallway
  o-lz: calls crawls falls stalls; o-muhs: promise; o-n: lawn on; o-ndree: laundry; o-ndruhmat: laundromat; o-ng: along belong
  o-ngz: songs; o-nikuh: harmonica; o-ntrakt: contract; o-p: drop stop top; o-ps: drops stops; o-pt: dropped stopped; o-r: drawer oar
  o-ree: story; o-s: boss; o-suht: faucet; o-t: hot knot lot rot thought; o-tid: rotted; o-ts: rots; o-tuhl: bottle; o-tur: water
  o-yur: lawyer; oi-ld: boiled; oi-lz: boils; oi-n: coin; oi-s: voice; oo-: dew due queue; oo-f: roof; oo-ftop: rooftop; oo-kboks: jukebox
  oo-l: cool fool pool; oo-ld: cooled; oo-lz: cools; oo-m: bloom broom doom gloom perfume; oo-md: bloomed; oo-mz: blooms
  oo-n: afternoon balloon june noon soon spoon tune; oo-p: coop hoop loop soup stoop; oo-th: booth; oo-tkeis: suitcase; oo-ts: boots
  oo-uhnz: ruins; oo-vd: moved; oo-vz: moves; oo-zik: music; oo-zpeipur: newspaper; or-bel: doorbell; or-ch: porch torch
  or-d: roared sword; or-dur: border; or-k: fork; or-n: horn reborn; or-ning: morning; or-nur: corner; or-nz: thorns; or-s: horse
  or-t: court; or-th: north; or-uhs: chorus; or-z: oars roars; ou-: fro row toe; ou-d: glowed load snowed; ou-fee: trophy
  ou-k: broke joke oak smoke spoke woke; ou-ks: smokes; ou-kstak: smokestack; ou-kt: smoked; ou-l: bowl coal hole roll soul
  ou-ld: cold hold old rolled sold told tolled; ou-ldur: shoulder; ou-ldz: holds; ou-ljurz: soldiers; ou-lz: rolls tolls
  ou-n: stone throne tone; ou-nd: moaned; ou-nz: bones moans stones; ou-p: rope; ou-puhnd: opened; ou-puhnz: opens; ou-stkord: postcard
  ou-t: boat coat note rote throat wrote; ou-tbuuk: notebook; ou-tee: coyote; ou-th: oath; ou-tuhgraf: photograph; ou-v: stove
  ou-vurpas: overpass; ou-z: blows crows froze glows grows nose snows; ou-zd: closed; ou-ziz: closes; uh-b: club stub tub
  uh-burd: cupboard; uh-bwei: subway; uh-dhur: brother mother; uh-duhd: flooded; uh-dz: floods; uh-g: rug; uh-j: judge
  uh-k: struck stuck truck; uh-kuht: bucket; uh-kur: trucker; uh-l: hull skull; uh-lb: bulb; uh-lz: gulls; uh-m: rum
  uh-mbuhld: crumbled stumbled; uh-mbuhlz: crumbles stumbles; uh-mbur: number; uh-md: hummed; uh-mp: pump; uh-mps: jumps; uh-mpt: jumped
  uh-mpuhs: compass; uh-mpuht: trumpet; uh-mpur: bumper; uh-mur: summer; uh-mz: comes drums hums; uh-n: spun; uh-nchiz: crunches
  uh-ncht: crunched; uh-ndei: sunday; uh-ndur: thunder; uh-nee: honey money; uh-ng: swung; uh-nyuhn: onion; uh-nz: runs; uh-p: cup up
  uh-pur: supper; uh-s: bus; uh-st: disgust gust; uh-stid: rusted; uh-sts: rusts; uh-tuhn: button; uh-vuhn: oven; uh-zd: buzzed
  uh-ziz: buzzes; uh-zuhn: cousin; ur-ch: church; ur-kuhl: circle; ur-kuhld: circled; ur-kuhlz: circles; ur-ld: swirled; ur-lz: swirls
  ur-n: burn return turn; ur-nd: burned learned returned turned; ur-nteibuhl: turntable; ur-nuhs: furnace; ur-nz: burns returns turns
  ur-s: curse verse; ur-st: burst; ur-sts: bursts; ur-t: skirt; ur-tuhn: curtain; uu-dee: hoodie; uu-gur: sugar
  uu-k: book brook hook look shook; uu-lf: wolf; uu-luhvord: boulevard; uu-lvz: wolves; uu-ruhl: mural
`;
