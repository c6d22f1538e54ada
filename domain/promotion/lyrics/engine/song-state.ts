import type { Language } from '../../../locale.ts';
import type { Clause } from './clause-writer.ts';
import type { Frame } from './frame.ts';
import type { Noun } from './pack.ts';
import type { Plan } from './plan.ts';
import type { Event } from './read-pack.ts';

/** Lines in which a noun does not come back, unless it is a motif of the song. */
const NOUN_REST = 8;
const MOTIF_REST = 3;

/** The words and frames that a song has used so far. */
export interface SongState {
  /** Whether a line says again what the song has said: a text, an event or a noun of the lines before. */
  repeats(clause: Clause): boolean;
  hasWord(word: string): boolean;
  hasSound(sound: string): boolean;
  hasFrame(frame: Frame): boolean;
  /** Whether a line begins like one of the two before it. */
  opensLike(clause: Clause): boolean;
  take(clause: Clause): void;
}

/** The word that a line begins with. */
export function firstWord(text: string): string {
  return text.split(/[\s,]/)[0] ?? '';
}

export function createSongState(taken: readonly string[], plan: Plan, language: Language): SongState {
  const lower = (text: string) => text.toLocaleLowerCase(language);
  const texts = new Set(taken.map(lower));
  // By its words, for two scenes may have the same event.
  const pairs = new Set<string>();
  const nameOf = ({ verb, noun }: Event) => `${verb.key} ${noun.key}`;
  const verbs: string[] = [];
  const openings: string[] = [];
  const nouns: (readonly Noun[])[] = [];
  const [words, sounds, frames] = [new Set<string>(), new Set<string>(), new Set<Frame>()];
  const isRecent = (noun: Noun) =>
    nouns
      .slice(plan.motifs.has(noun) ? -MOTIF_REST : -NOUN_REST)
      .flat()
      .includes(noun);
  return {
    repeats: ({ text, events: own }) =>
      texts.has(lower(text)) ||
      own.some(
        (event) => pairs.has(nameOf(event)) || isRecent(event.noun) || verbs.slice(-NOUN_REST).includes(event.verb.key),
      ),
    hasWord: (word) => words.has(word),
    hasSound: (sound) => sounds.has(sound),
    hasFrame: (frame) => frames.has(frame),
    opensLike: ({ text }) => openings.slice(-2).includes(firstWord(text)),
    take: ({ text, events: own, end, frame }) => {
      texts.add(lower(text));
      openings.push(firstWord(text));
      for (const event of own) {
        pairs.add(nameOf(event));
        verbs.push(event.verb.key);
      }
      nouns.push(own.map(({ noun }) => noun));
      words.add(end.word);
      sounds.add(end.sound);
      frames.add(frame);
    },
  };
}
