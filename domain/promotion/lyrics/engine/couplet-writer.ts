import type { Random } from '../../../random.ts';
import type { LyricBrief } from '../check-brief.ts';
import { hasMotif } from '../fill-slot.ts';
import type { Spot } from '../line-picker.ts';
import type { Mood } from '../mood.ts';
import type { LineEnd } from '../rhyme.ts';
import { type Clause, writeClause } from './clause-writer.ts';
import { type Closing, endsLike } from './closings.ts';
import { fits } from './count-part.ts';
import { isClean, type ScoredClause, scoreCouplet, scoreLine } from './critic.ts';
import type { Frame, FrameKind } from './frame.ts';
import type { Noun } from './pack.ts';
import { type Plan, pickByWeight } from './plan.ts';
import type { Scene, Vocabulary } from './read-pack.ts';
import { drawClosing, type RhymeClass, readRhymeClasses } from './rhyme-classes.ts';
import type { SongState } from './song-state.ts';

/** A song in the making: its words, its plan, and the lines it has. */
export interface Song {
  readonly brief: LyricBrief;
  readonly vocabulary: Vocabulary;
  readonly plan: Plan;
  readonly state: SongState;
  readonly random: Random;
}

const MAIN_SHARE = 0.75;
/** Couplets or lines that are tried, and how many good ones the critic chooses from. */
const TRIES = 60;
/** Tries when none has been good so far, before a line is taken from the list. */
const MOST_TRIES = 400;
const CHOICES = 8;
const LINE_TRIES = 12;
const FRAME_DRAWS = 30;
const CLOSING_DRAWS = 40;
/** How much less likely a frame is that the song has used, or whose tense is not that of the section. */
const USED_FRAME = 0.03;
const OTHER_TENSE = 0.12;
/** How much less likely a frame is with which few lines can be made. */
const POOR_FRAME = 0.12;

/** The artist's own that a line has to hold. */
export interface Need {
  readonly kind: FrameKind | null;
  readonly motif: { readonly text: string; readonly isName: boolean } | null;
  readonly noun: Noun | null;
  /** Whether the motif opens the line. */
  readonly opens: boolean;
}

export const NO_NEED: Need = { kind: null, motif: null, noun: null, opens: false };

type Choice<T> = { readonly item: T; readonly score: number };
type Couplet = readonly [ScoredClause, ScoredClause];

/** Writes some couplets and returns the one that the critic likes best. */
export function chooseCouplet(song: Song, spot: Spot, need: Need, sounds: ReadonlySet<string>): Couplet | null {
  const { grammar, language } = song.vocabulary.pack;
  const setting = { ...song, grammar, section: spot.kind };
  const open = new Map<Scene, RhymeClass[]>();
  const found: Choice<Couplet>[] = [];
  for (let at = 0; goesOn(at, found.length); at += 1) {
    const scene = chooseScene(song, need);
    const classes = open.get(scene) ?? listClasses(song, scene, kindOf(spot), sounds);
    open.set(scene, classes);
    const rhymes = pickByWeight(classes, song.random);
    if (rhymes === null) return null;
    const own = need.kind === null ? rhymes : readKind(song, scene, need.kind).get(rhymes.sound);
    const closing = own && pickClosing(song, own, null, { scene, spot, need });
    const first = closing && writeLine(song, { scene, closing, spot, need });
    const answer = first && pickClosing(song, rhymes, first.end.word, { scene, spot, need: NO_NEED });
    const second = answer && writeLine(song, { scene, closing: answer, spot, need: NO_NEED });
    if (!first || !second || clash(first, second)) continue;
    const item: Couplet = [scoreLine(first, setting), scoreLine(second, setting)];
    found.push({ item, score: scoreCouplet(item) + song.random() });
  }
  return pickBest(found, (couplet) => couplet.every((line) => isClean(line, language)));
}

function goesOn(tries: number, found: number): boolean {
  return found === 0 ? tries < MOST_TRIES : tries < TRIES && found < CHOICES;
}

function pickBest<T>(found: readonly Choice<T>[], isGood: (item: T) => boolean): T | null {
  const byScore = [...found].sort((one, other) => other.score - one.score);
  return byScore.find(({ item }) => isGood(item))?.item ?? null;
}

/** Lists the rhymes that the section and the song do not have yet. */
function listClasses(song: Song, scene: Scene, kind: FrameKind, sounds: ReadonlySet<string>): RhymeClass[] {
  return [...readKind(song, scene, kind).values()].filter(
    ({ sound, words }) => words > 1 && !sounds.has(sound) && !song.state.hasSound(sound),
  );
}

const readKind = ({ vocabulary }: Song, scene: Scene, kind: FrameKind) => readRhymeClasses(scene, vocabulary, kind);
const kindOf = ({ kind }: Spot): FrameKind => (kind === 'verse' ? 'verse' : 'hook');

/** Writes a line that rhymes with an end; without one, a line that others can rhyme with. */
export function chooseLine(song: Song, spot: Spot, need: Need, end: LineEnd | null): ScoredClause | null {
  const { vocabulary, random } = song;
  const { grammar, language } = vocabulary.pack;
  const setting = { ...song, grammar, section: spot.kind };
  const found: Choice<ScoredClause>[] = [];
  for (let at = 0; goesOn(at, found.length); at += 1) {
    const scene = chooseScene(song, need);
    const classes = readKind(song, scene, need.kind ?? kindOf(spot));
    const rhymes = end === null ? pickByWeight([...classes.values()], random) : classes.get(end.sound);
    if (!rhymes) continue;
    const closing = pickClosing(song, rhymes, end?.word ?? null, { scene, spot, need });
    const line = closing && writeLine(song, { scene, closing, spot, need });
    if (!line) continue;
    const item = scoreLine(line, setting);
    found.push({ item, score: item.score + random() });
  }
  return pickBest(found, (line) => isClean(line, language));
}

/**
 * Picks an end that is new to the song and that some frame of the section has; with a word, one that rhymes with it not
 * only by its grammar. Null when some draws find none.
 */
function pickClosing(
  song: Song,
  rhymes: RhymeClass,
  word: string | null,
  order: Omit<LineOrder, 'closing'>,
): Closing | null {
  const { isWeakRhyme } = song.vocabulary.pack.grammar;
  for (let at = 0; at < CLOSING_DRAWS; at += 1) {
    const closing = drawClosing(rhymes, song.random);
    if (closing === null) return null;
    const own = closing.end.word;
    if (song.state.hasWord(own) || (word !== null && (own === word || isWeakRhyme(own, word)))) continue;
    if (listFrames(song, { ...order, closing }).length > 0) return closing;
  }
  return null;
}

interface LineOrder {
  readonly scene: Scene;
  readonly closing: Closing;
  readonly spot: Spot;
  readonly need: Need;
}

function writeLine(song: Song, { scene, closing, spot, need }: LineOrder): Clause | null {
  const { vocabulary, plan, state, random } = song;
  const frames = listFrames(song, { scene, closing, spot, need });
  for (let at = 0; at < LINE_TRIES; at += 1) {
    const frame = pickFrame(song, frames, { closing, spot });
    if (frame === null) return null;
    const order = { scene, closing, frame, motif: need.motif, noun: need.noun };
    const clause = writeClause(order, { vocabulary, plan, random });
    if (clause && !state.repeats(clause) && shows(clause, need, song)) return clause;
  }
  return null;
}

/** Whether a noun that the artist asked for can be read in the line. */
function shows({ text }: Clause, { noun }: Need, { vocabulary }: Song): boolean {
  return noun === null || hasMotif(text, noun.key, vocabulary.pack.language);
}

const framesOf = new WeakMap<Vocabulary, Map<string, readonly Frame[]>>();

/** Lists the frames of a place, an end and a mood; they are chosen once. */
function listFrames({ vocabulary, brief }: Song, { closing, spot, need }: LineOrder): readonly Frame[] {
  const kind = need.kind ?? kindOf(spot);
  const open = closing.frame
    ? [closing.frame].filter((frame) => frame.kind === kind && isFor(frame, brief.mood))
    : findFrames(vocabulary, `${kind} ${closing.kind}`, brief.mood);
  const fitting = closing.verb ? open.filter((frame) => endsLike(frame, closing)) : open;
  if (!need.opens) return fitting;
  return fitting.filter(({ parts: [first] }) => typeof first === 'object' && first.name === 'm');
}

function findFrames(vocabulary: Vocabulary, key: string, mood: Mood): readonly Frame[] {
  const known = framesOf.get(vocabulary) ?? new Map<string, readonly Frame[]>();
  framesOf.set(vocabulary, known);
  const frames =
    known.get(`${key} ${mood}`) ?? (vocabulary.framesOf.get(key) ?? []).filter((frame) => isFor(frame, mood));
  known.set(`${key} ${mood}`, frames);
  return frames;
}

function isFor({ moods }: Frame, mood: Mood): boolean {
  return moods.length === 0 || moods.includes(mood);
}

/** Draws a frame, rarer ones less often; null when some draws find none. */
function pickFrame(
  { vocabulary, plan, state, random }: Song,
  frames: readonly Frame[],
  { closing, spot: { kind } }: Pick<LineOrder, 'closing' | 'spot'>,
): Frame | null {
  const isPast = kind === 'bridge' ? !plan.isPast : plan.isPast;
  for (let at = 0; at < FRAME_DRAWS; at += 1) {
    const frame = frames[Math.floor(random() * frames.length)];
    if (frame === undefined) return null;
    const tense = kind === 'verse' && frame.isPast !== isPast ? OTHER_TENSE : 1;
    const variety = frame.isRich ? 1 : POOR_FRAME;
    const chance = (state.hasFrame(frame) ? USED_FRAME : 1) * tense * variety;
    if (random() < chance && fits(frame, closing.least, vocabulary.pack.language)) return frame;
  }
  return null;
}

function chooseScene({ vocabulary, plan, random }: Song, { noun }: Need): Scene {
  if (noun && !plan.main.eventsOf.has(noun))
    return vocabulary.scenes.find(({ nounKeys }) => nounKeys().has(noun.key))?.open() ?? plan.main;
  return noun || random() < MAIN_SHARE ? plan.main : plan.side;
}

/** Two lines side by side that say the same: one frame, one noun, one verb. */
function clash(one: Clause, other: Clause): boolean {
  if (one.frame === other.frame) return true;
  return one.events.some(({ noun, verb }) => other.events.some((event) => event.noun === noun || event.verb === verb));
}
