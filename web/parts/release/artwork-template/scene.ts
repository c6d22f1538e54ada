/** A cover as it is laid out, in units of a thousandth of its side: drawn as SVG on the screen and on a canvas for the file. */
export type Scene = {
  readonly ground: string;
  readonly shapes: readonly Shape[];
  readonly lines: readonly TextLine[];
};

/** A path of SVG, filled, or drawn with a line where `width` is given. */
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
  /** Space between letters, in parts of the size. */
  readonly tracking: number;
};

/** One line of text; `y` is its base line. */
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
/** Nothing that is to be read lies nearer to the edge than this: stores cut corners and lay their marks over them. */
export const SAFE_AREA: Box = { x: 60, y: 60, width: 880, height: 880 };

/** How wide a text is at size 1 in a face. */
export type Measure = (text: string, face: Face) => number;

/** How far letters with marks reach above and below the base line, in parts of the size. */
export const ASCENT = 0.93;
export const DESCENT = 0.24;

/** The place a line takes, marks and all. */
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
