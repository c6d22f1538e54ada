import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { checkPicture } from '@tangent/domain/catalogue/upload/check-picture.ts';
import { withWorkFolder } from '../../platform/disk/work-folder.ts';
import type { JobRun } from '../../platform/jobs/handle-job.ts';
import type { ProcessContext } from './context.ts';
import { inspectAudio } from './inspect-audio.ts';
import { inspectDocument } from './inspect-document.ts';
import type { Inspection } from './inspection.ts';
import { findTint } from './pictures/find-tint.ts';
import { inspectArtwork } from './pictures/inspect-artwork.ts';
import { readPictureHeader } from './pictures/picture-header.ts';
import { OPAQUE, readOpacity, readSquare, storeSquares, VISIBLE_ALPHA } from './pictures/square-pictures.ts';
import { sourceKey } from './upload-key.ts';
import { getUploadRow, moveUpload, type UploadRow } from './upload-store.ts';

const NO_PICTURE = { format: null, width_px: 0, height_px: 0 };

/**
 * Inspects an artist's picture: its header against the rules, then every pixel, while squares of its middle are made.
 */
async function inspectPicture(
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
  const opacity = header.has_alpha ? await readOpacity(file) : OPAQUE;
  if (opacity.most < VISIBLE_ALPHA) return { ok: false, issue: { code: 'artwork_transparent' } };
  await storeSquares(storage, id, square, folder);
  const { format, width_px, height_px } = header;
  return { ok: true, found: { facts: { format, width_px, height_px, ...(await findTint(square)) } } };
}

/**
 * Determines what an upload really contains. It may run twice for one upload (a worker died): the files it makes get
 * the same names again, and only one result is written.
 */
export async function processUpload(context: ProcessContext, uploadId: string, run: JobRun): Promise<void> {
  const row = await getUploadRow(context.db, uploadId);
  if (row.state !== 'processing' || row.storage_key === null) return;
  const { storage_key } = row;
  await withWorkFolder(async (folder) => {
    const change = await context.storage.withLocalFile(storage_key, async (file) => {
      const inspection = await inspect(context, row, file, folder, run);
      return { inspection, sha256: await hashFile(file) };
    });
    await storeResult(context, uploadId, change);
  });
}

async function inspect(
  context: ProcessContext,
  row: UploadRow,
  file: string,
  folder: string,
  run: JobRun,
): Promise<Inspection> {
  if (row.size_bytes === 0) return { ok: false, issue: { code: 'file_empty' } };
  if (row.kind === 'artwork') return inspectArtwork(context, row, file, folder);
  if (row.kind === 'picture') return inspectPicture(context, row, file, folder);
  if (row.kind === 'document') return inspectDocument(row, file);
  return inspectAudio(context, row, file, folder, run);
}

async function storeResult(
  { db, clock, storage }: ProcessContext,
  uploadId: string,
  { inspection, sha256 }: { inspection: Inspection; sha256: string },
): Promise<void> {
  if (inspection.ok) {
    await moveUpload(db, uploadId, ['processing'], { state: 'complete', sha256, ...inspection.found }, clock.now());
    return;
  }
  const { code, params } = inspection.issue;
  const failure = { failure_code: code, failure_params: params ? { ...params } : null };
  const change = { state: 'failed', sha256, ...failure } as const;
  // The bytes are useless now, so they must not take up space.
  if (await moveUpload(db, uploadId, ['processing'], change, clock.now())) await storage.remove(sourceKey(uploadId));
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
