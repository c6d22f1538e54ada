import { expect, test } from 'vitest';
import { type InterruptedUpload, matchFiles } from './match-files.ts';
import { estimateRemainingMs } from './sending-speed.ts';
import { newEntry, nextEntry, type UploadEntry, type UploadEvent } from './upload-entry.ts';
import { computeTotal, roundRemainingTime } from './upload-total.ts';

function entry(slot: string, batch: number, ...events: UploadEvent[]): UploadEntry {
  const start = newEntry({ slot, release_id: 'r', kind: 'audio', filename: `${slot}.wav`, size_bytes: 1000, batch });
  return events.reduce(nextEntry, start);
}
const sent = (sent_bytes: number) => [{ type: 'started' }, { type: 'progress', sent_bytes }] as const;

test('files uploaded together are counted together, earlier and failed ones are not', () => {
  const failure = { code: 'network', path: 'audio' };
  const entries = [
    entry('old', 1, { type: 'sent' }),
    entry('a', 2, { type: 'sent' }),
    entry('b', 2, ...sent(400)),
    entry('c', 2, ...sent(100), { type: 'paused' }),
    entry('d', 2),
    entry('e', 2, { type: 'failed', failure }),
  ];
  expect(computeTotal(entries)).toEqual({
    files: 4,
    sent_files: 1,
    sent_bytes: 1500,
    total_bytes: 4000,
    going: 2,
    paused: 1,
  });
});

test('a single file, and files that are all finished, need no line for the total', () => {
  expect(computeTotal([entry('a', 1, ...sent(10))])).toBeNull();
  expect(computeTotal([])).toBeNull();
  const failure = { code: 'network', path: 'audio' };
  const over = entry('a', 1, { type: 'failed', failure });
  expect(computeTotal([over, over])).toBeNull();
});

test('the remaining time is estimated from the last seconds, and only with enough samples', () => {
  const samples = [0, 1000, 2000, 4000].map((at_ms) => ({ at_ms, sent_bytes: at_ms * 50 }));
  expect(estimateRemainingMs(samples, 500_000)).toBe(10_000);
  expect(estimateRemainingMs(samples.slice(0, 2), 500_000)).toBeNull();
  expect(estimateRemainingMs([], 500_000)).toBeNull();
  expect(
    estimateRemainingMs(
      samples.map(({ at_ms }) => ({ at_ms, sent_bytes: 7 })),
      500_000,
    ),
  ).toBeNull();
});

test.each([
  [200, { value: 5, unit: 'second' }],
  [12_300, { value: 15, unit: 'second' }],
  [58_000, { value: 1, unit: 'minute' }],
  [200_000, { value: 4, unit: 'minute' }],
  [3_590_000, { value: 1, unit: 'hour' }],
  [7_300_000, { value: 3, unit: 'hour' }],
])('%i ms are shown as %j', (ms, text) => {
  expect(roundRemainingTime(ms)).toEqual(text);
});

function interrupted(slot: string, filename: string, size_bytes: number): InterruptedUpload {
  return { slot, release_id: 'r', upload: { filename, size_bytes, kind: 'audio' } };
}

test('files that are chosen again are matched to their slots by name and size, each once', () => {
  const uploads = [
    interrupted('t1', 'Gün.wav', 10),
    interrupted('t2', 'b.wav', 20),
    interrupted('t3', 'b.wav', 20),
    interrupted('t4', 'c.wav', 30),
  ];
  const files = [
    { name: 'Gün.wav'.normalize('NFD'), size: 10 },
    { name: 'b.wav', size: 20 },
    { name: 'c.wav', size: 31 },
    { name: 'b.wav', size: 20 },
  ];
  const { matches, others } = matchFiles(uploads, files);
  expect(matches.map(({ interrupted: { slot }, file }) => [slot, files.indexOf(file)])).toEqual([
    ['t1', 0],
    ['t2', 1],
    ['t3', 3],
  ]);
  expect(others).toEqual([{ name: 'c.wav', size: 31 }]);
});
