/** The layout of a cover, in thousandths of its side: drawn as SVG on the screen and on a canvas for the file. */
export type Scene = {
  readonly ground: string;
  readonly shapes: readonly Shape[];
  readonly lines: readonly TextLine[];
};

/** An SVG path, filled, or drawn as a line if `width` is set. */
export type Shape = {
  readonly d: string;
  readonly colour: string;
  readonly width?: number;
  readonly opacity?: number;
};

export type Stretch = 'condensed' | 'normal' | 'expanded';
export type Face = {
  readonly weight: number;
  readonly stretch: Stretch;
  /** The family; without it the sans serif of the product. */
  readonly family?: 'serif';
  /** Letter spacing, relative to the font size. */
  readonly tracking: number;
};

/** One line of text; `y` is its baseline. */
export type TextLine = Face & {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly colour: string;
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The side of every scene. */
export const SCENE_SIDE = 1000;
/** Text never comes closer to the edge than this: stores cut corners and place their logos over them. */
export const SAFE_AREA: Box = { x: 60, y: 60, width: 880, height: 880 };

/** Returns the width of a text at font size 1 in a face. */
export type Measure = (text: string, face: Face) => number;

/** How far accented letters reach above and below the baseline, relative to the font size. */
export const ASCENT = 0.93;
export const DESCENT = 0.24;

/** Computes the box of a line, including accents. */
export function computeLineBox(line: TextLine, measure: Measure): Box {
  const width = measure(line.text, line) * line.size;
  const shift = { start: 0, middle: width / 2, end: width }[line.anchor];
  return {
    x: line.x - shift,
    y: line.y - ASCENT * line.size,
    width,
    height: (ASCENT + DESCENT) * line.size,
  };
}
