import type { Random } from '../../../random.ts';
import type { LyricBrief } from '../check-brief.ts';
import type { Spot } from '../line-picker.ts';
import type { LineEnd } from '../rhyme.ts';
import { type Clause, isClean, writeClause } from './clause-writer.ts';
import type { Closing } from './closings.ts';
import type { Frame, FrameKind } from './frame.ts';
import type { Noun } from './pack.ts';
import { type Plan, pickWeighted } from './plan.ts';
import type { Scene, Vocabulary } from './read-pack.ts';
import { listRhymes, type RhymeClass, readRhymeClasses } from './rhyme-classes.ts';
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
/** Couplets that are tried, and how many good ones the critic chooses from. */
const TRIES = 60;
const CHOICES = 4;
const LINE_TRIES = 14;
/** How much less likely a frame is that the song has used, or whose tense is not that of the section. */
const USED_FRAME = 0.03;
const OTHER_TENSE = 0.12;
/** How much less likely a frame is with which few lines can be made. */
const POOR_FRAME = 0.25;

/** The artist's own that a line has to hold. */
export interface Need {
  readonly kind: FrameKind | null;
  readonly motif: { readonly text: string; readonly isName: boolean } | null;
  readonly noun: Noun | null;
  /** Whether the motif opens the line. */
  readonly opens: boolean;
}

export const NO_NEED: Need = { kind: null, motif: null, noun: null, opens: false };
/** Writes some couplets and returns the one that the critic likes best. */
export function chooseCouplet(
  song: Song,
  spot: Spot,
  need: Need,
  sounds: ReadonlySet<string>,
): [Clause, Clause] | null {
  const { vocabulary, random } = song;
  const open = new Map<Scene, { item: RhymeClass; weight: number }[]>();
  const found: { pair: [Clause, Clause]; score: number }[] = [];
  for (let at = 0; at < TRIES && found.length < CHOICES; at += 1) {
    const scene = chooseScene(song, need);
    const classes = open.get(scene) ?? listClasses(song, scene, sounds);
    open.set(scene, classes);
    if (classes.length === 0) return null;
    const rhymes = pickWeighted(classes, random);
    const closing = pickClosing(song, rhymes.closings);
    const first = closing && writeLine(song, scene, closing, spot, need);
    const answer = first && pickClosing(song, listRhymes(rhymes, first.end.word, vocabulary.pack.grammar));
    const second = answer && writeLine(song, scene, answer, spot, NO_NEED);
    if (
      first &&
      second &&
      !clash(first, second) &&
      [first, second].every((line) => isClean(line, vocabulary.pack.language))
    )
      found.push({ pair: [first, second], score: judge(song, first) + judge(song, second) });
  }
  return found.sort((one, other) => other.score - one.score)[0]?.pair ?? null;
}

/** Lists the rhymes that the section and the song do not have yet. */
function listClasses(
  { vocabulary, state }: Song,
  scene: Scene,
  sounds: ReadonlySet<string>,
): { item: RhymeClass; weight: number }[] {
  return [...readRhymeClasses(scene, vocabulary).values()]
    .filter(({ sound, words }) => words > 1 && !sounds.has(sound) && !state.hasSound(sound))
    .map((item) => ({ item, weight: item.weight }));
}

/** Writes a line that rhymes with an end; without one, a line that others can rhyme with. */
export function chooseLine(song: Song, spot: Spot, need: Need, end: LineEnd | null): Clause | null {
  const { vocabulary, random } = song;
  for (let at = 0; at < TRIES; at += 1) {
    const scene = chooseScene(song, need);
    const classes = readRhymeClasses(scene, vocabulary);
    const open = [...classes.values()].map((item) => ({ item, weight: item.weight }));
    const rhymes = end === null ? pickWeighted(open, random) : classes.get(end.sound);
    if (!rhymes) continue;
    const closing = pickClosing(
      song,
      end === null ? rhymes.closings : listRhymes(rhymes, end.word, vocabulary.pack.grammar),
    );
    const line = closing && writeLine(song, scene, closing, spot, need);
    if (line && isClean(line, vocabulary.pack.language)) return line;
  }
  return null;
}

function pickClosing({ state, random }: Song, closings: readonly Closing[]): Closing | null {
  const free = closings.filter(({ end }) => !state.hasWord(end.word));
  return free.length === 0
    ? null
    : pickWeighted(
        free.map((item) => ({ item, weight: item.weight })),
        random,
      );
}

function writeLine(song: Song, scene: Scene, closing: Closing, spot: Spot, need: Need): Clause | null {
  const { vocabulary, plan, state, random } = song;
  const frames = listFrames(song, closing, spot, need);
  for (let at = 0; at < LINE_TRIES && frames.length > 0; at += 1) {
    const frame = pickWeighted(frames, random);
    const clause = writeClause(
      { scene, closing, frame, motif: need.motif, noun: need.noun },
      { vocabulary, plan, random },
    );
    if (clause && !state.repeats(clause)) return clause;
  }
  return null;
}

function listFrames(
  { vocabulary, plan, state, brief }: Song,
  closing: Closing,
  { kind }: Spot,
  need: Need,
): { item: Frame; weight: number }[] {
  const wanted = need.kind ?? (kind === 'verse' ? 'verse' : 'hook');
  const isPast = kind === 'bridge' ? !plan.isPast : plan.isPast;
  const open = closing.frame
    ? [closing.frame].filter((frame) => frame.kind === wanted)
    : (vocabulary.framesOf.get(`${wanted} ${closing.kind}`) ?? []);
  return open
    .filter((frame) => frame.moods.length === 0 || frame.moods.includes(brief.mood))
    .filter(({ parts: [first] }) => !need.opens || (typeof first === 'object' && first.name === 'm'))
    .map((frame) => {
      const tense = kind === 'verse' && frame.isPast !== isPast ? OTHER_TENSE : 1;
      const variety = frame.isRich ? 1 : POOR_FRAME;
      return { item: frame, weight: (state.hasFrame(frame) ? USED_FRAME : 1) * tense * variety };
    });
}

/** The soft rules: metre, motifs, and events of the song's mood. */
function judge({ plan, random }: Song, { off, events }: Clause): number {
  const motifs = events.filter(({ noun }) => plan.motifs.has(noun)).length;
  const fitting = events.filter(({ polarity }) => polarity !== 0 && polarity < 0 === plan.isDark).length;
  return motifs * 0.5 + fitting * 0.4 - Math.abs(off) * 0.6 + random();
}

function chooseScene({ vocabulary, plan, random }: Song, { noun }: Need): Scene {
  if (noun && !plan.main.nouns.includes(noun))
    return vocabulary.scenes.find(({ nouns }) => nouns.includes(noun)) ?? plan.main;
  return noun || random() < MAIN_SHARE ? plan.main : plan.side;
}

/** Two lines side by side that say the same: one frame, one noun, one verb. */
function clash(one: Clause, other: Clause): boolean {
  if (one.frame === other.frame) return true;
  return one.events.some(({ noun, verb }) => other.events.some((event) => event.noun === noun || event.verb === verb));
}
