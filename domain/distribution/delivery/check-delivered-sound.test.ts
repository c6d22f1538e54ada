import { describe, expect, test } from 'vitest';
import {
  checkDeliveredSound,
  type DeliveredSound,
  type SoundAspect,
  type UploadedSound,
  type WantedSound,
} from './check-delivered-sound.ts';

const SOURCE: UploadedSound = {
  format: 'wav',
  sample_rate_hz: 44_100,
  bits_per_sample: 24,
  channels: 2,
  samples: 7_938_000,
  duration_ms: 180_000,
  integrated_lufs: -12,
  true_peak_dbtp: -1.5,
  pcm_md5: 'same',
};
const WANTED: WantedSound = { sample_rate_hz: 44_100, bits_per_sample: 24, sha256: 'file', pcm_md5: 'same' };
const FILE: DeliveredSound = {
  sample_rate_hz: 44_100,
  bits_per_sample: 24,
  channels: 2,
  samples: 7_938_000,
  integrated_lufs: -12,
  true_peak_dbtp: -1.5,
  pcm_md5: 'same',
  sha256: 'file',
};

type Case = [
  title: string,
  source: Partial<UploadedSound>,
  file: Partial<DeliveredSound>,
  found: SoundAspect[],
  wanted?: Partial<WantedSound>,
];

function find([, source, file, , wanted = {}]: Case): SoundAspect[] {
  const differences = checkDeliveredSound({ ...SOURCE, ...source }, { ...FILE, ...file }, { ...WANTED, ...wanted });
  return differences.map(({ what }) => what);
}

describe('the same form', () => {
  const cases: Case[] = [
    ['equal samples', {}, {}, []],
    ['equal samples, however the figures were read', {}, { integrated_lufs: -12.5, true_peak_dbtp: -3 }, []],
    ['other samples that sound alike', {}, { pcm_md5: 'other' }, ['samples']],
    ['samples that the encoder was given wrong', {}, { pcm_md5: 'other' }, ['samples'], { pcm_md5: 'other' }],
    ['one sample less', {}, { samples: 7_937_999, pcm_md5: 'other' }, ['samples', 'length']],
    [
      'half the level',
      {},
      { integrated_lufs: -18, true_peak_dbtp: -7.5, pcm_md5: 'other' },
      ['samples', 'loudness', 'true_peak'],
    ],
    [
      'silence',
      {},
      { integrated_lufs: null, true_peak_dbtp: null, pcm_md5: 'other' },
      ['samples', 'loudness', 'true_peak'],
    ],
    ['another file than the encoder reported', {}, { sha256: 'swapped' }, ['file']],
    [
      'a form that was not wanted',
      {},
      { sample_rate_hz: 48_000, bits_per_sample: 16, channels: 1, samples: 8_640_000 },
      ['sample_rate', 'bits', 'channels'],
    ],
  ];
  test.each(cases)('%s', (...one) => expect(find(one)).toEqual(one[3]));
});

describe('converted', () => {
  const at96 = { sample_rate_hz: 96_000, samples: 17_280_001, pcm_md5: 'before' };
  const mono = { channels: 1, integrated_lufs: -15.01, pcm_md5: 'before' };
  const mp3 = { format: 'mp3', bits_per_sample: null, pcm_md5: 'before' };
  const as16 = { bits_per_sample: 16 as const };
  const cases: Case[] = [
    ['to a lower rate', at96, {}, []],
    ['to a lower rate, with the last fraction of a sample', at96, { samples: 7_938_001 }, []],
    ['to a lower rate, two samples more', at96, { samples: 7_938_002 }, ['length']],
    ['to a lower rate, without the sound above it', at96, { integrated_lufs: -13.2, true_peak_dbtp: -3 }, []],
    ['to a lower rate, far softer', at96, { integrated_lufs: -16, true_peak_dbtp: -1.5 }, ['loudness']],
    ['to a lower rate, louder', at96, { integrated_lufs: -11.8 }, ['loudness']],
    ['to a lower rate, with other samples than the encoder was given', at96, { pcm_md5: 'other' }, ['samples']],
    [
      'to a higher rate, softer',
      { sample_rate_hz: 22_050, samples: 3_969_000, pcm_md5: 'x' },
      { integrated_lufs: -12.2 },
      ['loudness'],
    ],
    ['one channel to two', mono, {}, []],
    [
      'one channel to two, lowered by 3 dB',
      mono,
      { integrated_lufs: -15, true_peak_dbtp: -4.5 },
      ['loudness', 'true_peak'],
    ],
    ['to 16 bits', { pcm_md5: 'before' }, { ...as16, true_peak_dbtp: -1.45, integrated_lufs: -12.01 }, [], as16],
    [
      'to 16 bits, without dither but with a gain',
      { pcm_md5: 'before' },
      { ...as16, true_peak_dbtp: -1.2 },
      ['true_peak'],
      as16,
    ],
    [
      'a very quiet sound to 16 bits',
      { pcm_md5: 'x', integrated_lufs: null, true_peak_dbtp: -88 },
      { ...as16, integrated_lufs: null, true_peak_dbtp: -82 },
      [],
      as16,
    ],
    ['a sound at the gate of the meter', { ...at96, integrated_lufs: -69.9 }, { integrated_lufs: null }, []],
    ['a sound above the gate that is gone', { ...at96, integrated_lufs: -60 }, { integrated_lufs: null }, ['loudness']],
    ['an MP3', mp3, { ...as16 }, [], as16],
    [
      'an MP3 over full scale, cut off',
      { ...mp3, true_peak_dbtp: 1.8 },
      { ...as16, integrated_lufs: -12.6, true_peak_dbtp: 0.2 },
      [],
      as16,
    ],
    [
      'a float over full scale, turned down instead',
      { bits_per_sample: 32, pcm_md5: 'x', true_peak_dbtp: 4 },
      { integrated_lufs: -17, true_peak_dbtp: -3 },
      ['loudness', 'true_peak'],
    ],
    [
      'five seconds, with one block of the meter more',
      { ...at96, duration_ms: 5000, samples: 480_000 },
      { samples: 220_500, integrated_lufs: -11.82 },
      [],
    ],
    ['an upload whose samples were not counted', { ...at96, samples: null }, { samples: 7_938_040 }, []],
    [
      'an upload whose samples were not counted, a tenth of a second less',
      { ...at96, samples: null },
      { samples: 7_933_590 },
      ['length'],
    ],
    ['an upload without a digest', { pcm_md5: null }, {}, []],
    [
      'an upload without a digest, with other samples than the encoder was given',
      { pcm_md5: null },
      { pcm_md5: 'other' },
      ['samples'],
    ],
  ];
  test.each(cases)('%s', (...one) => expect(find(one)).toEqual(one[3]));
});

test('a difference names both figures and how far they may be apart', () => {
  const [length, loudness] = checkDeliveredSound(
    { ...SOURCE, pcm_md5: null },
    { ...FILE, samples: 3_969_000, integrated_lufs: -9 },
    WANTED,
  );
  expect(length).toEqual({ what: 'length', expected: 7_938_000, measured: 3_969_000, tolerance: 0 });
  expect(loudness).toEqual({ what: 'loudness', expected: -12, measured: -9, tolerance: 0.1 });
});
