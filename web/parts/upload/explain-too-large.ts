import type { Issue } from '@tangent/domain/issue.ts';
import { AUDIO_MAX_BYTES } from '@tangent/domain/limits.ts';
import { formatDuration } from '../text/format.ts';

/** Where the header of a WAV ends at the latest, pictures and notes in front of the sound excepted. */
const HEADER_BYTES = 65_536;

/** Says of a WAV that is too large how much music of its kind would fit, so that its owner knows what to do. */
export async function explainTooLarge(issue: Issue | undefined, file: Blob): Promise<Issue | undefined> {
  if (issue?.code !== 'lossless_too_large') return issue;
  const bytesPerSecond = findByteRate(new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (bytesPerSecond === null) return issue;
  // Rounded down: what is promised must fit.
  const fits = formatDuration(Math.floor(AUDIO_MAX_BYTES / bytesPerSecond) * 1000);
  return { ...issue, code: 'wav_too_large', params: { fits } };
}

/** Bytes per second of sound as the format chunk of a WAV says; null for anything else. */
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
