import { AUDIO_MAX_BYTES } from '@tangent/domain/catalogue/file-limits.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { formatDuration } from '../../text/format.ts';

/** The header of a WAV ends before this, except when pictures or notes precede the sound. */
const HEADER_BYTES = 65_536;

/**
 * Adds to the issue of a WAV that is too large how much music in its format would fit, so that the user knows what to
 * do.
 */
export async function explainTooLarge(issue: Issue | undefined, file: Blob): Promise<Issue | undefined> {
  if (issue?.code !== 'lossless_too_large') return issue;
  const bytesPerSecond = findByteRate(new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (bytesPerSecond === null) return issue;
  // Rounded down: the named duration must fit.
  const fits = formatDuration(Math.floor(AUDIO_MAX_BYTES / bytesPerSecond) * 1000);
  return { ...issue, code: 'wav_too_large', params: { fits } };
}

/** Returns the bytes per second of sound from the format chunk of a WAV; null for anything else. */
function findByteRate(header: DataView): number | null {
  if (nameAt(header, 8) !== 'WAVE') return null;
  for (let offset = 12; offset + 20 <= header.byteLength; ) {
    if (nameAt(header, offset) === 'fmt ') return header.getUint32(offset + 16, true) || null;
    const size = header.getUint32(offset + 4, true);
    offset += 8 + size + (size & 1);
  }
  return null;
}

function nameAt(header: DataView, offset: number): string {
  if (offset + 4 > header.byteLength) return '';
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => header.getUint8(offset + i)));
}
