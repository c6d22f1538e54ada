import path from 'node:path';
import type { Face, Measure, TextLine } from '@tangent/domain/promotion/artwork/scene.ts';
import { type Font, openSync } from 'fontkit';

const FOLDER = 'server/platform/picture/fonts';
const files = new Map<string, Font>();

/** Above this weight the wide letters are the bold ones. */
const FINE_BELOW = 450;

/**
 * Opens the font of a face: Latin letters with all diacritics. The files are instances of Mona Sans, under another name
 * as its licence wants, and of Fraunces (server/platform/picture/fonts/README.md).
 */
function openFace({ family, weight, stretch }: Face): Font {
  const sans = { condensed: 'narrow', normal: 'plain', expanded: weight < FINE_BELOW ? 'fine' : 'wide' }[stretch];
  const name = family ?? sans;
  const known = files.get(name);
  if (known !== undefined) return known;
  const font = openSync(path.resolve(FOLDER, `${name}.ttf`));
  files.set(name, font);
  return font;
}

/** Measures a text at font size 1, with the letters' own kerning. */
export const measureType: Measure = (text, face) => {
  const font = openFace(face);
  const { positions } = font.layout(text);
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance / font.unitsPerEm + face.tracking, 0);
};

/** Draws a line of type as the outlines of its letters. */
export function outlineLine(line: TextLine): string {
  const font = openFace(line);
  const scale = line.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line.text);
  const width = measureType(line.text, line) * line.size;
  let x = line.x - { start: 0, middle: width / 2, end: width }[line.anchor];
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const [left, top] = [x + xOffset * scale, line.y - yOffset * scale];
    x += xAdvance * scale + line.tracking * line.size;
    return `<path transform="translate(${left.toFixed(3)} ${top.toFixed(3)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${line.colour}">${letters.join('')}</g>`;
}

/** Whether the fonts have every letter of a text; blanks need none. */
export function canSet(text: string): boolean {
  const font = openFace({ weight: 600, stretch: 'normal', tracking: 0 });
  return [...text].every((letter) => /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
