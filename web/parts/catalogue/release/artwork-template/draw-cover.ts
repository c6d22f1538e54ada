import { ARTWORK_BEST_PX } from '@tangent/domain/catalogue/file-limits.ts';
import { SCENE_SIDE, type Scene } from '@tangent/domain/promotion/artwork/scene.ts';
import { createMeasure, loadScene } from './cover-type.ts';
import { drawLine } from './draw-line.ts';

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
