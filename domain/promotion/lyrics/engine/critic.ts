import { findBannedWords } from '../../../catalogue/release/words/banned-words.ts';
import type { Language } from '../../../locale.ts';
import { findCliches } from '../cliches.ts';
import type { SectionKind } from '../song.ts';
import type { Clause } from './clause-writer.ts';
import type { Grammar } from './pack.ts';
import type { Plan } from './plan.ts';
import { firstWord, type SongState } from './song-state.ts';

/** A line with the points that the critic gives it. */
export interface ScoredClause extends Clause {
  readonly score: number;
}

/** The song around a line, with which the critic compares it. */
export interface Setting {
  readonly plan: Plan;
  readonly state: SongState;
  readonly grammar: Grammar;
  readonly section: SectionKind;
}

/** Points of the soft rules. A line without any of them has 0. */
const POINTS = {
  /** A syllable over or under the metre. */
  off: -0.6,
  /** A noun that comes back through the song. */
  motif: 0.5,
  /** An event of the song's mood. */
  mood: 0.4,
  /** A noun of its own look: the folded map. */
  look: 0.2,
  /** A line that begins like one of the two before it. */
  opening: -0.5,
  /** Two owners in one line: your coat, my key. */
  owners: -0.5,
  /** An end that can be held as long as the melody wants, in a chorus. */
  open: 0.3,
} as const;

/** A couplet both of whose lines close with a tail: the rhyme is filling, not what the song is about. */
const FILLING = -0.6;
/** A line below this is only used when there is nothing else: it costs its couplet more than any rule gives. */
const WEAKEST_SCORE = -0.6;
const WEAK = -10;

/** The hard rules: no worn phrase and no banned word, also where two parts of a line meet. */
export function isClean({ text }: Clause, language: Language): boolean {
  return findCliches(text, language).length === 0 && findBannedWords(text).length === 0;
}

/** The soft rules: metre, motifs, mood, and how a line stands beside those before it. */
export function scoreLine(clause: Clause, { plan, state, grammar, section }: Setting): ScoredClause {
  const { off, events, phrases, end } = clause;
  const motifs = events.filter(({ noun }) => plan.motifs.has(noun)).length;
  const fitting = events.filter(({ polarity }) => polarity !== 0 && polarity < 0 === plan.isDark).length;
  const owners = new Set(phrases.map(({ determiner }) => findOwner(determiner, grammar)).filter(Boolean));
  const score =
    Math.abs(off) * POINTS.off +
    motifs * POINTS.motif +
    fitting * POINTS.mood +
    (phrases.some(({ adjective }) => adjective !== null) ? POINTS.look : 0) +
    (state.opensLike(clause) ? POINTS.opening : 0) +
    (owners.size > 1 ? POINTS.owners : 0) +
    (section === 'chorus' && end.open ? POINTS.open : 0);
  return { ...clause, score };
}

function findOwner(name: string, { determiners }: Grammar): string | undefined {
  return determiners.find((one) => one.name === name)?.person;
}

/** The points of a couplet: those of its lines, and how they stand side by side. */
export function scoreCouplet([one, other]: readonly [ScoredClause, ScoredClause]): number {
  const filling = one.frame.end === 'tail' && other.frame.end === 'tail' ? FILLING : 0;
  const opens = firstWord(one.text) === firstWord(other.text) ? POINTS.opening : 0;
  const weak = [one, other].some(({ score }) => score < WEAKEST_SCORE) ? WEAK : 0;
  return one.score + other.score + filling + opens + weak;
}
