import { checkTtml } from '@tangent/apple/check/check-ttml.ts';
import { assumeProfile, buildProfile } from '@tangent/db/seeds/store-profiles.ts';
import { formatLyrics } from '@tangent/domain/catalogue/release/lyrics/format-lyrics.ts';
import { type LyricsFormat, writeLyricsFile } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { randomLyrics } from '@tangent/domain/catalogue/release/testing/random-lyrics.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALBUM } from '../../../testing/fixtures/sample-snapshot.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { buildErnRelease } from './build-ern-release.ts';
import { selectFiles } from './delivery-asset.ts';

const LYRICS = [
  { text: '[00:01.00] Deniz', is_synchronized: true },
  { text: 'Gece', is_synchronized: false },
];
const SNAPSHOT: ReleaseSnapshot = {
  ...ALBUM,
  tracks: ALBUM.tracks.map((track, index) => ({ ...track, lyrics: LYRICS[index] ?? null })),
};
const DEALS = [{ model: 'subscription', use_types: ['on_demand_stream'] }];
const { timed_lyrics: _none, ...EARLIER } = buildProfile({ id: 'x', category: 'streaming' }, DEALS, {
  takes_lyrics: true,
});

function listFormats(timed_lyrics: LyricsFormat | null, kind: 'insert' | 'update' | 'takedown'): (string | null)[] {
  const { tracks } = buildErnRelease({
    snapshot: SNAPSHOT,
    profile: timed_lyrics === null ? EARLIER : { ...EARLIER, timed_lyrics },
    assets: { cover: null, tracks: null },
    purpose: { kind, at: new Date('2027-03-01T10:00:00Z'), live_at: null },
  });
  return tracks.map(({ lyrics }) => lyrics && `${lyrics.format} ${lyrics.path.replace(/^.*[.]/, '')}`);
}

test.each<[LyricsFormat | null, string]>([
  ['TTML', 'TTML ttml'],
  ['LRC', 'LRC lrc'],
  ['TXT', 'TXT txt'],
  // Profiles from before the choice.
  [null, 'LRC lrc'],
])(
  'a store that takes timed lyrics as %s gets %s with a first message and each change, and none with a takedown',
  (wanted, sent) => {
    expect(listFormats(wanted, 'insert')).toEqual([sent, 'TXT txt', null]);
    expect(listFormats(wanted, 'update')).toEqual([sent, 'TXT txt', null]);
    expect(listFormats(wanted, 'takedown')).toEqual([null, null, null]);
  },
);

test('lyrics without a word to sing are no file', () => {
  const [first, ...others] = SNAPSHOT.tracks;
  if (first === undefined) throw new Error('the album has no track');
  const lyrics = { text: '[ar: Ada]\n[Chorus]', is_synchronized: true };
  const { tracks } = buildErnRelease({
    snapshot: { ...SNAPSHOT, tracks: [{ ...first, lyrics }, ...others] },
    profile: EARLIER,
    assets: { cover: null, tracks: null },
    purpose: { kind: 'insert', at: new Date('2027-03-01T10:00:00Z'), live_at: null },
  });
  expect(tracks.map((track) => track.lyrics?.format ?? null)).toEqual([null, 'TXT', null]);
});

test('partners for lyrics take neither sound nor artwork, in two versions; every other store takes both', () => {
  const all = { with_audio: true, with_cover: true };
  const partners = ['musixmatch', 'lyricfind'].map((id) => assumeProfile({ id, category: 'data' }, 0));
  expect(partners.map((profile) => selectFiles(profile, all))).toEqual([
    { with_audio: false, with_cover: false },
    { with_audio: false, with_cover: false },
  ]);
  expect(partners.map(({ ern_version, takes_lyrics }) => [ern_version, takes_lyrics])).toEqual([
    ['382', true],
    ['43', true],
  ]);
  expect(selectFiles(EARLIER, all)).toEqual(all);
});

test('lyrics that are delivered as TTML have no fault in the dialect of deliveries', () => {
  fc.assert(
    fc.property(randomLyrics, (lyrics) => {
      const track = { language: 'tr', duration_ms: lyrics.duration_ms, title: 'Deniz & <gece>' };
      const { text } = writeLyricsFile({ text: formatLyrics(lyrics), is_synchronized: true }, track, 'TTML');
      expect(checkTtml(text).issues).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
