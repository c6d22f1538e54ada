import sharp from 'sharp';
import { renderText } from '../platform/picture/render-text.ts';

/** The picture that apps show for a shared page (Open Graph). */
const SIZE = { width: 1200, height: 630 } as const;
const SAFE_PX = 72;
const TITLE = { width: 600, max_height: 400 } as const;
/** Title sizes in points, the largest that fits first. */
const TITLE_POINTS = [84, 64, 48, 36] as const;
const NAME_POINTS = 30;
const JPEG_QUALITY = 84;

/** The parts of the picture of a page. */
export interface SitePicture {
  title: string;
  /** A square drawing, which bleeds off at the right. */
  figure: string;
  ground: string;
  ink: string;
}

/** Draws title, figure and name of the product as a JPEG of 1200 by 630 pixels. */
export async function drawSitePicture(
  { title, figure, ground, ink }: SitePicture,
  productName: string,
): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(figure), { density: 400 }).resize(SIZE.height, SIZE.height).png().toBuffer();
  const heading = await renderTitle(title, ink);
  const name = await renderText(productName.toLowerCase(), {
    points: NAME_POINTS,
    color: ink,
    font: 'bold',
    width: 400,
  });
  return sharp({ create: { ...SIZE, channels: 3, background: ground } })
    .composite([
      { input: drawing, left: SIZE.width - SIZE.height + SAFE_PX, top: 0 },
      { input: heading.data, left: SAFE_PX, top: SAFE_PX },
      { input: name.data, left: SAFE_PX, top: SIZE.height - SAFE_PX - name.height },
    ])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

async function renderTitle(title: string, color: string) {
  let heading = await renderText(title, { points: TITLE_POINTS[0], color, font: 'bold', width: TITLE.width });
  for (const points of TITLE_POINTS.slice(1)) {
    if (heading.height <= TITLE.max_height && heading.width <= TITLE.width) break;
    heading = await renderText(title, { points, color, font: 'bold', width: TITLE.width });
  }
  return heading;
}
