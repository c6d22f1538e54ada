import { ARTWORK_LIMIT_BYTES, AUDIO_MAX_BYTES, DOCUMENT_MAX_BYTES } from '../file-limits.ts';
import type { UploadKind } from './upload-kind.ts';

/**
 * The largest accepted size in bytes: audio at most 100 MB, pictures strictly under 20 MB, documents at most 10 MB
 * (S5-027, S5-029, A-059, A-122).
 */
export const UPLOAD_MAX_BYTES = {
  audio: AUDIO_MAX_BYTES,
  artwork: ARTWORK_LIMIT_BYTES - 1,
  picture: ARTWORK_LIMIT_BYTES - 1,
  document: DOCUMENT_MAX_BYTES,
  mastering: AUDIO_MAX_BYTES,
} as const satisfies Record<UploadKind, number>;
/**
 * The issue code for a file of this kind that is too large (A-155: release texts for audio, general texts for artwork).
 */
export const TOO_LARGE_CODES = {
  audio: 'audio_too_large',
  artwork: 'artwork_too_large',
  picture: 'artwork_too_large',
  document: 'document_too_large',
  mastering: 'mastering_too_large',
} as const satisfies Record<UploadKind, string>;

/** Usual file extensions by kind. Only a first check: the content decides the format of a file (S5-025, S5-028). */
export const UPLOAD_EXTENSIONS = {
  audio: ['.wav', '.wave', '.bwf', '.rf64', '.bw64', '.flac', '.aif', '.aiff', '.aifc', '.mp3'],
  artwork: ['.jpg', '.jpeg', '.png'],
  picture: ['.jpg', '.jpeg', '.png'],
  document: ['.pdf', '.jpg', '.jpeg', '.png'],
  mastering: ['.wav', '.wave', '.bwf', '.rf64', '.bw64', '.mp3'],
} as const satisfies Record<UploadKind, readonly string[]>;

/** Returns whether a file name has an extension of this kind, in any case. Hidden files are never uploads. */
export function hasUploadExtension(kind: UploadKind, filename: string): boolean {
  return !isHiddenFile(filename) && hasExtension(filename, UPLOAD_EXTENSIONS[kind]);
}

const hasExtension = (filename: string, extensions: readonly string[]) =>
  extensions.some((extension) => filename.toLowerCase().endsWith(extension));

/**
 * Returns whether a system wrote the file beside the user's own ones: `._Song.wav` and `.DS_Store` of a Mac, and their
 * likes of Windows.
 */
export function isHiddenFile(filename: string): boolean {
  return /^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(filename.split('/').at(-1) ?? '');
}

/** Whether the audio of a file with this name is uncompressed, and would be smaller as FLAC. */
export function isUncompressedAudio(filename: string): boolean {
  return hasExtension(filename, ['.wav', '.wave', '.bwf', '.rf64', '.bw64', '.aif', '.aiff', '.aifc']);
}

const OTHER_SOUND =
  /\.(?:w64|m4a|m4b|mp4|mov|aac|alac|ogg|oga|opus|wma|asf|caf|au|snd|ape|wv|tta|tak|mpc|dsf|dff|amr|ra|mid|midi|ac3|dts|mka|webm|mp2|mp1|shn)$/i;

/** Returns the extension of a file of sound in a format that is not accepted; null for any other name. */
export function findOtherSoundExtension(filename: string): string | null {
  return isHiddenFile(filename) ? null : (OTHER_SOUND.exec(filename)?.[0].toLowerCase() ?? null);
}

/** The formats of documents, and the content types they are served with. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const satisfies Record<string, string>;
export type DocumentFormat = keyof typeof DOCUMENT_TYPES;

/** The issue code for a file of this kind with the wrong format (A-155: each kind has its own message). */
export const WRONG_TYPE_CODES = {
  audio: 'unsupported_audio',
  artwork: 'invalid_file_format',
  picture: 'invalid_file_format',
  document: 'invalid_file_format',
  mastering: 'unsupported_mix',
} as const satisfies Record<UploadKind, string>;
