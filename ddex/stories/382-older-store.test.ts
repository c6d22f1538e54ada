import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import type { ErnArtist, ErnDeal, ErnFileHash, ErnRelease, ErnTrack } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
  withoutFiles,
} from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { findText, getElement, listElements, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';

/** Messages specific to ERN 3.8.2, for older stores. The other stories cover all versions. */

const header = buildSampleHeader();
const writing = buildSampleWriting('382');
const engines = createEngines();
const MD5: ErnFileHash = { algorithm: 'MD5', value: '0f'.repeat(16) };

/** Builds a release with everything: versions, guests, credits, lyrics, a pre-order, separate deals of one track. */
function buildFullAlbum(): ErnRelease {
  const plain = buildSampleRelease(3);
  const [first, second, third] = plain.tracks;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three tracks');
  const other: ErnArtist = { name: 'Başka Biri', role: 'main_artist', ids: [] };
  const live: ErnTrack = {
    ...second,
    title: 'Gece',
    sub_title: 'Live at Moda',
    version_type: 'live',
    artists: [other, ...second.artists.map((artist) => ({ ...artist, role: 'featured_artist' as const }))],
    display_artist_name: `${other.name} feat. ${second.display_artist_name}`,
    parental_warning: 'explicit',
    lyrics: { path: 'resources/085001234562_01_002.lrc', format: 'LRC', contains_ai: null, size_bytes: 321, hash: MD5 },
    contributors: [
      { name: 'Ana Lírica', roles: ['vocalist', 'composer', 'lyricist'], instruments: [], ids: [], ai: null },
      { name: 'Kemal Ses', roles: ['musician'], instruments: ['guitar', 'kemençe'], ids: [], ai: null },
      { name: 'Robin Re', roles: ['remixer', 'producer', 'arranger'], instruments: [], ids: [], ai: null },
    ],
  };
  const instrumental: ErnTrack = {
    ...third,
    version_type: 'instrumental',
    is_instrumental: true,
    language: 'zxx',
    deals: plain.deals.slice(0, 1),
  };
  const early: ErnDeal = {
    territories: ['TR', 'DE'],
    start_at: '2026-02-15T00:00:00Z',
    end_at: '2026-03-01T00:00:00Z',
    commercial_models: ['pay_as_you_go'],
    use_types: ['permanent_download'],
    claim_policy: null,
    is_pre_order: true,
    instant_tracks: [1],
  };
  return {
    ...plain,
    type: 'compilation',
    grid: 'A12425GABC1234002M',
    sub_title: 'Geniş Baskı',
    parental_warning: 'explicit',
    original_release_date: '2025-01-01',
    tracks: [first, live, instrumental],
    deals: [early, ...plain.deals],
  };
}

function listTexts(root: XmlElement, ...path: string[]): string[] {
  return listElements(root, ...path).map(({ text }) => text);
}

describe('an album with everything', () => {
  const release = buildFullAlbum();
  const xml = buildNewReleaseMessage(release, header, writing);
  const root = parseXml(xml);

  test('equals the golden file beside this test', () => {
    expect(xml).toBe(readFileSync(new URL('./382-album-with-everything.xml', import.meta.url), 'utf8'));
  });

  test('may be sent and is read back unchanged by a store', () => {
    expect(engines.check(xml, { kind: 'insert', files: listSampleFiles(release) })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message).toEqual({
      version: '382',
      header,
      release: toReadRelease(release, writing),
    });
  });

  test('has a separate release for every track, and one main release', () => {
    const releases = listElements(root, 'ReleaseList', 'Release');
    expect(releases.map((element) => findText(element, 'ReleaseType'))).toEqual([
      'Album',
      'TrackRelease',
      'TrackRelease',
      'TrackRelease',
    ]);
    expect(releases.map(({ attributes }) => attributes.IsMainRelease)).toEqual([
      'true',
      undefined,
      undefined,
      undefined,
    ]);
    const [main] = releases;
    expect(main && findText(main, 'ReleaseDetailsByTerritory', 'IsMultiArtistCompilation')).toBe('true');
  });

  test('separates performers from writers, and sends roles missing from the old lists as user-defined', () => {
    const details = listElements(root, 'ResourceList', 'SoundRecording', 'SoundRecordingDetailsByTerritory')[1];
    if (details === undefined) throw new Error('no second recording');
    const recorded = listElements(details, 'ResourceContributor', 'ResourceContributorRole');
    expect(recorded.map(({ text, attributes }) => attributes.UserDefinedValue ?? text)).toEqual([
      'Vocalist',
      'AssociatedPerformer',
      'Remixer',
      'Producer',
    ]);
    expect(listTexts(details, 'IndirectResourceContributor', 'IndirectResourceContributorRole')).toEqual([
      'Composer',
      'Lyricist',
      'Arranger',
    ]);
    expect(listTexts(details, 'ResourceContributor', 'InstrumentType')).toEqual(['Guitar', 'kemençe']);
  });

  test('has a separate pre-order deal, and different deals for the instrumental', () => {
    const deals = listElements(root, 'DealList', 'ReleaseDeal');
    expect(deals.map((deal) => listTexts(deal, 'DealReleaseReference'))).toEqual([['R0', 'R1', 'R2'], ['R3']]);
    const [terms] = listElements(root, 'DealList', 'ReleaseDeal', 'Deal', 'DealTerms');
    expect(terms && findText(terms, 'IsPreOrderDeal')).toBe('true');
  });
});

test('a compilation of one artist is an album at stores that want a flag, because 3.8.2 has it only for several artists', () => {
  const release: ErnRelease = { ...buildSampleRelease(8), type: 'compilation' };
  const message = parseNewReleaseMessage(buildNewReleaseMessage(release, header, writing)).message;
  expect(message?.release.type).toBe('album');
  const own = buildSampleWriting('382', { compilation_style: 'user_defined' });
  expect(parseNewReleaseMessage(buildNewReleaseMessage(release, header, own)).message?.release.type).toBe(
    'compilation',
  );
});

describe.each(['release_and_tracks', 'tracks'] as const)('with deals on %s', (deals_on) => {
  const release = { ...withoutFiles(buildSampleRelease(3)), deals: [] };
  const flagged = buildSampleWriting('382', { takedown: 'flag', deals_on });
  const xml = buildNewReleaseMessage(release, header, flagged);

  test('a store that wants the flag gets it on everything, from now on', () => {
    const deal = getElement(parseXml(xml), 'DealList', 'ReleaseDeal');
    const main = deals_on === 'tracks' ? [] : ['R0'];
    expect(listTexts(deal, 'DealReleaseReference')).toEqual([...main, 'R1', 'R2', 'R3']);
    expect(findText(deal, 'Deal', 'DealTerms', 'TakeDown')).toBe('true');
    expect(findText(deal, 'Deal', 'DealTerms', 'ValidityPeriod', 'StartDateTime')).toBe(header.created_at);
    expect(engines.check(xml, { kind: 'takedown' })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, flagged));
  });

  test('the flag is only sent in a takedown', () => {
    expect(engines.check(xml, { kind: 'update' }).map(({ code }) => code)).toContain('deals_missing');
    expect(engines.check(xml, { kind: 'insert' }).map(({ code }) => code)).toContain('takedown_in_first_message');
  });
});
