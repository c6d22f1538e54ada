import '@fontsource-variable/mona-sans/wdth.css';
import type { Face, Measure, Scene, TextLine } from '@tangent/domain/promotion/artwork/scene.ts';

/**
 * The whole font family in every width and weight, with every Latin letter; other scripts use the fonts of the device.
 */
export const COVER_FAMILY = '"Mona Sans Variable", "Groove Extended", system-ui, sans-serif';

/** Large enough that rounding to pixels does not matter. */
const MEASURE_PX = 200;

/** Formats the face in the font shorthand of canvas and CSS. */
export function toFont({ weight, stretch }: Face, px: number): string {
  return `${weight} ${stretch} ${px}px ${COVER_FAMILY}`;
}

/** Creates a measure that uses the font itself, which must be loaded before: see `loadFaces`. */
export function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, face) => {
    const font = toFont(face, MEASURE_PX);
    const key = `${font}|${text}`;
    let width = known.get(key);
    if (width === undefined) {
      if (context !== null) context.font = font;
      width = (context?.measureText(text).width ?? 0) / MEASURE_PX;
      known.set(key, width);
    }
    return width + countLetters(text) * face.tracking;
  };
}

function countLetters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

const FACES: readonly Face[] = [
  { weight: 800, stretch: 'expanded', tracking: 0 },
  { weight: 900, stretch: 'condensed', tracking: 0 },
  { weight: 600, stretch: 'normal', tracking: 0 },
];

/** Loads the font files a text needs; files without any of its letters are not fetched. */
export async function loadFaces(sample: string): Promise<void> {
  const letters = `${sample}${sample.toLocaleUpperCase('tr')}${sample.toLocaleUpperCase('en')}Aa`;
  await Promise.all(FACES.map((face) => document.fonts.load(toFont(face, MEASURE_PX), letters)));
}

/** Loads exactly the fonts of this scene, before it is drawn. */
export async function loadScene({ lines }: Pick<Scene, 'lines'>): Promise<void> {
  await Promise.all(lines.map((line: TextLine) => document.fonts.load(toFont(line, MEASURE_PX), line.text)));
}
