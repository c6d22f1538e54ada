import { open } from 'node:fs/promises';
import type { DocumentFormat } from '@tangent/domain/catalogue/upload/upload-file.ts';
import type { Inspection } from './inspection.ts';
import { hasPdfScript } from './pdf-script.ts';
import { openPicture } from './pictures/open-picture.ts';
import { readPictureHeader } from './pictures/picture-header.ts';
import type { UploadRow } from './upload-store.ts';

/** A scan at 600 dpi of a large sheet; more pixels than that cannot be a document. */
const MAX_PIXELS = 150_000_000;
/** A PDF ends with this marker, at most this far from its last byte (ISO 32000). */
const PDF_END = '%%EOF';
const PDF_END_BYTES = 1024;

/**
 * Checks by content whether a file is a document: a PDF with a valid start and end, or a picture that can be displayed.
 * No part of a PDF is ever executed or rendered here; it is only passed on.
 */
export async function inspectDocument(
  { size_bytes }: Pick<UploadRow, 'size_bytes'>,
  file: string,
): Promise<Inspection> {
  if ((await readAt(file, 0, 5)) === '%PDF-') {
    const tail = Math.min(size_bytes, PDF_END_BYTES);
    const isComplete = (await readAt(file, size_bytes - tail, tail)).includes(PDF_END);
    if (!isComplete) return { ok: false, issue: { code: 'document_corrupt' } };
    const hasScript = await hasPdfScript(await readAt(file, 0, size_bytes));
    return hasScript ? { ok: false, issue: { code: 'document_script' } } : found('pdf');
  }
  const header = await readPictureHeader(file);
  if (header === null) return { ok: false, issue: { code: 'invalid_file_format' } };
  const isShowable = header.width_px * header.height_px <= MAX_PIXELS && (await canDecode(file));
  return isShowable ? found(header.format) : { ok: false, issue: { code: 'document_corrupt' } };
}

function found(format: DocumentFormat): Inspection {
  return { ok: true, found: { facts: { format } } };
}

async function readAt(path: string, position: number, length: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

async function canDecode(file: string): Promise<boolean> {
  try {
    // Decodes every pixel: a picture that breaks off halfway proves nothing.
    await (await openPicture(file, MAX_PIXELS)).resize(64, 64).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
