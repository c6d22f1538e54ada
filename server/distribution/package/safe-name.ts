const MAX_CHARS = 80;
/**
 * Characters that file systems, shells or archives reject: separators, wildcards, quotes, control characters and those
 * that change the reading direction.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Converts a user's text to a part of a file name that every system can unpack. Never empty, never a path. */
export function safeName(text: string, fallback: string): string {
  const plain = text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ');
  const short = [...plain].slice(0, MAX_CHARS).join('');
  // Leading dots hide a file, trailing ones and spaces are lost on Windows.
  const trimmed = short.replace(/^[.\s]+|[.\s]+$/g, '');
  if (trimmed === '') return fallback;
  return RESERVED.test(trimmed) ? `_${trimmed}` : trimmed;
}
