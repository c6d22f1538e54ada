import QRCode from 'qrcode';
import sharp from 'sharp';

const SIDE_PX = 1_200;
/** White around the code, in modules. */
const MARGIN = 2;

/** Draws a text as a QR code: a PNG of 1200 by 1200 pixels in black and white, with sharp edges. */
export async function drawQrPng(text: string): Promise<Buffer> {
  const { modules } = QRCode.create(text);
  const side = modules.size + 2 * MARGIN;
  // One pixel per module: enlarging it, away from the thread that answers, is all that is left.
  const pixels = Buffer.alloc(side * side, 255);
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) pixels[(row + MARGIN) * side + column + MARGIN] = 0;
    }
  }
  const enlarged = side * Math.floor(SIDE_PX / side);
  const before = Math.floor((SIDE_PX - enlarged) / 2);
  const after = SIDE_PX - enlarged - before;
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(enlarged, enlarged, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: '#fff' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

/** Draws a text as a QR code that stays sharp at every size. */
export async function drawQrSvg(text: string): Promise<Buffer> {
  return Buffer.from(await QRCode.toString(text, { type: 'svg', margin: MARGIN }));
}
