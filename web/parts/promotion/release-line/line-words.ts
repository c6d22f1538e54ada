import type { LineDrawing, LineMark, MarkTone } from './build-line.ts';
import type { LineFrame } from './line-frame.ts';
import { type LabelInput, type PlacedLabel, placeLabels } from './place-labels.ts';

/** Returns the width of a text in pixels; `isBold` is the first line of a label. */
export type MeasureText = (text: string, isBold: boolean) => number;

/** The most important marks have the lowest rank. */
const RANKS: Record<MarkTone, number> = { now: 0, bad: 0, release: 1, later: 3, missed: 4, done: 5 };
/** The pill of today is wider than its words. */
const PILL = 16;

export type LineLabel = PlacedLabel & Pick<LineMark, 'tone' | 'label' | 'detail'>;

/** Places the words below the line. A narrow line has room for today, release day and the last day only. */
export function placeMarks(
  marks: readonly LineMark[],
  { x }: Pick<LineDrawing, 'x'>,
  frame: LineFrame,
  measure: MeasureText,
): LineLabel[] {
  const last = marks.reduce((latest, { day }) => Math.max(latest, day), 0);
  const isNarrow = frame.size === 'narrow';
  const named = marks
    .filter(({ label, tone, day }) => {
      if (label === '') return false;
      return !isNarrow || RANKS[tone] <= 1 || (tone === 'later' && day === last);
    })
    .map((mark) => (isNarrow ? { ...mark, ...mark.short } : mark));
  const inputs = named.map((mark): LabelInput => {
    const { key, day, tone, label, detail } = mark;
    const isLast = day === last && tone === 'later';
    return {
      key,
      x: x(day),
      width: Math.ceil(Math.max(measure(label, true) + (tone === 'now' ? PILL : 0), measure(detail, false))),
      rank: isLast ? 2 : RANKS[tone],
      required: RANKS[tone] <= 1,
    };
  });
  const row = { from: frame.left - 6, to: frame.right, gap: isNarrow ? 8 : 12 };
  return placeLabels(inputs, row).flatMap((placed) => {
    const mark = named.find(({ key }) => key === placed.key);
    return mark === undefined ? [] : [{ ...placed, tone: mark.tone, label: mark.label, detail: mark.detail }];
  });
}

/** A text above the line: over the bars or at the end of the curve of the release before. */
export type LineCaption = { readonly key: string; readonly text: string; readonly isStrong: boolean } & (
  | { readonly from: number }
  | { readonly until: number }
);
export type PlacedCaption = {
  readonly key: string;
  readonly text: string;
  readonly isStrong: boolean;
  readonly left: number;
  readonly top: number;
};

const CAPTION_HEIGHT = 16;

/** Places texts above what they are about; one without room for it is left out. A narrow line has none. */
export function placeCaptions(
  captions: readonly LineCaption[],
  drawing: LineDrawing,
  frame: LineFrame,
  measure: MeasureText,
): PlacedCaption[] {
  if (frame.size === 'narrow') return [];
  const placed: (PlacedCaption & { width: number })[] = [];
  for (const { key, text, isStrong, ...place } of captions) {
    const width = Math.ceil(measure(text, isStrong));
    const preferred = 'from' in place ? drawing.x(place.from) : drawing.x(place.until) - width;
    const left = Math.min(Math.max(preferred, frame.left), frame.right - width);
    if (left < frame.left) continue;
    const top = drawing.topBetween(left, left + width) - CAPTION_HEIGHT - 8;
    const isFree = placed.every(
      (one) =>
        left > one.left + one.width + 8 || left + width + 8 < one.left || Math.abs(one.top - top) >= CAPTION_HEIGHT,
    );
    if (isFree && top >= -CAPTION_HEIGHT) placed.push({ key, text, isStrong, left, top, width });
  }
  return placed.map(({ width: _width, ...caption }) => caption);
}
