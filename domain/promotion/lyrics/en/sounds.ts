/**
 * The rhymes of the words that close lines, by sound: the last stressed vowel, a hyphen, and what follows it. Words whose
 * sound the list of the craft report has are not here.
 */
export const ENGLISH_SOUNDS = `
  a-g: flag
  a-gd: dragged
  a-gz: drags
  a-k: back
  a-ks: cracks tracks
  a-kt: cracked
  a-md: slammed
  a-mp: lamp
  a-mz: slams
  a-n: began ran
  a-nd: hand land sand strand
  a-nduhl: candle
  a-nduhllait: candlelight
  a-ndz: hands
  a-ng: rang sang
  a-nk: drank sank
  a-nkur: anchor
  a-nturn: lantern
  a-p: map
  a-ptuhn: captain
  a-sh: crash
  a-shiz: crashes
  a-sht: crashed
  a-st: last mast passed
  a-suhz: passes
  a-tuhld: rattled
  a-tuhlz: rattles
  a-tur: scatter
  a-turd: scattered
  ai-d: cried died lied side tide
  ai-dz: hides tides
  ai-l: smile while
  ai-ld: child
  ai-m: time
  ai-n: nine pine wine
  ai-nd: find
  ai-ndz: blinds
  ai-s: price
  ai-t: light night sight spite tonight
  ai-thaus: lighthouse
  ai-v: alive five
  ai-vd: arrived dived
  ai-vz: arrives dives
  ai-zuhz: rises
  ar-bur: harbour
  ar-f: scarf
  ar-mz: arms
  ar-n: barn
  ar-z: stars
  au-ld: howled
  au-lz: howls
  au-nd: sound
  au-ndid: sounded
  au-ndz: sounds
  au-s: house
  au-t: out
  e-b: ebb
  e-ft: left
  e-j: edge ledge
  e-k: deck wreck
  e-kfuhst: breakfast
  e-l: bell fell shell swell well
  e-ld: held
  e-lf: shelf
  e-lts: melts
  e-ltuhd: melted
  e-lvz: shelves
  e-n: ten then
  e-nduhd: ended
  e-ndz: bends ends friends
  e-nt: bent tent
  e-p: step
  e-ps: steps
  e-pt: slept
  e-ree: ferry
  e-rz: stairs
  e-st: nest
  e-t: debt met net
  e-ts: nets
  e-tuhl: kettle
  e-tur: letter
  e-turz: letters
  ee-: quay
  ee-dz: reeds
  ee-f: reef thief
  ee-k: week
  ee-kruht: secret
  ee-ks: leaks creaks
  ee-kt: creaked leaked
  ee-l: wheel
  ee-m: dream
  ee-mz: beams
  ee-p: asleep deep keep
  ee-ps: sleeps
  ee-r: pier weir
  ee-t: beat heat meet sleet
  ee-th: teeth
  ee-ts: beats
  ee-vz: leaves
  ee-ziz: freezes
  ei-: bay day may spray stay
  ei-d: fade frayed
  ei-duhd: faded
  ei-dz: fades
  ei-j: rage
  ei-k: sake
  ei-ks: breaks
  ei-l: fail gale hail rail sail
  ei-ld: sailed
  ei-lz: sails
  ei-m: came flame name same
  ei-n: chain crane lane vain
  ei-nd: rained
  ei-njur: stranger
  ei-st: raced
  ei-suhz: races
  ei-t: gate
  ei-tid: waited
  ei-ts: crates waits
  ei-vz: waves
  ei-z: haze frays
  i-chuhn: kitchen
  i-d: hid
  i-fts: drifts lifts
  i-ftuhd: drifted lifted
  i-j: bridge ridge
  i-ks: ticks
  i-kt: ticked
  i-kuht: ticket
  i-kurd: flickered
  i-kurz: flickers
  i-l: hill
  i-ld: filled
  i-lz: fills
  i-n: grin inn
  i-ng: ring spring
  i-ngz: rings sings swings
  i-nk: sink
  i-nks: drinks sinks
  i-ntur: winter
  i-nz: begins
  i-p: ship
  i-ps: slips
  i-pt: slipped
  i-st: mist
  i-t: it
  i-tuhl: little
  o-g: fog
  o-k: clock dock lock rock
  o-ks: rocks
  o-kt: rocked
  o-ld: called
  o-lz: calls falls
  o-muhs: promise
  o-ps: drops stops
  o-pt: dropped stopped
  o-r: oar
  o-ree: story
  o-t: knot thought
  o-tid: rotted
  o-ts: rots
  o-tuhl: bottle
  oi-ld: boiled
  oi-lz: boils
  oi-n: coin
  oi-s: voice
  oo-f: roof
  oo-l: fool
  oo-n: afternoon june noon tune
  oo-tkeis: suitcase
  oo-ts: boots
  or-d: roared
  or-n: horn
  or-ning: morning
  or-nz: thorns
  or-z: oars roars
  ou-d: snowed
  ou-k: broke
  ou-ks: smokes
  ou-kt: smoked
  ou-l: roll
  ou-ld: cold hold rolled tolled
  ou-ldz: holds
  ou-lz: rolls tolls
  ou-nd: moaned
  ou-nz: moans stones
  ou-p: rope
  ou-puhnd: opened
  ou-puhnz: opens
  ou-t: boat coat note wrote
  ou-tuhgraf: photograph
  ou-v: stove
  ou-z: froze
  ou-zd: closed
  ou-ziz: closes
  uh-duhd: flooded
  uh-dz: floods
  uh-l: hull
  uh-lz: gulls
  uh-m: rum
  uh-mpuhs: compass
  uh-mur: summer
  uh-ndei: sunday
  uh-ng: swung
  uh-p: cup
  uh-stid: rusted
  uh-sts: rusts
  ur-kuhl: circle
  ur-kuhld: circled
  ur-kuhlz: circles
  ur-n: burn return
  ur-nd: burned returned turned
  ur-nz: burns returns turns
`;
