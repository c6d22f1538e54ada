import { ASCENT, type Box, DESCENT, type Face, type Measure, type TextLine } from './scene.ts';

export type TextStyle = Face & {
  readonly colour: string;
  readonly anchor: TextLine['anchor'];
  /** The vertical position of a text that does not fill its box. */
  readonly place: 'top' | 'middle' | 'bottom';
  /** The largest font size; a longer text gets a smaller one. */
  readonly size: number;
  /** From baseline to baseline, relative to the font size. */
  readonly leading: number;
};

const STEP = 0.96;
/** At this size even a text without spaces is broken between letters instead of becoming smaller. */
const BREAKING_SIZE = 34;
const SMALLEST_SIZE = 6;

/** Sets a text into a box at the largest size at which all of it fits: broken at spaces, never cut. */
export function fitText(text: string, style: TextStyle, box: Box, measure: Measure): TextLine[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const measureLine = (part: string) => measure(part, style);
  let { size } = style;
  for (; size > SMALLEST_SIZE; size *= STEP) {
    const lines = breakLines(words, box.width / size, size <= BREAKING_SIZE, measureLine);
    if (lines !== null && computeHeight(lines.length, style.leading) * size <= box.height) {
      return positionLines(balanceLines(lines, words, box.width / size, measureLine), { ...style, size }, box);
    }
  }
  return positionLines([words.join(' ')], { ...style, size }, box);
}

/** Sets the same number of lines to the narrowest width that holds them, so that no single word is left at the end. */
function balanceLines(
  lines: readonly string[],
  words: readonly string[],
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  let best = lines;
  for (let share = 0.97; share > 0.5 && lines.length > 1; share -= 0.03) {
    const narrower = breakLines(words, width * share, false, measure);
    if (narrower === null || narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

function computeHeight(lines: number, leading: number): number {
  return ASCENT + DESCENT + (lines - 1) * leading;
}

/** Fills lines up to a width; null when a word is wider than that and may not be broken. */
function breakLines(
  words: readonly string[],
  width: number,
  mayBreak: boolean,
  measure: (text: string) => number,
): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (measure(joined) <= width) {
      lines.splice(-1, 1, joined);
      continue;
    }
    if (measure(word) <= width) lines.push(word);
    else if (mayBreak) lines.push(...breakWord(word, width, measure));
    else return null;
  }
  return lines;
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const parts = [''];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (measure(longer) <= width || parts.at(-1) === '') parts.splice(-1, 1, longer);
    else parts.push(segment);
  }
  return parts;
}

function positionLines(lines: readonly string[], style: TextStyle & { size: number }, box: Box): TextLine[] {
  const { family, weight, stretch, tracking, colour, anchor, size, leading } = style;
  const spare = box.height - computeHeight(lines.length, leading) * size;
  const top = box.y + { top: 0, middle: spare / 2, bottom: spare }[style.place];
  const x = box.x + { start: 0, middle: box.width / 2, end: box.width }[anchor];
  return lines.map((text, index) => {
    const y = top + (ASCENT + index * leading) * size;
    return { text, x, y, size, anchor, colour, weight, stretch, tracking, ...(family && { family }) };
  });
}
