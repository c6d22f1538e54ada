import { type Random, shuffle } from '../../../random.ts';
import type { LyricBrief } from '../check-brief.ts';
import type { Mood } from '../mood.ts';
import { listWords } from '../syllables.ts';
import type { Noun, Person } from './pack.ts';
import type { Scene, Vocabulary } from './read-pack.ts';

/** The plan of a song, chosen before its first line. */
export interface Plan {
  readonly main: Scene;
  readonly side: Scene;
  /** Chances of the persons that the verses speak of. */
  readonly persons: readonly { readonly item: Person; readonly weight: number }[];
  /** Whether the verses tell of the past; the bridge does the opposite. */
  readonly isPast: boolean;
  /** Nouns that come back. */
  readonly motifs: ReadonlySet<Noun>;
  readonly isDark: boolean;
}

const DARK: readonly Mood[] = ['aggressive', 'angry', 'depressed', 'sad'];
const MOTIFS = 4;
/** How much likelier a scene is for each word of the brief that belongs to it. */
const WORD_WEIGHT = 4;

const VOICES: readonly Plan['persons'][] = [
  [
    { item: '1s', weight: 5 },
    { item: '2s', weight: 4 },
    { item: '1p', weight: 1 },
  ],
  [
    { item: '1p', weight: 6 },
    { item: '1s', weight: 2 },
    { item: '2s', weight: 2 },
  ],
  [
    { item: '2s', weight: 6 },
    { item: '1s', weight: 3 },
    { item: '1p', weight: 1 },
  ],
];

export function planSong(brief: LyricBrief, vocabulary: Vocabulary, random: Random): Plan {
  const { language, title, custom_words, genre, mood } = brief;
  const named = new Set(listWords([title, ...custom_words].join(' ').toLocaleLowerCase(language)));
  const isNamed = ({ key }: Noun) => named.has(key);
  const weigh = (scene: Scene) => {
    const words = scene.nouns.filter(isNamed).length;
    return (scene.text.genres[genre] ?? 1) * WORD_WEIGHT ** words;
  };
  const scenes = vocabulary.scenes.map((item) => ({ item, weight: weigh(item) }));
  const main = pickWeighted(scenes, random);
  const others = scenes.filter(({ item }) => item !== main);
  const side = others.length > 0 ? pickWeighted(others, random) : main;
  const nouns = shuffle(main.nouns, random);
  return {
    main,
    side,
    persons: VOICES[Math.floor(random() * VOICES.length)] ?? [],
    isPast: random() < 0.6,
    motifs: new Set([...nouns.filter(isNamed), ...nouns].slice(0, MOTIFS)),
    isDark: DARK.includes(mood),
  };
}

/** Picks an item by its weight. */
export function pickWeighted<T>(items: readonly { readonly item: T; readonly weight: number }[], random: Random): T {
  let rest = random() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const { item, weight } of items) {
    rest -= weight;
    if (rest < 0) return item;
  }
  const last = items.at(-1);
  if (!last) throw new Error('nothing to pick from');
  return last.item;
}
