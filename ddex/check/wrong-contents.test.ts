import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import type { ErnArtist, ErnRelease, ErnVersion } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import { buildFullAlbum } from '../testing/full-album.ts';
import { SENDER_MISTAKES } from '../testing/mistakes-of-others.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { checkMessage } from './check-message.ts';
import { checkRules } from './check-rules.ts';

const engines = createEngines();
/** Nine days after the message was written. */
const FACTS = { now: new Date('2026-02-10T00:00:00Z') };

function build(release: ErnRelease, version: ErnVersion): string {
  return buildNewReleaseMessage(release, buildSampleHeader(), buildSampleWriting(version));
}

describe.each(VERSIONS)('in ERN %s', (version) => {
  const xml = build(buildFullAlbum(4), version);
  const mistakes = SENDER_MISTAKES.filter(({ versions }) => versions.includes(version));

  test('the unchanged album is valid', () => {
    expect(engines.check(xml, FACTS)).toEqual([]);
    expect(mistakes.length).toBeGreaterThan(80);
  });

  test.each(mistakes)('$name is found', ({ from, to, code }) => {
    const changed = xml.replace(from, to);
    expect(changed).not.toBe(xml);
    const issues = checkRules(changed, FACTS);
    expect(issues.map((issue) => issue.code)).toContain(code);
    expect(issues.filter((issue) => issue.code === code && !(Number(issue.line) > 1 && issue.path !== ''))).toEqual([]);
  });

  test.each([
    ['a guest', ['Ada', 'Mo'], 'Ada feat. Mo'],
    ['two artists', ['Ada', 'Mo'], 'Mo & Ada'],
    ['another case, marks and punctuation', ['BEYONCÉ', 'Ke$ha'], 'Beyonce x Kesha'],
    ['the order of an index', ['Anna-Maria Zimmermann'], 'Zimmermann, Anna-Maria'],
    ['another script', ['Saeko Shu'], 'しゅうさえこ'],
    ['a typing error', ['Zimmermann'], 'Zimmerman'],
    ['a longer name', ['Işıl'], 'ISIL ÇAĞ TRIO'],
    ['signs only', ['!!!'], '!!!'],
    ['many artists', ['Ada', 'Mo'], 'Various Artists'],
    ['many artists in Turkish', ['Ada', 'Mo'], 'Çeşitli Sanatçılar'],
  ])('%s may be displayed', (_name, names, display_artist_name) => {
    const artists = names.map((name): ErnArtist => ({ name, role: 'main_artist', ids: [] }));
    const sample = buildSampleRelease(2);
    const tracks = sample.tracks.map((track) => ({ ...track, artists, display_artist_name }));
    expect(checkRules(build({ ...sample, artists, display_artist_name, tracks }, version), FACTS)).toEqual([]);
  });

  test.each([
    ['℗ 2026 Example Records', 2026],
    ['(P) 1999, 2026 Example Records', 2026],
    ['(P) 1999 & 2026 Example Records', 1999],
    ['2026 1999 Records', 2026],
    ['Example Records', 2026],
    ['Studio 54', 2026],
  ])('the P line "%s" of %d is right', (text, year) => {
    expect(checkRules(build({ ...buildSampleRelease(2), p_line: { text, year } }, version), FACTS)).toEqual([]);
  });

  test.each([
    ['Persian with its joiners', 'می‌خواهم'],
    ['Hindi with its joiners', 'क्‍ष'],
    ['Hebrew with a mark of direction', 'שלום\u200f!'],
    ['an emoji of several parts', '👩‍👩‍👧 🏳️‍🌈'],
    ['the flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['French quotation marks', '«\u00a0À\u00a0»'],
    ['Portuguese capitals', 'CORAÇÃO – ÂNCORA'],
    ['a plain ampersand', 'Rock & Roll'],
  ])('%s may be in a title', (_name, title) => {
    expect(checkRules(build({ ...buildSampleRelease(2), title }, version), FACTS)).toEqual([]);
  });

  test.each(['PT3M21.5S', 'PT201S', 'PT0H3M21S', 'P0DT3M21S', 'PT3M21.000S'])('the duration %s is read', (duration) => {
    const changed = xml.replace('<Duration>PT3M21S<', `<Duration>${duration}<`);
    expect(changed).not.toBe(xml);
    expect(engines.check(changed, FACTS)).toEqual([]);
  });

  test.each([
    '2026-02-01T23:30:00+14:00',
    '2026-01-31T21:30:00-12:00',
    '2026-02-01T24:00:00Z',
    '2026-02-01T09:30:00.5+05:30',
  ])('the time %s is read', (time) => {
    expect(engines.check(xml.replaceAll('2026-02-01T09:30:00Z', time), FACTS)).toEqual([]);
  });

  test('a start with an offset is read', () => {
    const sample = build(buildSampleRelease(2), version);
    const changed = sample.replaceAll('2026-03-01T00:00:00Z', '2026-03-01T00:00:00+14:00');
    expect(changed).not.toBe(sample);
    expect(engines.check(changed, FACTS)).toEqual([]);
  });
});

test('a single of seven recordings is no single', () => {
  const release: ErnRelease = { ...buildSampleRelease(7), type: 'single' };
  expect(checkMessage(null, build(release, '43'), FACTS).issues.map(({ code }) => code)).toEqual([
    'release_type_recordings',
  ]);
});

test('an artist of no track is not the artist of the release, unless it is a compilation', () => {
  const sample = buildSampleRelease(2);
  const [artist] = sample.artists;
  if (artist === undefined) throw new Error('no artist');
  const artists = [{ ...artist, name: 'Deniz Tekin' }];
  const changed: ErnRelease = { ...sample, artists, display_artist_name: 'Deniz Tekin' };
  const listCodes = (release: ErnRelease) => checkRules(build(release, '43')).map(({ code }) => code);
  expect(listCodes(changed)).toEqual(['release_artist_on_no_track']);
  expect(listCodes({ ...changed, type: 'compilation' })).toEqual([]);
});

test('deals may exclude what another one includes', () => {
  const xml = build(buildSampleRelease(2), '43');
  const world = '<TerritoryCode>Worldwide</TerritoryCode>';
  const deal = /<Deal>[\s\S]*?<\/Deal>/.exec(xml)?.[0] ?? '';
  const split = (excluded: string, included: string) =>
    xml.replace(
      deal,
      deal.replace(world, `${world}<ExcludedTerritoryCode>${excluded}</ExcludedTerritoryCode>`) +
        deal.replace(world, `<TerritoryCode>${included}</TerritoryCode>`),
    );
  const listCodes = (text: string) => checkRules(text).map(({ code }) => code);
  expect(listCodes(split('BR', 'BR'))).toEqual([]);
  expect(listCodes(split('BR', 'TR'))).toEqual(['deal_overlap']);
});
