import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleStyle, sampleStyleTrack } from '../../../testing/sample-style.ts';
import { applyFix, buildUndo } from './apply-fix.ts';
import { checkStyle, RELEASE_LEVEL_RULES, TITLE_RULES, TRACK_RULES } from './check-style.ts';
import { foldName } from './letters.ts';
import { listStoreVerdicts } from './list-store-verdicts.ts';
import { STYLE_RULES } from './rule-table.ts';

// Rules such as T1 are explained in docs/standards/store-rules.md.

test('at least sixty rules exist, each implemented by a check and listed in the table of verdicts', () => {
  const checked = new Set([...TITLE_RULES, ...TRACK_RULES, ...RELEASE_LEVEL_RULES].flatMap(({ ids }) => [...ids]));
  expect([...checked].sort()).toEqual(Object.keys(STYLE_RULES).sort());
  expect(checked.size).toBeGreaterThanOrEqual(60);
});

test('a finding contains its severity and the verdict of each store', () => {
  const [finding] = checkStyle(sampleStyle({ title: 'NIGHT DRIVE', tracks: [] }));
  expect(finding).toEqual({
    rule: 'T1',
    path: 'title',
    severity: 'fix',
    params: { fixed: 'Night Drive' },
    fix: [{ path: 'title', value: 'Night Drive' }],
    at: [0, 5],
    verdicts: { 'apple-music': 'altered', 'itunes-store': 'altered' },
  });
});

test('a store refuses a release with one refused finding, alters it with one altered finding, and otherwise accepts it as it is', () => {
  const findings = checkStyle(sampleStyle({ title: 'NIGHT DRIVE', tracks: [], upc: '1' }));
  const verdicts = listStoreVerdicts(findings, ['apple-music', 'spotify', 'deezer']);
  expect(verdicts.map(({ store_id, verdict }) => `${store_id} ${verdict}`)).toEqual([
    'apple-music refused',
    'spotify refused',
    'deezer accepted',
  ]);
  expect(verdicts.map(({ findings: { length } }) => length)).toEqual([2, 1, 0]);
});

test('findings of a track have the path of its position, even after the track moves', () => {
  const loud = sampleStyleTrack({ title: 'LOUD NIGHTS' });
  const quiet = sampleStyleTrack({ title: 'Quiet Nights' });
  const listPaths = (tracks: (typeof loud)[]) =>
    checkStyle(sampleStyle({ tracks }))
      .filter(({ rule }) => rule === 'T1')
      .map(({ path, fix }) => [path, fix?.[0]?.path]);
  expect(listPaths([loud, quiet])).toEqual([['tracks.0.title', 'tracks.0.title']]);
  expect(listPaths([quiet, loud])).toEqual([['tracks.1.title', 'tracks.1.title']]);
});

test('a track is checked again when the context of the release changes', () => {
  const tracks = [sampleStyleTrack({ featured_artists: ['Ece'] }), sampleStyleTrack({ title: 'Blue Hour' })];
  const rules = (name: string) =>
    checkStyle(sampleStyle({ tracks, artist: { name, type: 'solo' } })).map(({ rule }) => rule);
  expect(rules('Ada Kaya')).not.toContain('A3');
  expect(rules('Ece')).toContain('A3');
  expect(rules('Ada Kaya')).not.toContain('A3');
});

test('a fix changes only its own fields, and can be undone', () => {
  const release = sampleStyle({ tracks: [sampleStyleTrack(), sampleStyleTrack({ title: 'Night (Live)' })] });
  const fix = checkStyle(release).find(({ rule }) => rule === 'T13')?.fix ?? [];
  const corrected = applyFix(release, fix);
  expect(corrected.tracks[0]).toBe(release.tracks[0]);
  expect(corrected.tracks[1]).toMatchObject({ title: 'Night', version_title: 'Live', version_type: 'live' });
  expect(applyFix(corrected, buildUndo(release, fix))).toEqual(release);
});

test('a fix for a removed field changes nothing', () => {
  const release = sampleStyle();
  expect(applyFix(release, [{ path: 'tracks.9.title', value: 'x' }])).toEqual(release);
  expect(applyFix(release, [{ path: '__proto__.polluted', value: 'x' }])).toEqual(release);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'Night',
        'DRIVE',
        'feat.',
        'ft.',
        '(',
        ')',
        '[',
        ']',
        '-',
        '/',
        ':',
        ',',
        'Part',
        'II',
        'Live',
        'Remix',
        'with',
        '&',
        'and',
        'de',
        've',
        'ışık',
        'İÇİN',
        'Original Mix',
        '@ada',
        '#x',
        '(x3)',
        '|',
        '$5',
        '.',
        '!',
        'F**k',
        'ночь',
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(' ')),
);

const bare = (text: string) => foldName(text).replaceAll(' ', '');

test('rules handle any text, and fixes of spaces and dashes never lose a letter', () => {
  const languages = fc.constantFrom('en', 'es', 'pt', 'tr', 'de', 'fr', 'ru', null);
  fc.assert(
    fc.property(texts, texts, texts, languages, (title, version, lyrics, language) => {
      const track = sampleStyleTrack({ title, version_title: version, lyrics, has_lyrics: true, language });
      const release = sampleStyle({ title, version_title: version, language, tracks: [track, sampleStyleTrack()] });
      for (const { rule, fix = [] } of checkStyle(release)) {
        applyFix(release, fix);
        if (rule !== 'T5' && rule !== 'T4') continue;
        for (const { value } of fix) expect([bare(title), bare(version)]).toContain(bare(String(value)));
      }
    }),
    { numRuns: 500 },
  );
});

test('applying fixes repeatedly comes to an end', () => {
  fc.assert(
    fc.property(texts, texts, fc.constantFrom('en', 'es', 'pt', 'tr', 'fr', null), (title, lyrics, language) => {
      const track = sampleStyleTrack({ title, lyrics, has_lyrics: true, language });
      let release = sampleStyle({ title: 'Blue Hour', language, tracks: [track, sampleStyleTrack()] });
      for (let pressed = 0; pressed < 30; pressed += 1) {
        const next = checkStyle(release).find(({ fix }) => fix !== undefined);
        if (next === undefined) return;
        release = applyFix(release, next.fix ?? []);
      }
      expect(checkStyle(release).filter(({ fix }) => fix !== undefined)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('ten thousand characters in every field are checked without an error', () => {
  for (const flood of ['a', ' ', '(', 'a b ', '- ', ', ', 'feat. ', 'x', '*', '@', '1 ', 'Pt. ', '(x', '\n', 'a(']) {
    const text = flood.repeat(10_000 / flood.length);
    const track = sampleStyleTrack({ title: text, version_title: text, lyrics: text, has_lyrics: true, artist: text });
    const release = sampleStyle({ title: text, tracks: [{ ...track, composer_name: text, featured_artists: [text] }] });
    expect(Array.isArray(checkStyle(release))).toBe(true);
  }
});
