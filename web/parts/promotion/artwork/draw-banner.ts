import type { Banner } from '@tangent/domain/promotion/artwork/banner.ts';
import type { Box } from '@tangent/domain/promotion/artwork/scene.ts';
import { createMeasure } from '../../catalogue/release/artwork-template/cover-type.ts';
import { drawLine } from '../../catalogue/release/artwork-template/draw-line.ts';

/** The white rim of a code, in shares of its side: readers need it. */
const CODE_RIM = 0.06;

/** Draws a banner in its exact size. Fonts and pictures are loaded before; pictures come from this server. */
export function drawBanner(
  canvas: HTMLCanvasElement,
  banner: Banner,
  pictures: { artwork: CanvasImageSource; code: CanvasImageSource | null },
): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('this browser has no 2D canvas');
  canvas.width = banner.width;
  canvas.height = banner.height;
  context.imageSmoothingQuality = 'high';
  fillBox(context, { x: 0, y: 0, width: banner.width, height: banner.height }, banner.ground);
  fillBox(context, banner.panel.box, banner.panel.colour);
  const { artwork, code } = banner;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.35)';
  context.shadowBlur = artwork.width / 18;
  context.shadowOffsetY = artwork.width / 60;
  fillBox(context, artwork, banner.panel.colour);
  context.restore();
  context.drawImage(pictures.artwork, artwork.x, artwork.y, artwork.width, artwork.height);
  if (code !== null && pictures.code !== null) {
    fillBox(context, code, '#ffffff');
    const rim = code.width * CODE_RIM;
    context.imageSmoothingEnabled = false;
    context.drawImage(pictures.code, code.x + rim, code.y + rim, code.width - 2 * rim, code.height - 2 * rim);
  }
  const measure = createMeasure();
  for (const line of banner.lines) drawLine(context, line, measure(line.text, line) * line.size);
}

function fillBox(context: CanvasRenderingContext2D, { x, y, width, height }: Box, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

/** Encodes what a canvas shows as a PNG. */
export function encodePng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the image could not be encoded')) : resolve(blob)),
      'image/png',
    );
  });
}
