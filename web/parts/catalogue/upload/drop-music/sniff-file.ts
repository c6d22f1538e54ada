/** The type of a file by its first bytes; its name is not used. */
export type SniffedType = 'audio/wav' | 'audio/aiff' | 'audio/flac' | 'audio/mpeg' | 'image/jpeg' | 'image/png';

/** Recognises a file, or the part of one behind a tag, by its first 16 bytes; null when they start neither. */
export function sniffBytes(head: Uint8Array): SniffedType | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (['RIFF', 'RF64', 'BW64'].includes(text(0, 4)) && text(8, 12) === 'WAVE') return 'audio/wav';
  if (text(0, 4) === 'FORM' && ['AIFF', 'AIFC'].includes(text(8, 12))) return 'audio/aiff';
  if (text(0, 4) === 'fLaC') return 'audio/flac';
  if (text(0, 3) === 'ID3' || isMpegFrame(head)) return 'audio/mpeg';
  if (text(1, 4) === 'PNG' && head[0] === 0x89) return 'image/png';
  return head[0] === 0xff && head[1] === 0xd8 ? 'image/jpeg' : null;
}

/** Checks the eleven sync bits, and excludes the reserved values of version, layer and bit rate. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isLayer = (second & 0x06) !== 0 && (second & 0x18) !== 0x08;
  return first === 0xff && (second & 0xe0) === 0xe0 && isLayer && (third & 0xf0) !== 0xf0;
}
