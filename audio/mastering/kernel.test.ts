import { expect, test } from 'vitest';
import { SAMPLE_KIND_CODES } from '../check-kernel.ts';
import { createMasterKernel, TRANSFORM_SAMPLES } from './kernel.ts';

const noiseAt = (i: number) =>
  Math.sin(i * 12.9898) * 43_758.5453 - Math.floor(Math.sin(i * 12.9898) * 43_758.5453) - 0.5;

function writeBlock(
  kernel: ReturnType<typeof createMasterKernel>,
  samples: number,
  at: (i: number) => [number, number],
) {
  const target = kernel.floats(kernel.interleavedPointer(), 2 * samples);
  for (let i = 0; i < samples; i++) [target[2 * i], target[2 * i + 1]] = at(i);
  kernel.take(samples, 2, SAMPLE_KIND_CODES.float32);
}

test('mid and side are filtered separately, across the border of blocks', () => {
  const kernel = createMasterKernel(44_100);
  const length = TRANSFORM_SAMPLES - kernel.equalizer_taps;
  kernel.start(1);
  // The mid is delayed by 5 samples and the side lowered to a third.
  const sum = kernel.floats(kernel.realPointer(), TRANSFORM_SAMPLES).fill(0);
  const difference = kernel.floats(kernel.imaginaryPointer(), TRANSFORM_SAMPLES).fill(0);
  [sum[5], sum[0], difference[5], difference[0]] = [0.5, 1 / 6, 0.5, -1 / 6];
  kernel.setFilters();
  kernel.reserve(4096, kernel.stride);
  // Fast enough for the subsonic filter to leave it alone.
  const left = (i: number) => (i < 0 ? 0 : noiseAt(i) - noiseAt(i - 1));
  const right = (i: number) => (i < 0 ? 0 : noiseAt(i + 1e6) - noiseAt(i + 1e6 - 1));
  let largest = 0;
  for (const block of [0, 1]) {
    const start = block * length;
    writeBlock(kernel, length, (i) => [left(start + i), right(start + i)]);
    kernel.shape(length, kernel.equalizer_taps, kernel.stride, false, 1);
    const out = kernel.floats(kernel.interleavedPointer(), 2 * length);
    for (let i = 0; i < length; i++) {
      const at = start + i;
      const mid = (left(at - 5) + right(at - 5)) / 2;
      const side = (left(at) - right(at)) / 6;
      largest = Math.max(
        largest,
        Math.abs((out[2 * i] ?? 0) - (mid + side)),
        Math.abs((out[2 * i + 1] ?? 0) - (mid - side)),
      );
    }
  }
  expect(largest).toBeLessThan(0.02);
});

test.each([60, 150, 400, 1000, 3000, 5000, 12_000])('the bands of a tone of %i Hz add up to its level', (frequency) => {
  const kernel = createMasterKernel(48_000);
  const length = TRANSFORM_SAMPLES - kernel.equalizer_taps;
  kernel.start(1);
  kernel.floats(kernel.realPointer(), TRANSFORM_SAMPLES).fill(0)[0] = 1;
  kernel.floats(kernel.imaginaryPointer(), TRANSFORM_SAMPLES).fill(0);
  kernel.setFilters();
  // A threshold that nothing reaches.
  kernel.doubles(kernel.settingsPointer(), 16).set([0, 1, 2, 3].flatMap(() => [1e9, 0.25, 0.1, 0.1]));
  kernel.reserve(4096, kernel.stride);
  let power = 0;
  for (const block of [0, 1, 2]) {
    writeBlock(kernel, length, (i) => {
      const value = 0.5 * Math.sin((2 * Math.PI * frequency * (block * length + i)) / 48_000);
      return [value, -value];
    });
    kernel.shape(length, kernel.equalizer_taps, kernel.stride, true, 1);
    const out = kernel.floats(kernel.interleavedPointer(), 2 * length);
    power = out.reduce((sum, value) => sum + value * value, 0) / (2 * length);
  }
  expect(Math.abs(10 * Math.log10(power / 0.125))).toBeLessThan(frequency < 100 ? 0.2 : 0.05);
});
