import { MOODS, type Mood } from '../mood.ts';
import { listRows, type RowProblem } from './rows.ts';

/** Where frames are used: verses show, hooks say; the others carry a word of the artist. */
export type FrameKind = 'verse' | 'hook' | 'title' | 'name' | 'word';

/** A slot of a frame: `{2.past:1s}` is slot `past` with form `1s` of the second event. */
export interface Slot {
  readonly name: string;
  readonly form: string | null;
  readonly event: 1 | 2;
}

/** The end of a line, on which its rhyme depends. */
export type EndKind = 'object' | 'actor' | 'tail' | 'verb' | 'fixed';

export interface Frame {
  readonly text: string;
  readonly kind: FrameKind;
  /** Empty for all moods. */
  readonly moods: readonly Mood[];
  readonly parts: readonly (string | Slot)[];
  readonly end: EndKind;
  /** The slot at the end; null when the end is fixed. */
  readonly endSlot: Slot | null;
  readonly isPast: boolean;
  /** Whether the line has more to vary than the noun that closes it: another event, or a tail. */
  readonly isRich: boolean;
  /** The forms that it takes of the verb of each event, without their person. */
  readonly tenses: Readonly<Record<1 | 2, readonly string[]>>;
  /** Events whose noun stands without a verb, in no form that the frame names. */
  readonly loose: readonly (1 | 2)[];
  /** The role of the noun in each event: it is done to, or it does. Undefined when the frame has no such event. */
  readonly roles: Readonly<Partial<Record<1 | 2, Role>>>;
}

type Role = 'object' | 'actor';

const SLOT = /\{(?:(2)\.)?(\w+)(?::([\w-]+))?\}/g;
/** Slots that are no form of a verb. */
const OTHER_SLOTS: readonly string[] = ['who', 'object', 'actor', 'tail', 'm'];
const KINDS: readonly FrameKind[] = ['verse', 'hook', 'title', 'name', 'word'];

export const isVerbSlot = ({ name }: Slot) => !OTHER_SLOTS.includes(name);

/**
 * Reads frames. A row that begins with # names the kind and the moods of the rows below it (no mood: all of them).
 * `isPastForm` says which forms of a verb tell of the past.
 */
export function readFrames(
  text: string,
  isPastForm: (form: string) => boolean,
): { frames: Frame[]; problems: RowProblem[] } {
  let kind: FrameKind = 'verse';
  let moods: Mood[] = [];
  const problems: RowProblem[] = [];
  const frames = listRows(text).flatMap((row): Frame[] => {
    if (!row.startsWith('#')) return [readFrame(row, { kind, moods, isPastForm })];
    const [name, ...names] = row.slice(1).trim().split(/\s+/);
    const isKind = KINDS.some((one) => one === name);
    moods = MOODS.filter((mood) => names.includes(mood));
    if (!isKind || moods.length !== names.length)
      problems.push({ block: 'frames', row, problem: 'a heading is a kind and moods' });
    kind = KINDS.find((one) => one === name) ?? 'verse';
    return [];
  });
  return { frames, problems };
}

type FrameOptions = { kind: FrameKind; moods: readonly Mood[]; isPastForm: (form: string) => boolean };

function readFrame(text: string, { kind, moods, isPastForm }: FrameOptions): Frame {
  const parts: (string | Slot)[] = [];
  let at = 0;
  for (const match of text.matchAll(SLOT)) {
    parts.push(text.slice(at, match.index), {
      name: match[2] ?? '',
      form: match[3] ?? null,
      event: match[1] === '2' ? 2 : 1,
    });
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  const kept = parts.filter((part) => part !== '');
  const slots = kept.filter((part): part is Slot => typeof part !== 'string');
  // A mark after the last slot does not change what the line ends in: ¿Quién abre {object}?
  const last = kept.findLast((part) => typeof part !== 'string' || /\p{L}/u.test(part));
  const endSlot = last === undefined || typeof last === 'string' ? null : last;
  const roles: Partial<Record<1 | 2, Role>> = {};
  for (const slot of slots) {
    if (slot.name === 'object') roles[slot.event] = 'object';
    if (slot.name === 'actor') roles[slot.event] = 'actor';
  }
  return {
    text,
    kind,
    moods,
    parts: kept,
    end: findEndKind(endSlot),
    endSlot,
    isPast: slots.some((slot) => isVerbSlot(slot) && isPastForm(slot.name)),
    isRich: slots.some(({ name, event }) => name === 'tail' || event === 2),
    tenses: { 1: listTenses(slots, 1), 2: listTenses(slots, 2) },
    loose: ([1, 2] as const).filter((event) => isLoose(slots, event)),
    roles,
  };
}

function listTenses(slots: readonly Slot[], event: 1 | 2): string[] {
  return slots.filter((slot) => slot.event === event && isVerbSlot(slot)).map(({ name }) => name);
}

function isLoose(slots: readonly Slot[], event: 1 | 2): boolean {
  const isBare = slots.some((slot) => slot.name === 'object' && slot.event === event && slot.form === null);
  return isBare && listTenses(slots, event).length === 0;
}

function findEndKind(slot: Slot | null): EndKind {
  if (slot === null || slot.name === 'm' || slot.name === 'who') return 'fixed';
  if (slot.name === 'object' || slot.name === 'actor' || slot.name === 'tail') return slot.name;
  return 'verb';
}
