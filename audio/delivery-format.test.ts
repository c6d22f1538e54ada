import { expect, test } from 'vitest';
import type { AudioFormat } from './audio-report.ts';
import { chooseDeliveryFormat } from './delivery-format.ts';

test.each<[AudioFormat, number | null, number, number, number]>([
  ['wav', 16, 44_100, 16, 44_100],
  ['wav', 16, 48_000, 16, 48_000],
  ['wav', 24, 96_000, 24, 96_000],
  ['flac', 24, 192_000, 24, 192_000],
  ['flac', 20, 88_200, 24, 88_200],
  ['wav', 32, 352_800, 24, 192_000],
  ['aiff', 8, 44_100, 16, 44_100],
  ['wav', 24, 50_000, 24, 48_000],
  ['mp3', null, 48_000, 16, 44_100],
])('[S6-009] high quality of %s %s bit %i Hz is %i bit %i Hz', (format, bits, rate, toBits, toRate) => {
  const target = chooseDeliveryFormat({ format, bits_per_sample: bits, sample_rate_hz: rate }, 'high');
  expect(target).toMatchObject({ bits_per_sample: toBits, sample_rate_hz: toRate, channels: 2 });
});

test.each<[AudioFormat, number | null, number]>([
  ['wav', 24, 96_000],
  ['flac', 16, 44_100],
  ['mp3', null, 48_000],
])('[S6-008] standard quality of %s %s bit %i Hz is 16 bit 44100 Hz', (format, bits, rate) => {
  const target = chooseDeliveryFormat({ format, bits_per_sample: bits, sample_rate_hz: rate }, 'standard');
  expect(target).toMatchObject({ bits_per_sample: 16, sample_rate_hz: 44_100, channels: 2 });
});

test('samples that need no change are not dithered', () => {
  const cd = { format: 'wav', bits_per_sample: 16, sample_rate_hz: 44_100 } as const;
  expect(chooseDeliveryFormat(cd, 'standard').dither).toBe(false);
  expect(chooseDeliveryFormat({ ...cd, bits_per_sample: 24 }, 'standard').dither).toBe(true);
  expect(chooseDeliveryFormat({ ...cd, sample_rate_hz: 48_000 }, 'standard').dither).toBe(true);
  expect(chooseDeliveryFormat({ ...cd, bits_per_sample: 24 }, 'high').dither).toBe(false);
});

test.each([
  [96_000, 24, 48_000, 24, 48_000],
  [88_200, 16, 48_000, 16, 44_100],
  [192_000, 24, 96_000, 24, 96_000],
  [44_100, 24, 192_000, 24, 44_100],
  [96_000, 16, 44_100, 16, 44_100],
] as const)(
  'a source of %i Hz under a ceiling of %i bit %i Hz becomes %i bit %i Hz',
  (rate, bits, maxRate, toBits, toRate) => {
    const source = { format: 'wav', bits_per_sample: 24, sample_rate_hz: rate } as const;
    const target = chooseDeliveryFormat(source, 'high', { max_bits: bits, max_sample_rate_hz: maxRate });
    expect(target).toMatchObject({ bits_per_sample: toBits, sample_rate_hz: toRate });
  },
);
