import { SCENE_SIDE, type Scene, type TextLine } from '@tangent/domain/artwork/scene.ts';
import { ARTWORK_BEST_PX } from '@tangent/domain/limits.ts';
import { createMeasure, loadScene, toFont } from './cover-type.ts';

/** Draws a cover as a PNG in the size that every store accepts. */
export async function drawCover(scene: Scene, side: number = ARTWORK_BEST_PX): Promise<Blob> {
  await loadScene(scene);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('this browser has no 2D canvas');
  context.scale(side / SCENE_SIDE, side / SCENE_SIDE);
  context.fillStyle = scene.ground;
  context.fillRect(0, 0, SCENE_SIDE, SCENE_SIDE);
  for (const shape of scene.shapes) drawShape(context, shape);
  const measure = createMeasure();
  for (const line of scene.lines) drawLine(context, line, measure(line.text, line) * line.size);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the image could not be encoded')) : resolve(blob)),
      'image/png',
    );
  });
}

function drawShape(context: CanvasRenderingContext2D, { d, colour, width, opacity }: Scene['shapes'][number]): void {
  const path = new Path2D(d);
  context.globalAlpha = opacity ?? 1;
  if (width === undefined) {
    context.fillStyle = colour;
    context.fill(path);
  } else {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke(path);
  }
  context.globalAlpha = 1;
}

function drawLine(context: CanvasRenderingContext2D, line: TextLine, width: number): void {
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
