import type { ErnAudioFile, ErnImageFile, ErnTextFile } from '@tangent/ddex/model.ts';

/** A file of a sample delivery, as its message describes it. */
export type SampleFile = ErnAudioFile | ErnImageFile | ErnTextFile;

const TIMED_LYRICS = {
  LRC: '[00:01.00] Deniz\n[00:05.00]\n[00:09.00] Gece\n',
  TTML:
    '<?xml version="1.0" encoding="UTF-8"?><tt xmlns="http://www.w3.org/ns/ttml" xml:lang="tr"><body dur="00:30.000"><div>' +
    '<p begin="00:01.000" end="00:05.000">Deniz</p><p begin="00:09.000" end="00:30.000">Gece</p>' +
    '</div></body></tt>',
} as const;

/** Builds bytes that start with a valid header matching the message; the rest cannot be played. */
export function buildSampleFile(file: SampleFile): Buffer {
  const rest = Buffer.from(`the content of ${file.path}`.repeat(1000));
  if ('codec' in file) return Buffer.concat([file.codec === 'FLAC' ? buildFlacHead(file) : buildWaveHead(file), rest]);
  if (file.format === 'JPEG') return Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), rest]);
  if (file.format === 'PNG') return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), rest]);
  return 'width_px' in file || file.format === 'TXT' ? rest : Buffer.from(TIMED_LYRICS[file.format]);
}

interface Sound {
  sampling_rate_hz: number;
  bits_per_sample: number;
  channels: number;
}

function buildFlacHead({ sampling_rate_hz, bits_per_sample, channels }: Sound): Buffer {
  const head = Buffer.alloc(42);
  head.write('fLaC', 'latin1');
  head.writeUInt32BE(0x80000022, 4);
  head.writeUInt32BE(((sampling_rate_hz << 12) | ((channels - 1) << 9) | ((bits_per_sample - 1) << 4)) >>> 0, 18);
  return head;
}

function buildWaveHead({ sampling_rate_hz, bits_per_sample, channels }: Sound): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 'latin1');
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(sampling_rate_hz, 24);
  head.writeUInt16LE(bits_per_sample, 34);
  return head;
}
