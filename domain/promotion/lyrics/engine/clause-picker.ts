import { createRandom } from '../../../random.ts';
import { METRE_SYLLABLES } from '../../lyrics-limits.ts';
import type { LyricBrief } from '../check-brief.ts';
import type { Motif } from '../fill-slot.ts';
import type { LinePicker } from '../line-picker.ts';
import { countSyllables, SYLLABLE_TOLERANCE } from '../syllables.ts';
import { chooseCouplet, chooseLine, type Need, NO_NEED } from './couplet-writer.ts';
import type { ScoredClause } from './critic.ts';
import type { LanguagePack } from './pack.ts';
import { planSong } from './plan.ts';
import { readPack, type Vocabulary } from './read-pack.ts';
import { createSongState } from './song-state.ts';

interface PickerOptions {
  readonly brief: LyricBrief;
  readonly pack: LanguagePack;
  readonly seed: string;
  /** Lines that may not be used. */
  readonly taken: readonly string[];
  /** Writes what this picker cannot: a title of many words, a rhyme to a word that nothing rhymes with. */
  readonly fallback: LinePicker;
  /** Receives each line of the song with what it was made from. */
  readonly onClause?: (clause: ScoredClause) => void;
}

/** Syllables that a frame has beside the motif, at least. */
const LEAST_AROUND = 2;

const packs = new WeakMap<LanguagePack, Vocabulary>();

/** Writes lines from events of a scene: the rhyme is chosen first, the line is built towards it. */
export function createClausePicker(options: PickerOptions): LinePicker {
  const { brief, pack, seed, taken, fallback, onClause } = options;
  const vocabulary = packs.get(pack) ?? readPack(pack);
  packs.set(pack, vocabulary);
  const random = createRandom(JSON.stringify([brief, seed, 'clauses']));
  const plan = planSong(brief, vocabulary, random);
  const state = createSongState(taken, plan, pack.language);
  const song = { brief, vocabulary, plan, state, random };

  const take = (clause: ScoredClause) => {
    state.take(clause);
    onClause?.(clause);
    return clause.text;
  };
  return {
    pickCouplet: (spot, sounds) => {
      const pair = chooseCouplet(song, spot, NO_NEED, sounds);
      return pair ? [take(pair[0]), take(pair[1])] : fallback.pickCouplet(spot, sounds);
    },
    pickRhyme: (end, spot) => {
      const line = chooseLine(song, spot, NO_NEED, end);
      return line ? take(line) : fallback.pickRhyme(end, spot);
    },
    pickWithMotif: (motif, spot) => {
      for (const need of listNeeds(motif, vocabulary)) {
        const pair = chooseCouplet(song, spot, need, new Set());
        if (pair) return [take(pair[0]), take(pair[1])];
      }
      return fallback.pickWithMotif(motif, spot);
    },
    pickMotifLine: (motif, end, spot) => {
      for (const need of listNeeds(motif, vocabulary)) {
        const line = chooseLine(song, spot, need, end);
        if (line) return take(line);
      }
      return fallback.pickMotifLine(motif, end, spot);
    },
  };
}

/** Lists the ways to hold a motif: a word that a scene has as its noun, any other in a frame for it. */
function listNeeds({ slot, text, isRest = false }: Motif, { nouns, pack }: Vocabulary): Need[] {
  const spare = METRE_SYLLABLES[pack.language] + SYLLABLE_TOLERANCE - countSyllables(text, pack.language);
  const framed: Need = { kind: slot, motif: { text, isName: slot === 'name' }, noun: null, opens: isRest };
  const noun = slot === 'word' ? nouns.get(text.toLocaleLowerCase(pack.language)) : undefined;
  const inFrames = spare < LEAST_AROUND ? [] : [framed];
  return noun ? [{ ...NO_NEED, noun }, ...inFrames] : inFrames;
}
