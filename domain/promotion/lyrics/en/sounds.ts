/**
 * The rhymes of the words that close lines, by sound: the last stressed vowel, a hyphen, and what follows it. Words whose
 * sound the list of the craft report has are not here.
 */
export const ENGLISH_SOUNDS = `
  a-b: cab
  a-fik: traffic
  a-g: flag
  a-gd: dragged
  a-gz: drags
  a-k: back
  a-ks: cracks tracks
  a-ksee: taxi
  a-ksuhfoun: saxophone
  a-kt: cracked
  a-kuhld: crackled
  a-kuhlz: crackles
  a-kuht: jacket
  a-leewei: alleyway
  a-luhkuhnee: balcony
  a-md: slammed
  a-mp: lamp
  a-mz: slams
  a-n: began fan man plan ran
  a-nd: hand land sand strand
  a-nduhl: candle
  a-nduhllait: candlelight
  a-ndz: hands
  a-ng: rang sang
  a-nk: bank drank rank sank
  a-nkur: anchor
  a-nou: piano
  a-nsiz: dances
  a-nst: danced
  a-nturn: lantern
  a-p: map
  a-ptuhn: captain
  a-s: glass grass pass
  a-sh: crash
  a-shiz: crashes
  a-sht: crashed
  a-st: fast last mast passed
  a-suhz: passes
  a-tform: platform
  a-tuhld: rattled
  a-tuhlz: rattles
  a-tur: scatter
  a-turd: scattered
  a-turz: scatters
  a-vuhnoo: avenue
  ai-: by
  ai-d: cried died lied side tide
  ai-dz: hides tides
  ai-l: aisle smile style while
  ai-lain: skyline
  ai-ld: child
  ai-m: time
  ai-n: line nine pine wine
  ai-nd: find
  ai-ndz: blinds
  ai-ruhn: siren
  ai-s: price
  ai-t: light night sight spite tonight
  ai-thaus: lighthouse
  ai-ts: lights
  ai-tur: lighter
  ai-v: alive drive five
  ai-vd: arrived dived
  ai-vur: driver
  ai-vz: arrives dives
  ai-z: eyes sunrise
  ai-zuhz: rises
  ar-: afar star
  ar-bur: harbour
  ar-f: scarf
  ar-k: bark lark
  ar-mz: arms
  ar-n: barn
  ar-tendur: bartender
  ar-tmuhnt: apartment
  ar-z: bars cars guitars stars
  au-d: crowd
  au-ld: howled
  au-lz: howls
  au-n: downtown
  au-nd: found round sound underground
  au-ndid: sounded
  au-ndz: sounds
  au-s: house
  au-t: out
  e-b: ebb
  e-d: red
  e-dlaits: headlights
  e-ft: left
  e-j: edge ledge
  e-k: deck wreck
  e-kfuhst: breakfast
  e-kurd: record
  e-l: bell fell shell swell well
  e-ld: held
  e-lf: shelf
  e-lts: melts
  e-ltuhd: melted
  e-luh: umbrella
  e-luhveitur: elevator
  e-lvz: shelves
  e-n: ten then
  e-nd: bend spend
  e-nduhd: ended
  e-ndz: bends ends friends
  e-nt: bent rent tent
  e-p: step
  e-ps: steps
  e-pt: slept
  e-ree: ferry
  e-rz: stairs
  e-s: dress
  e-sij: message
  e-st: nest
  e-t: debt met net regret wet
  e-ts: nets
  e-tuhl: kettle
  e-tur: letter
  e-turz: letters
  ee-: quay
  ee-dz: reeds
  ee-f: reef thief
  ee-k: week
  ee-kruht: secret
  ee-ks: creaks leaks
  ee-kt: creaked leaked
  ee-kur: speaker
  ee-l: wheel
  ee-lz: heels
  ee-m: dream
  ee-mz: beams
  ee-n: screen
  ee-p: asleep cheap deep keep sleep
  ee-ps: sleeps
  ee-r: pier weir
  ee-t: beat heat meet seat sleet
  ee-th: teeth
  ee-tlait: streetlight
  ee-ts: beats
  ee-vz: leaves
  ee-ziz: freezes
  ei-: bay day may spray stay
  ei-bur: neighbour
  ei-d: afraid arcade fade frayed played shade
  ei-duhd: faded
  ei-dz: fades
  ei-j: rage
  ei-k: sake
  ei-ks: breaks wakes
  ei-l: ale fail gale hail rail sail
  ei-ld: sailed
  ei-lz: sails
  ei-m: came flame name same
  ei-n: chain crane lane vain
  ei-nd: rained
  ei-njur: stranger
  ei-p: escape
  ei-st: raced
  ei-suhz: races
  ei-t: eight gate late wait
  ei-tid: waited
  ei-ts: crates waits
  ei-vmuhnt: pavement
  ei-vz: waves
  ei-z: frays haze plays
  i-chuhn: kitchen
  i-d: hid
  i-fts: drifts lifts
  i-ftuhd: drifted lifted
  i-guhret: cigarette
  i-j: bridge ridge
  i-ks: ticks
  i-kt: ticked
  i-kuht: ticket
  i-kurd: flickered
  i-kurz: flickers
  i-l: hill
  i-lbord: billboard
  i-ld: filled
  i-lou: pillow
  i-lz: fills
  i-n: grin inn
  i-ng: ring spring
  i-ngz: rings sings swings
  i-nk: sink
  i-nks: drinks sinks
  i-ntur: winter
  i-nz: begins spins
  i-p: ship
  i-ps: skips slips
  i-pstik: lipstick
  i-pt: skipped slipped
  i-rur: mirror
  i-skee: whiskey
  i-st: mist
  i-suhld: whistled
  i-suhlz: whistles
  i-t: it
  i-tee: city
  i-tuhl: little
  i-vur: river
  o-fee: coffee
  o-g: fog
  o-k: block clock dock lock rock
  o-ks: knocks rocks
  o-kt: knocked rocked
  o-ld: called crawled
  o-lz: calls crawls falls
  o-muhs: promise
  o-n: lawn on
  o-ng: along belong
  o-ps: drops stops
  o-pt: dropped stopped
  o-r: oar
  o-ree: story
  o-t: hot knot lot thought
  o-tid: rotted
  o-ts: rots
  o-tuhl: bottle
  oi-ld: boiled
  oi-lz: boils
  oi-n: coin
  oi-s: voice
  oo-f: roof
  oo-ftop: rooftop
  oo-l: fool
  oo-n: afternoon june noon tune
  oo-tkeis: suitcase
  oo-ts: boots
  oo-zpeipur: newspaper
  or-d: roared
  or-n: horn
  or-ning: morning
  or-nur: corner
  or-nz: thorns
  or-z: oars roars
  ou-d: snowed
  ou-k: broke smoke woke
  ou-ks: smokes
  ou-kt: smoked
  ou-l: roll
  ou-ld: cold hold rolled tolled
  ou-ldz: holds
  ou-lz: rolls tolls
  ou-n: stone
  ou-nd: moaned
  ou-nz: moans stones
  ou-p: rope
  ou-puhnd: opened
  ou-puhnz: opens
  ou-t: boat coat note wrote
  ou-tuhgraf: photograph
  ou-v: stove
  ou-vurpas: overpass
  ou-z: froze
  ou-zd: closed
  ou-ziz: closes
  uh-bwei: subway
  uh-duhd: flooded
  uh-dz: floods
  uh-l: hull
  uh-lz: gulls
  uh-m: rum
  uh-mbur: number
  uh-md: hummed
  uh-mpuhs: compass
  uh-mur: summer
  uh-mz: hums
  uh-n: spun
  uh-ndei: sunday
  uh-ng: swung
  uh-p: cup up
  uh-s: bus
  uh-stid: rusted
  uh-sts: rusts
  uh-zd: buzzed
  uh-ziz: buzzes
  ur-ch: church
  ur-kuhl: circle
  ur-kuhld: circled
  ur-kuhlz: circles
  ur-n: burn return turn
  ur-nd: burned returned turned
  ur-nz: burns returns turns
  ur-tuhn: curtain
`;
