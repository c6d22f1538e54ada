import type { TextLine } from '@tangent/domain/promotion/artwork/scene.ts';
import { toFont } from './cover-type.ts';

/** Draws a line of type of a known width. */
export function drawLine(context: CanvasRenderingContext2D, line: TextLine, width: number): void {
  const left = line.x - { start: 0, middle: width / 2, end: width }[line.anchor];
  context.font = toFont(line, line.size);
  context.fillStyle = line.colour;
  context.textAlign = 'left';
  if ('letterSpacing' in context) {
    context.letterSpacing = `${line.tracking * line.size}px`;
    context.fillText(line.text, left, line.y);
  } else {
    drawLetters(context, line, left);
  }
}

/** Draws each letter separately in browsers without letter spacing on canvas. */
function drawLetters(context: CanvasRenderingContext2D, { text, y, size, tracking }: TextLine, left: number): void {
  let before = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    context.fillText(segment, left + context.measureText(before).width + count * tracking * size, y);
    before += segment;
    count += 1;
  }
}
