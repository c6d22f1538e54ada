import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRules } from '../check/check-rules.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import type { ErnRelease } from '../model.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { narrowTo382 } from './carried-by-382.ts';

/** ern/new-release-message.test.ts tests the behaviour common to all versions, including 3.8.2. */

const header = buildSampleHeader();
const writing = buildSampleWriting('382');
const release = buildSampleRelease(3);
const xml = buildNewReleaseMessage(release, header, writing);

test('a message of 3.8.2 with anything removed, duplicated or replaced is read or refused, never an exception', () => {
  const lines = xml.trimEnd().split('\n');
  const corrupt = fc.constantFrom(
    (line: string) => line.replace(/<(\w+).*<\/\1>/, ''),
    (line: string) => line.replace(/<(\w+).*<\/\1>/, (whole) => whole + whole),
    (line: string) => line.replace(/>[^<]+</, '>0<'),
    (line: string) => line.replace(/>[^<]+</, '><'),
    (line: string) => line.replace(/ \w+="[^"]*"/, ''),
  );
  const changes = fc.array(fc.tuple(fc.nat(lines.length - 1), corrupt), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(changes, (list) => {
      const corrupted = [...lines];
      for (const [at, change] of list) corrupted[at] = change(corrupted[at] ?? '');
      const reading = parseNewReleaseMessage(corrupted.join('\n'));
      if (reading.message === null) expect(reading.issues).toHaveLength(1);
      expect(Array.isArray(checkRules(corrupted.join('\n'), { kind: 'insert' }))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the playing order follows the numbers in the resource group, not the order of elements', () => {
  const recording = /<SoundRecording>[\s\S]*?<\/SoundRecording>/g;
  const recordings = xml.match(recording)?.toReversed() ?? [];
  const moved = xml.replace(recording, () => recordings.shift() ?? '');
  expect(moved).not.toBe(xml);
  expect(parseNewReleaseMessage(moved).message?.release).toEqual(narrowTo382(release, writing));
  const [main = '', ...others] = xml.split('<ReleaseType>TrackRelease');
  const renumbered = main
    .replace('<SequenceNumber>3<', '<SequenceNumber>0<')
    .replace(/(<ResourceGroupContentItem>\s*)<SequenceNumber>1</, '$1<SequenceNumber>3<');
  const tracks = parseNewReleaseMessage([renumbered, ...others].join('<ReleaseType>TrackRelease')).message?.release
    .tracks;
  expect(tracks?.map(({ isrc }) => isrc)).toEqual([3, 2, 1].map((number) => `QZABC260000${number}`));
});

test('a file beside the message and one in a folder without a slash at its end are found', () => {
  const [track] = release.tracks;
  if (track?.audio == null) throw new Error('no audio');
  const beside: ErnRelease = { ...release, tracks: [{ ...track, audio: { ...track.audio, path: 'one.flac' } }] };
  const written = buildNewReleaseMessage(beside, header, writing);
  expect(written).not.toContain('<FilePath></FilePath>');
  expect(parseNewReleaseMessage(written).message?.release).toEqual(narrowTo382(beside, writing));
  const unslashed = xml.replaceAll('<FilePath>resources/</FilePath>', '<FilePath>resources</FilePath>');
  expect(parseNewReleaseMessage(unslashed).message?.release).toEqual(narrowTo382(release, writing));
  expect(checkRules(unslashed)).toEqual([]);
});

test('a sampling rate in kilohertz and dates without a time are read correctly', () => {
  const other = xml
    .replaceAll('<SamplingRate UnitOfMeasure="Hz">44100<', '<SamplingRate UnitOfMeasure="kHz">44.1<')
    .replaceAll('<StartDateTime>2026-03-01T00:00:00Z</StartDateTime>', '<StartDate>2026-03-01</StartDate>');
  expect(parseNewReleaseMessage(other).message?.release).toEqual(narrowTo382(release, writing));
});

test('terms that cancel all deals grant nothing', () => {
  const cancelled = xml
    .replace(/<CommercialModelType>[\s\S]*?<\/Usage>/g, '<AllDealsCancelled>true</AllDealsCancelled>')
    .replace(/<CommercialModelType>.*\n/g, '');
  expect(parseNewReleaseMessage(cancelled).message?.release.deals).toEqual([]);
  expect(checkRules(cancelled, { kind: 'takedown' })).toEqual([]);
});

test('a deal with excluded territories is refused by name, because our model cannot represent it', () => {
  const excluding = xml.replaceAll(
    /(<\/Usage>\s*)<TerritoryCode>Worldwide<\/TerritoryCode>/g,
    '$1<ExcludedTerritoryCode>US</ExcludedTerritoryCode>',
  );
  expect(parseNewReleaseMessage(excluding).issues).toMatchObject([
    { code: 'message_unusable', path: 'DealTerms/ExcludedTerritoryCode' },
  ]);
});
