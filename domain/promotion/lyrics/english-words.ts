/** Vowel and end of the sound from the last stressed vowel on. */
export interface RhymeSound {
  readonly vowel: string;
  readonly end: string;
}

// Words whose syllables the spelling does not show.
const SYLLABLES: Readonly<Record<number, string>> = {
  1: `fire hour hours our ours fires flour prayer prayers eyes eye you're we're they're i'll you'll we'll they'll he'll she'll
  world girl real wheel feel you've we've they've i've poured through though breathe leave leaves goes does bruise loose lose
  whose those these queue choir smile smiles while mile miles wild child steal whole soul whirl curl aisle isle
  smelled stalled stirred swelled swirled twirled drawer called crawled filled howled rolled tolled pulled killed spilled`,
  2: `every evening heaven seven over quiet poem poems lion riot diet giant science being seeing doing going cruel fuel really
  something sometimes someone somehow somewhere everyone's loving diamond bluest idea's people people's little apple table chapel
  rhythm prism reckless lonely hundred sacred naked wicked crooked ragged rugged jagged blessed created trying crying flying
  drying lying dying business different favourite favorite camera chocolate ocean lovely
  pigeon scarecrow barefoot skateboard bracelet lifeguard notebook pigeons jukebox crayon tv ruined smokestack homeless hopeless careless useless fearless sleepless moment moments riding bonfire fireworks firework fireflies firefly
  outside maybe beyond sunrise sunrises backbeat duet ruin ruins fluid doorway bottle kettle engine riddle paper`,
  3: `magician coyote circling trembling everyone everything radio video idea area piano violet violin family memory history victory factory
  poetry mystery suddenly already library another forever however whoever whatever together remember september october
  november december holiday yesterday animal melody harmony electric umbrella created violence violent radiant
  radios pianos stereo cathedral hospital lullaby piano gasoline tangerine kerosene celebrate celebrates`,
  4: `everybody hallelujah harmonica america california's january february impossible invisible`,
};

// Words whose rhyme the spelling does not show, by sound: vowel, hyphen, end.
const RHYMES: Readonly<Record<string, string>> = {
  'ai-': `i my by why sky cry dry fly try shy spy july goodbye eye high lie die pie tie buy guy deny reply apply supply nearby
  lullaby butterfly satisfy multiply rely ally sigh thigh bye hi`,
  'ai-t': 'height',
  'ai-n': 'sign design',
  'ai-nd': 'signed lined shined resigned',
  'ai-d': 'eyed i’d',
  'ai-z': 'eyes skies lies cries wise rise tries dies flies buys highs surprise sunrise goodbyes realize',
  'ai-l': 'aisle isle i’ll',
  'ai-r': 'choir wires fire desire wire tire higher liar',
  'ei-': 'away today they grey gray weigh sleigh obey okay yesterday holiday café cafe',
  'ei-t': 'great straight weight freight',
  'ei-n': 'again rain train pain explain vein reign champagne',
  'ei-k': 'break steak ache',
  'ei-s': 'place face space grace trace embrace race erase case chase',
  'e-d': 'said head dead bread red bed fled instead ahead spread thread wed shed led',
  'e-l': 'hotel farewell',
  'ee-': 'me be he she we sea key ski free tree see three degree enemy memory melody harmony history',
  'ee-t': 'street',
  'ee-v': 'leave',
  'ee-k': 'antique',
  'ee-n': 'machine gasoline kerosene tangerine magazine routine',
  'ee-z': 'please these knees trees breeze freeze seas keys peas tease ease',
  'ee-p': 'sleep',
  'ee-r': 'here near year fear clear tear hear dear ear beer',
  'ou-':
    'go no so ago know slow low show below snow grow blow throw though window although glow flow radio hello hollow',
  'ou-n': 'alone known own grown shown thrown flown blown stone bone phone loan',
  'ou-m': 'home roam foam comb',
  'ou-d': 'road',
  'ou-st': 'ghost most coast host post',
  'ou-z': 'rose close those knows goes shows clothes',
  'au-': 'now how cow vow allow somehow wow bow plow',
  'au-n': 'down town crown brown drown gown frown clown',
  'au-r': 'hour our shower flour sour power tower flower',
  'o-r': 'door floor four pour war more for before roar shore core score store your anymore ignore explore wore',
  'oo-': 'you do to who through two blue true view new shoe too into blew knew few crew flew grew threw',
  'oo-n': 'moon',
  'oo-v': 'move prove groove',
  'oo-m': 'room tomb',
  'oo-d': 'food mood rude',
  'uh-v': 'love above dove glove of shove',
  'uh-m': 'come some from drum numb thumb become hum',
  'uh-n': 'one done sun run gun son none won begun undone everyone someone fun ton',
  'uh-z': 'because was',
  'uh-d': 'blood mud flood',
  'uh-ng': 'tongue young rung sung hung among',
  'oo-z': 'shoes news blues lose choose bruise',
  'ur-': 'were blur her stir fur',
  'uh-f': 'enough tough rough stuff',
  'uh-st': 'trust dust just rust must',
  'uu-d': 'good stood would could should wood',
  'a-v': 'have',
  'i-v': 'give live forgive',
  'i-nd': 'wind',
  'i-n': 'begin skin in win thin within sin been',
  'o-l': 'all fall call wall small tall hall ball crawl',
  'ar-': 'are far star car bar scar guitar jar radar',
  'ar-t': 'heart start part art apart chart dart',
  'ar-k': 'dark park spark mark bark',
  'ar-d': 'hard card yard guard scarred',
  'ar-m': 'arm harm charm alarm',
  'or-m': 'storm warm form',
  'e-r':
    'there where their hair bear wear stair prayer square everywhere anywhere somewhere care air dare share fair swear chair',
  'ur-d': 'word heard bird third blurred',
  'ur-n': 'learn',
  'ur-t': 'hurt shirt dirt',
  'ur-ld': 'world',
  'ur-th': 'earth birth worth',
  'o-ng': 'song long wrong strong along belong',
  'o-f': 'off cough',
  'o-st': 'lost cost frost crossed',
  'o-n': 'gone on dawn lawn drawn upon',
  'e-nd': 'friend end send bend spend pretend',
  'e-nt': 'meant went spent sent',
  'e-th': 'breath death',
  'e-z': 'says',
  'e-st': 'guest',
};

function readLists<T>(lists: Readonly<Record<string, string>>, read: (name: string) => T): Map<string, T> {
  return new Map(
    Object.entries(lists).flatMap(([name, words]) =>
      words.split(/\s+/).map((word): [string, T] => [word.replaceAll('’', "'"), read(name)]),
    ),
  );
}

/** Syllables of words that break the rules of spelling. */
export const ENGLISH_SYLLABLES = readLists(SYLLABLES, Number);

/** Rhymes of words that break the rules of spelling. */
export const ENGLISH_RHYMES = readLists<RhymeSound>(RHYMES, (name) => {
  const [vowel = '', end = ''] = name.split('-');
  return { vowel, end };
});
