import type { Language } from '../../locale.ts';
import { type Random, shuffle } from '../../random.ts';
import { METRE_SYLLABLES } from '../lyrics-limits.ts';
import { fillSlot, type Motif } from './fill-slot.ts';
import { type OwnLine, type Place, readOwnLines } from './lines/read-lines.ts';
import type { Mood } from './mood.ts';
import { compareEnds, type LineEnd, readLineEnd } from './rhyme.ts';
import type { SectionKind } from './song.ts';
import { countSyllables, SYLLABLE_TOLERANCE } from './syllables.ts';

const DARK: readonly Mood[] = ['aggressive', 'angry', 'depressed', 'sad'];

interface PickerOptions {
  readonly mood: Mood;
  readonly language: Language;
  readonly random: Random;
  /** Lines that may not be used: locked ones, and those being replaced. */
  readonly taken: readonly string[];
}

/** The section that a line is for. */
export interface Spot {
  readonly kind: SectionKind;
}

/** Picks own lines for one song; no line and no slot line comes twice. */
export interface LinePicker {
  /** Returns two lines that rhyme; `sounds` are the rhymes of the section so far, which are avoided. */
  pickCouplet(spot: Spot, sounds: ReadonlySet<string>): [string, string];
  /** Returns a line that rhymes with an end, as well as possible. */
  pickRhyme(end: LineEnd | null, spot: Spot): string;
  /** Returns a line with the motif in it and one that rhymes with it; null when no line has room for the motif. */
  pickWithMotif(motif: Motif, spot: Spot): [string, string] | null;
  /** Returns a line with the motif in it that rhymes with an end, as well as possible; null when no line has room. */
  pickMotifLine(motif: Motif, end: LineEnd | null, spot: Spot): string | null;
}

/** A line that may stand alone. A larger distance fits the song less. */
type Single = OwnLine & { readonly distance: number; readonly place: Place };
type MotifLine = { readonly slot: string; readonly text: string; readonly end: LineEnd | null; readonly off: number };

export function createLinePicker({ mood, language, random, taken }: PickerOptions): LinePicker {
  const own = readOwnLines(language);
  const used = new Set(taken.map((text) => text.toLocaleLowerCase(language)));
  const isFree = ({ text }: OwnLine) => !used.has(text.toLocaleLowerCase(language));
  const take = (text: string) => {
    used.add(text.toLocaleLowerCase(language));
    return text;
  };
  const couplets = shuffle(own.couplets, random).map((couplet) => {
    const isKindred = couplet.moods.some((one) => DARK.includes(one) === DARK.includes(mood));
    return { ...couplet, distance: couplet.moods.includes(mood) ? 0 : isKindred ? 2 : 4 };
  });
  const singles = couplets
    .filter(({ can_part }) => can_part)
    .flatMap(({ lines, distance, place }) => lines.map((line): Single => ({ ...line, distance, place })));
  const bySound = groupBySound(singles);
  const findRhyme = (end: LineEnd | null, place: Place) => {
    const fit = (line: Single) => (isFree(line) ? line.distance + (line.place === place ? 0 : 1) : null);
    const perfect = (bySound.get(end?.sound ?? '') ?? []).filter((line) => compareEnds(line.end, end) === 'perfect');
    return { perfect: findNearest(perfect, fit), fit };
  };
  const motifLines = createMotifLines(own.slots, { language, random, isFree });
  const takeMotif = ({ slot, text }: MotifLine) => {
    used.add(slot);
    return take(text);
  };
  const listMotifLines = (motif: Motif) => motifLines(motif).filter(({ slot }) => !used.has(slot));
  return {
    pickCouplet: (spot, sounds) => {
      const place = toPlace(spot);
      const found = findNearest(couplets, ({ lines, distance, place: at }) => {
        const repeats = sounds.has(lines[0].end?.sound ?? '');
        return lines.every(isFree) ? distance + (at === place ? 0 : 1) + (repeats ? 1.5 : 0) : null;
      });
      return [take(found?.lines[0].text ?? ''), take(found?.lines[1].text ?? '')];
    },
    pickRhyme: (end, spot) => {
      const { perfect, fit } = findRhyme(end, toPlace(spot));
      const slant = singles.filter((line) => compareEnds(line.end, end) === 'slant');
      return take((perfect ?? findNearest(slant, fit) ?? findNearest(singles, fit))?.text ?? '');
    },
    pickWithMotif: (motif, spot) => {
      const pairs = listMotifLines(motif).flatMap((line) => {
        const { perfect } = findRhyme(line.end, toPlace(spot));
        return perfect ? [{ line, perfect }] : [];
      });
      // A little chance, so that lines of exactly the metre do not always win.
      const best = findNearest(pairs, ({ line, perfect }) => perfect.distance + line.off / 2 + random());
      return best && [takeMotif(best.line), take(best.perfect.text)];
    },
    pickMotifLine: (motif, end) => {
      const lack = { perfect: 0, slant: 10 };
      const best = findNearest(listMotifLines(motif), (line) => {
        const rhyme = compareEnds(line.end, end);
        return (rhyme ? lack[rhyme] : 20) + line.off;
      });
      return best && takeMotif(best);
    },
  };
}

const toPlace = ({ kind }: Spot): Place => (kind === 'verse' ? 'verse' : 'hook');

function groupBySound(singles: readonly Single[]): Map<string, Single[]> {
  const groups = new Map<string, Single[]>();
  for (const single of singles) {
    const sound = single.end?.sound ?? '';
    const group = groups.get(sound);
    if (group) group.push(single);
    else groups.set(sound, [single]);
  }
  return groups;
}

type MotifOptions = { language: Language; random: Random; isFree: (line: OwnLine) => boolean };

/** Lists the slot lines that have the metre with a motif in them. */
function createMotifLines(
  slots: ReturnType<typeof readOwnLines>['slots'],
  { language, random, isFree }: MotifOptions,
): (motif: Motif) => MotifLine[] {
  return (motif) =>
    shuffle(slots, random).flatMap(({ slot, text: pattern }) => {
      if (slot !== motif.slot) return [];
      const text = fillSlot(pattern, motif, language);
      const off = Math.abs(countSyllables(text, language) - METRE_SYLLABLES[language]);
      const end = readLineEnd(text, language);
      return off <= SYLLABLE_TOLERANCE && isFree({ text, end }) ? [{ slot: pattern, text, end, off }] : [];
    });
}

/** Returns the first item with the smallest distance; null leaves an item out. */
function findNearest<T>(items: readonly T[], measure: (item: T) => number | null): T | null {
  let nearest: T | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const distance = measure(item);
    if (distance === null || distance >= smallest) continue;
    nearest = item;
    smallest = distance;
  }
  return nearest;
}
