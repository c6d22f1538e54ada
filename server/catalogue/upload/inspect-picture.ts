import { checkPicture } from '@tangent/domain/upload/check-picture.ts';
import type { ProcessContext } from './context.ts';
import { findTint } from './find-tint.ts';
import type { Inspection } from './inspection.ts';
import { readPictureHeader } from './picture-header.ts';
import { readSquare, storeSquares } from './square-pictures.ts';
import type { UploadRow } from './upload-store.ts';

const NO_PICTURE = { format: null, width_px: 0, height_px: 0 };

/** Looks at an artist's picture: its header against the rules, then every pixel, while squares of its middle are made. */
export async function inspectPicture(
  { storage }: ProcessContext,
  { id, size_bytes }: UploadRow,
  file: string,
  folder: string,
): Promise<Inspection> {
  const header = await readPictureHeader(file);
  const [issue] = checkPicture({ ...(header ?? NO_PICTURE), size_bytes });
  if (issue || header === null) return { ok: false, issue: issue ?? { code: 'invalid_file_format' } };
  const square = await readSquare(file);
  if (square === null) return { ok: false, issue: { code: 'artwork_corrupt' } };
  await storeSquares(storage, id, square, folder);
  const { format, width_px, height_px } = header;
  return { ok: true, found: { facts: { format, width_px, height_px, ...(await findTint(square)) } } };
}
