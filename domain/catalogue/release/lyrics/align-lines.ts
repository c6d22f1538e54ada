import type { LyricsLine } from './timed-lyrics.ts';

type Pair = readonly [LyricsLine | null, LyricsLine | null];

/** Two lines are the same line with other words when they share this part of their words. */
const SHARED_WORDS = 0.5;
/** A table of more cells takes longer than a person waits; no song is that long. */
const CELLS_MAX = 4_000_000;

/**
 * Finds for every line of the old lyrics the one in the new lyrics that it became. Lines of equal words keep their
 * order (their longest common run); of the lines between them those are the same that resemble each other.
 */
export function alignLines(before: readonly LyricsLine[], after: readonly LyricsLine[]): Pair[] {
  const [old, now] = [before.map(toKey), after.map(toKey)];
  const start = countEqual(old, now);
  const end = countEqual(old.slice(start).reverse(), now.slice(start).reverse());
  const middle = findCommon(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const equal: (readonly [number, number])[] = [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...middle.map(([a, b]) => [a + start, b + start] as const),
    ...Array.from({ length: end }, (_, index) => [old.length - end + index, now.length - end + index] as const),
  ];
  const pairs: Pair[] = [];
  let [from, to] = [0, 0];
  for (const [a, b] of [...equal, [before.length, after.length] as const]) {
    pairs.push(...pairChanged(before.slice(from, a), after.slice(to, b)));
    const [one, other] = [before[a], after[b]];
    if (one && other) pairs.push([one, other]);
    [from, to] = [a + 1, b + 1];
  }
  return pairs;
}

/** The words, without what a person does not see; a line without words is a pause, or the section that it begins. */
function toKey({ text, section }: LyricsLine): string {
  return text === '' ? `[${section?.name ?? ''}]` : text;
}

function countEqual(one: readonly string[], other: readonly string[]): number {
  const length = Math.min(one.length, other.length);
  const found = one.findIndex((key, index) => index >= length || key !== other[index]);
  return found < 0 ? length : found;
}

/** Returns the places of the longest common run, in ascending order; none when the texts are too long for the table. */
function findCommon(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  if ((one.length + 1) * width > CELLS_MAX) return [];
  const longest = new Uint32Array((one.length + 1) * width);
  const at = (a: number, b: number) => longest[a * width + b] ?? 0;
  for (let a = one.length - 1; a >= 0; a -= 1) {
    for (let b = other.length - 1; b >= 0; b -= 1) {
      longest[a * width + b] = one[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const places: [number, number][] = [];
  for (let [a, b] = [0, 0]; a < one.length && b < other.length; ) {
    if (one[a] === other[b]) {
      places.push([a, b]);
      [a, b] = [a + 1, b + 1];
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return places;
}

/** Pairs the lines of one gap: in their order when there are as many as before, else each with the next that is like it. */
function pairChanged(removed: readonly LyricsLine[], added: readonly LyricsLine[]): Pair[] {
  const pairs: Pair[] = [];
  let free = 0;
  for (const [index, line] of removed.entries()) {
    const like =
      removed.length === added.length ? index : added.findIndex((one, at) => at >= free && isLike(line, one));
    const found = added[like];
    if (found === undefined) {
      pairs.push([line, null]);
      continue;
    }
    pairs.push(...added.slice(free, like).map((one): Pair => [null, one]), [line, found]);
    free = like + 1;
  }
  return [...pairs, ...added.slice(free).map((one): Pair => [null, one])];
}

function isLike(one: LyricsLine, other: LyricsLine): boolean {
  const [words, others] = [listWords(one), listWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && shared >= Math.max(words.size, others.size) * SHARED_WORDS;
}

function listWords({ text }: LyricsLine): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []);
}
