import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import { explainTooLarge } from './explain-too-large.ts';

const TOO_LARGE = 104_857_601;

// Only the head of a file is read, so that the size can be tested without the whole file.
async function explain(name: string, head: Uint8Array) {
  const [issue] = checkFile('audio', { name, size: TOO_LARGE });
  return explainTooLarge(issue, new Blob([new Uint8Array(head)]));
}

// A chunk before the format chunk, as recorders write it.
function wav(rate: number, bits: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(64));
  const write = (offset: number, name: string) =>
    [...name].forEach((c, i) => void head.setUint8(offset + i, c.charCodeAt(0)));
  write(0, 'RIFF');
  write(8, 'WAVEbext');
  head.setUint32(16, 5, true);
  write(26, 'fmt ');
  head.setUint32(30, 16, true);
  head.setUint32(42, (2 * rate * bits) / 8, true);
  return new Uint8Array(head.buffer);
}

test.each([
  [44_100, 16, '9:54'],
  [44_100, 24, '6:36'],
  [48_000, 24, '6:04'],
  [96_000, 24, '3:02'],
])('[S5-029] the error for an oversized WAV of %i Hz and %i bits names its limit', async (rate, bits, fits) => {
  expect(await explain('song.wav', wav(rate, bits))).toMatchObject({ code: 'wav_too_large', params: { fits } });
});

test.each([
  ['song.aiff', new TextEncoder().encode('FORM....AIFF'), 'lossless_too_large'],
  ['song.wav', new Uint8Array(0), 'lossless_too_large'],
  ['song.wav', new Uint8Array(70_000), 'lossless_too_large'],
  ['song.flac', new TextEncoder().encode('fLaC'), 'audio_too_large'],
  ['song.mp3', new TextEncoder().encode('ID3'), 'audio_too_large'],
])('%s that is too large has the right error (%#)', async (name, head, code) => {
  expect((await explain(name, head))?.code).toBe(code);
});
