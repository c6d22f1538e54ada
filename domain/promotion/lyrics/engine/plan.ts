import { type Random, shuffle } from '../../../random.ts';
import type { LyricBrief } from '../check-brief.ts';
import type { Mood } from '../mood.ts';
import { listWords } from '../syllables.ts';
import type { Noun, Person } from './pack.ts';
import type { Scene, SceneSource, Vocabulary } from './read-pack.ts';

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
/** How often a song plays in a scene that has words of the brief, however many scenes have none. */
const WORD_SHARE = 0.8;

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
  const words = [...named].filter((word) => vocabulary.nouns.has(word));
  const scenes = vocabulary.scenes.map((item) => ({ item, weight: item.text.genres[genre] ?? 1 }));
  const first = pickWeighted(preferNamed(scenes, words, random), random);
  const others = scenes.filter(({ item }) => item !== first);
  const main = first.open();
  const nouns = shuffle(main.nouns, random);
  return {
    main,
    side: others.length > 0 ? pickWeighted(others, random).open() : main,
    persons: VOICES[Math.floor(random() * VOICES.length)] ?? [],
    isPast: random() < 0.6,
    motifs: new Set([...nouns.filter(isNamed), ...nouns].slice(0, MOTIFS)),
    isDark: DARK.includes(mood),
  };
}

type WeighedScene = { readonly item: SceneSource; readonly weight: number };

/** The scenes with the most words of the brief, or all of them. */
function preferNamed(
  scenes: readonly WeighedScene[],
  words: readonly string[],
  random: Random,
): readonly WeighedScene[] {
  if (words.length === 0 || random() >= WORD_SHARE) return scenes;
  const count = ({ item }: WeighedScene) => words.filter((word) => item.nounKeys().has(word)).length;
  const most = Math.max(...scenes.map(count));
  return scenes.filter((scene) => count(scene) === most);
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

/** Picks one of the items that carry their weight, any when none weighs anything; null when there is none. */
export function pickByWeight<T extends { readonly weight: number }>(items: readonly T[], random: Random): T | null {
  const sum = items.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return items[Math.floor(random() * items.length)] ?? null;
  let rest = random() * sum;
  for (const item of items) {
    rest -= item.weight;
    if (rest < 0) return item;
  }
  return items.at(-1) ?? null;
}
