import sharp from 'sharp';
import { renderText, renderTitle } from '../../platform/picture/render-text.ts';

/** The picture that apps show for a shared page (Open Graph). */
const SIZE = { width: 1200, height: 630 } as const;
const SAFE_PX = 72;
/** The drawing is as high as the picture, and bleeds off at the right. */
const FIGURE_LEFT = 700;
/** The sizes of titles are in points at 72 dpi. */
const TITLE = { width: 600, max_height: 330, points: [88, 76, 64, 52, 42, 34] } as const;
const NAME_POINTS = 28;
const KICKER = { points: 27, margin: 24 } as const;
/** The logo beside the name, as wide as both lines of the drawing need. */
const LOGO = { width: 46, height: 32 } as const;
const JPEG_QUALITY = 84;

/** The parts of the picture of a page. */
export interface SitePicture {
  title: string;
  /** A line above the title; empty for none. */
  kicker: string;
  /** A square drawing, which bleeds off at the right. */
  figure: string;
  ground: string;
  ink: string;
}

/** Draws title, figure, logo and name of the product as a JPEG of 1200 by 630 pixels. */
export async function drawSitePicture(
  { title, kicker, figure, ground, ink }: SitePicture,
  productName: string,
): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(figure), { density: 400 }).resize(SIZE.height, SIZE.height).png().toBuffer();
  const heading = await renderTitle(title, { ...TITLE, color: ink });
  const line =
    kicker === ''
      ? null
      : await renderText(kicker, { points: KICKER.points, color: ink, font: 'text', width: TITLE.width });
  const titleTop = SAFE_PX + (line === null ? 0 : line.height + KICKER.margin);
  const nameTop = SIZE.height - SAFE_PX - LOGO.height;
  const name = await renderText(productName.toLowerCase(), {
    points: NAME_POINTS,
    color: ink,
    font: 'display',
    width: 400,
  });
  return sharp({ create: { ...SIZE, channels: 3, background: ground } })
    .composite([
      { input: drawing, left: FIGURE_LEFT, top: 0 },
      ...(line === null ? [] : [{ input: line.data, left: SAFE_PX, top: SAFE_PX }]),
      { input: heading.data, left: SAFE_PX, top: titleTop },
      { input: Buffer.from(buildLogo(ink)), left: SAFE_PX, top: nameTop },
      {
        input: name.data,
        left: SAFE_PX + LOGO.width + 12,
        top: nameTop + Math.round((LOGO.height - name.height) / 2),
      },
    ])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

function buildLogo(ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO.width}" height="${LOGO.height}" viewBox="1 0 28 20">
    <g fill="none" stroke="${ink}" stroke-width="3.2"><circle cx="9.6" cy="10.6" r="7"/><path d="M9.6 3.6H28"/></g>
    <circle cx="9.6" cy="10.6" r="1.6" fill="${ink}"/>
  </svg>`;
}
