import { checkArtwork } from '@tangent/domain/catalogue/upload/check-artwork.ts';
import { checkPicture } from '@tangent/domain/catalogue/upload/check-picture.ts';
import {
  findOtherSoundExtension,
  hasUploadExtension,
  isUncompressedAudio,
  TOO_LARGE_CODES,
  UPLOAD_EXTENSIONS,
  UPLOAD_MAX_BYTES,
  WRONG_TYPE_CODES,
} from '@tangent/domain/catalogue/upload/upload-file.ts';
import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import type { Issue } from '@tangent/domain/issue.ts';

/** Returns the extensions that a file chooser offers. */
export function acceptedExtensions(kind: UploadKind): string {
  return UPLOAD_EXTENSIONS[kind].join(',');
}

/** Checks a file before it is sent, by name and size; the server checks its content in any case. */
export function checkFile(kind: UploadKind, file: { readonly name: string; readonly size: number }): Issue[] {
  if (!hasUploadExtension(kind, file.name)) return [describeWrongType(kind, file.name)];
  if (file.size === 0) return [{ code: 'file_empty', path: kind }];
  if (file.size <= UPLOAD_MAX_BYTES[kind]) return [];
  const isSmallerAsFlac = kind === 'audio' && isUncompressedAudio(file.name);
  return [{ code: isSmallerAsFlac ? 'lossless_too_large' : TOO_LARGE_CODES[kind], path: kind }];
}

/** Names a format of sound or picture that is not accepted, so that the user knows what to export instead. */
function describeWrongType(kind: UploadKind, name: string): Issue {
  const found = kind === 'audio' ? findOtherSoundExtension(name) : findExtension(kind, name);
  return { code: WRONG_TYPE_CODES[kind], path: kind, ...(found !== null && { params: { found } }) };
}

/** Documents may also be PDF, so the sentence about pictures is not theirs. */
function findExtension(kind: UploadKind, name: string): string | null {
  return kind in CHECKS ? (/\.(\w{2,5})$/.exec(name)?.[1]?.toUpperCase() ?? null) : null;
}

const CHECKS = { artwork: checkArtwork, picture: checkPicture };

/** Measures a cover or a picture in the browser, so that one that is too small is never sent. */
export async function checkImageFile(kind: 'artwork' | 'picture', file: File): Promise<Issue[]> {
  const issues = checkFile(kind, file);
  if (issues.length > 0) return issues;
  const size = await measure(file);
  if (size === null) return [{ code: 'invalid_file_format', path: kind }];
  const format = file.name.toLowerCase().endsWith('png') ? 'png' : 'jpeg';
  return CHECKS[kind]({ format, ...size, size_bytes: file.size });
}

async function measure(file: File): Promise<{ width_px: number; height_px: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width_px: bitmap.width, height_px: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    return null;
  }
}
