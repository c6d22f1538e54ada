import type { artworkFacts } from '@tangent/contract/catalogue/upload.ts';
import { checkArtwork } from '@tangent/domain/catalogue/upload/check-artwork.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import sharp, { type Sharp } from 'sharp';
import type { z } from 'zod';
import type { ProcessContext } from '../context.ts';
import type { Inspection } from '../inspection.ts';
import type { UploadRow } from '../upload-store.ts';
import { findBorder } from './find-border.ts';
import { findOwnSimilarCovers } from './find-similar-covers.ts';
import { findTint } from './find-tint.ts';
import { findTrueSide } from './find-true-side.ts';
import { hashImage } from './image-hash.ts';
import { openPicture } from './open-picture.ts';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';
import { OPAQUE, readOpacity, readSquare, storeSquares, VISIBLE_ALPHA } from './square-pictures.ts';

type ArtworkFacts = z.input<typeof artworkFacts>;

const NO_PICTURE = { format: null, width_px: 0, height_px: 0 };

/**
 * Inspects a cover: first its header against the rules, then every pixel, while the smaller pictures are made.
 */
export async function inspectArtwork(
  { db, storage }: ProcessContext,
  row: UploadRow,
  file: string,
  folder: string,
): Promise<Inspection> {
  const measured = await measureArtwork(file, row.size_bytes);
  if (!measured.ok) return measured;
  const { image } = measured;
  await storeSquares(storage, row.id, image, folder);
  const image_hash = await hashImage(image);
  const similar = image_hash === null ? [] : await findOwnSimilarCovers(db, row, image_hash);
  const facts: ArtworkFacts = {
    ...measured.facts,
    similar_release_ids: similar.map(({ release_id }) => release_id),
  };
  return { ok: true, found: { facts, image_hash } };
}

/** A picture that may be a cover, or the first rule that it breaks. */
export type MeasuredArtwork =
  | { ok: true; facts: ArtworkFacts; image: Sharp }
  | { ok: false; issue: Omit<Issue, 'path'> };

/** Measures a file by the rules of artwork, wherever it comes from. */
export async function measureArtwork(file: string, size_bytes: number): Promise<MeasuredArtwork> {
  const header = await readPictureHeader(file);
  const [issue] = checkArtwork({ ...(header ?? NO_PICTURE), size_bytes });
  if (issue || header === null) return { ok: false, issue: issue ?? { code: 'invalid_file_format' } };
  const image = await readSquare(file);
  if (image === null) return { ok: false, issue: { code: 'artwork_corrupt' } };
  const opacity = header.has_alpha ? await readOpacity(file) : OPAQUE;
  if (opacity.most < VISIBLE_ALPHA) return { ok: false, issue: { code: 'artwork_transparent' } };
  return { ok: true, facts: await measure(file, header, image, opacity.least < 255), image };
}

async function measure(
  file: string,
  header: PictureHeader,
  image: Sharp,
  had_transparency: boolean,
): Promise<ArtworkFacts> {
  const { has_alpha: _, ...named } = header;
  return {
    ...named,
    ...(await findTint(image)),
    ...(await measureDetail(file, header.width_px)),
    has_border: await findBorder(image),
    had_transparency,
  };
}

/** Detail can only be measured in the full-size picture; in grey that is 36 MB at most. */
async function measureDetail(file: string, side: number): Promise<Pick<ArtworkFacts, 'sharpness' | 'true_side_px'>> {
  const grey = await (await openPicture(file))
    .flatten({ background: '#ffffff' })
    .greyscale()
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const { sharpness } = await sharp(grey, { raw: { width: side, height: side, channels: 1 } }).stats();
  return { sharpness: Math.round(sharpness * 100) / 100, true_side_px: findTrueSide(grey, side) };
}
