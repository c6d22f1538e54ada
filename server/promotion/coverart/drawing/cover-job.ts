import { stat } from 'node:fs/promises';
import { ARTWORK_BEST_PX, ARTWORK_MAX_PX } from '@tangent/domain/catalogue/file-limits.ts';
import { buildSourceXmp, COVER_SOURCE } from '@tangent/domain/promotion/artwork/source-type.ts';
import { addWatermark, createWatermark } from '@tangent/domain/promotion/artwork/watermark.ts';
import { type CoverMeasures, chooseCovers } from '@tangent/domain/promotion/coverart/critic.ts';
import sharp from 'sharp';
import { type CoverOrder, drawCover, setOverPicture } from './draw-cover.ts';
import { measureCover } from './measure-cover.ts';

/** A job for the child process: to draw a cover, or to choose the best of several before they are drawn. */
export type CoverJob = DrawJob | JudgeJob;

type DrawJob = {
  readonly order: CoverOrder;
  /** A file with the picture of a model, which only needs its type; null for one that is drawn here. */
  readonly picture: string | null;
  readonly target: string;
  readonly preview: string;
  /** Key of the watermark. */
  readonly watermark_key: string;
};

type JudgeJob = { readonly orders: readonly CoverOrder[]; readonly count: number };

export type CoverJobResult =
  | { ok: true; value: { size_bytes: number; contrast: number | null } }
  | { ok: true; chosen: ReturnType<typeof chooseCovers> }
  | { ok: false; detail: string };

const SIDE = ARTWORK_BEST_PX;
const RAW = { width: SIDE, height: SIDE, channels: 3 } as const;
/** Pictures are shown in half the width of a dialog, on screens of two pixels a point. */
const PREVIEW_PX = 720;

/** Covers are judged as a thumbnail of this side. */
const JUDGED_PX = 240;

/** Runs a job; a failure is part of the result, because the parent decides what follows. */
export async function runCoverJob(job: CoverJob): Promise<CoverJobResult> {
  try {
    return 'orders' in job ? await judgeCovers(job) : await drawFiles(job);
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Draws the covers small and chooses the best. */
async function judgeCovers({ orders, count }: JudgeJob): Promise<CoverJobResult> {
  const measures: CoverMeasures[] = [];
  for (const order of orders) measures.push(measureCover(await drawCover(order, JUDGED_PX), JUDGED_PX));
  return { ok: true, chosen: chooseCovers(measures, count) };
}

/** Draws one cover as a JPEG with the marks of its maker, and a small one for the screen. */
async function drawFiles({ order, picture, target, preview, watermark_key }: DrawJob): Promise<CoverJobResult> {
  const drawn =
    picture === null ? await drawCover(order, SIDE) : await setOverPicture(await readPicture(picture), order, SIDE);
  addWatermark(drawn.pixels, SIDE, createWatermark(watermark_key));
  const image = sharp(drawn.pixels, { raw: RAW });
  await image
    .clone()
    .withXmp(buildSourceXmp(COVER_SOURCE[picture === null ? 'embedded' : 'model']))
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(target);
  await image.clone().resize(PREVIEW_PX, PREVIEW_PX).jpeg({ quality: 86 }).toFile(preview);
  const contrast = drawn.contrast === null ? null : Math.round(drawn.contrast * 10) / 10;
  return { ok: true, value: { size_bytes: (await stat(target)).size, contrast } };
}

/** Reads the square middle of a model's picture; what is no picture throws. */
async function readPicture(file: string): Promise<Buffer> {
  return sharp(file, { failOn: 'error', limitInputPixels: ARTWORK_MAX_PX ** 2 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'cover', kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer();
}
