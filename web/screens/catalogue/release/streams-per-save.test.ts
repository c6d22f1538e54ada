import { expect, test } from 'vitest';
import { findStreamsPerSave } from './streams-per-save.ts';

const row = (streams: number, saves: number | null) => ({
  store: { id: 'x', name: 'X' },
  until: '2026-12-19',
  streams,
  saves,
});

test('saves are set against the streams of the stores that report saves', () => {
  expect(findStreamsPerSave({ stores: [row(1_800, 80), row(360, 40), row(9_000, null)] })).toBe(18);
  // A store that reports saves and has none counts with its streams.
  expect(findStreamsPerSave({ stores: [row(1_800, 100), row(200, 0)] })).toBe(20);
});

test('nothing is said of few saves, of more saves than half of the streams, and where no store reports them', () => {
  for (const stores of [[row(500, 9)], [row(100, 90)], [row(500, null)], []])
    expect(findStreamsPerSave({ stores })).toBeNull();
});
