import { describe, expect, test } from 'vitest';
import { checkRules } from '../check/check-rules.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { narrowTo382 } from '../ern-3/carried-by-382.ts';
import type { ErnRelease } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
} from '../testing/sample-release.ts';

/** A store that identifies recordings gets each of them as a release of its own, without artwork. */

const engines = createEngines();
const writing = buildSampleWriting('382', { deals_on: 'tracks' });
const header = buildSampleHeader();

function buildRecordings(count: number): ErnRelease {
  const release = buildSampleRelease(count);
  return {
    ...release,
    type: 'single_resource',
    front_cover: null,
    deals: release.deals.slice(0, 1).map((deal) => ({
      ...deal,
      commercial_models: ['rights_claim'],
      use_types: ['user_make_available_user_provided'],
    })),
  };
}

describe.each([1, 3])('%i recordings', (count) => {
  const release = buildRecordings(count);
  const xml = buildNewReleaseMessage(release, header, writing);

  test('are a first message with all sound that both schemas and the rules accept', () => {
    expect(engines.check(xml, { kind: 'insert', deals_on: 'tracks', files: listSampleFiles(release) })).toEqual([]);
  });

  test('read back as they were', () => {
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(narrowTo382(release, writing));
  });

  test('are releases without artwork, groups and other types, which the product code joins', () => {
    expect(xml.match(/<ReleaseType>\w+/g)).toEqual(Array(count).fill('<ReleaseType>SingleResourceRelease'));
    expect(xml).not.toMatch(/<Image>|<ResourceGroup>|ReleaseReference>R0</);
    expect(xml.match(/<RelatedRelease>\s*<ReleaseId>\s*<ICPN>085001234562</g)).toHaveLength(count);
    // Only the code of a product with one recording identifies that recording.
    expect(xml.includes('IsMainRelease="true"')).toBe(count === 1);
    expect(xml.includes('<ISRC>QZABC2600001</ISRC>\n        <ICPN>')).toBe(count === 1);
  });
});

test('recordings of next year may have its rights lines', () => {
  const release = buildRecordings(2);
  const line = { year: 2027, text: '2027 Owner' };
  const ahead = {
    ...release,
    release_date: '2027-01-08',
    c_line: line,
    tracks: release.tracks.map((track) => ({ ...track, p_line: line })),
    deals: release.deals.map((deal) => ({ ...deal, start_at: '2027-01-08T00:00:00' })),
  };
  const xml = buildNewReleaseMessage(ahead, header, writing);
  expect(engines.check(xml, { kind: 'insert', deals_on: 'tracks', files: listSampleFiles(ahead) })).toEqual([]);
  const late = buildNewReleaseMessage({ ...ahead, release_date: '2026-12-18' }, header, writing);
  expect(checkRules(late, { deals_on: 'tracks' }).map(({ code }) => code)).toContain('rights_year_ahead');
});

test('a takedown names the recordings without deals, and is read as one', () => {
  const gone = { ...buildRecordings(2), deals: [] };
  const files = { ...gone, tracks: gone.tracks.map((track) => ({ ...track, audio: null })) };
  const xml = buildNewReleaseMessage(files, header, writing);
  expect(engines.check(xml, { kind: 'takedown', deals_on: 'tracks' })).toEqual([]);
  expect(parseNewReleaseMessage(xml).message?.release.deals).toEqual([]);
});

const TWO = buildNewReleaseMessage(buildRecordings(2), header, writing);
const RELEASE = /<Release>[\s\S]*?<\/Release>/;

test.each<[string, (xml: string) => string, string]>([
  ['a recording without a release', (xml) => xml.replace(RELEASE, ''), 'single_resource_releases'],
  [
    'a recording with two releases',
    (xml) => xml.replaceAll(/(ReleaseResourceType="PrimaryResource">)A2</g, '$1A1<'),
    'single_resource_releases',
  ],
  [
    'a release of two recordings',
    (xml) => xml.replace(/(<ReleaseResourceReference .*>)A1<.*/, '$&\n$1A2</ReleaseResourceReference>'),
    'single_resource_count',
  ],
  [
    'artwork',
    (xml) =>
      xml.replace(
        '</ResourceList>',
        '<Image><ImageType>FrontCoverImage</ImageType><ResourceReference>A9</ResourceReference></Image></ResourceList>',
      ),
    'single_resource_extra',
  ],
  [
    'a release of another type among them',
    (xml) => xml.replace('>SingleResourceRelease<', '>Single<'),
    'profile_not_audio',
  ],
  [
    'recordings alone under the profile of albums',
    (xml) => xml.replace('14/SingleResourceRelease', '14/AudioAlbumMusicOnly'),
    'main_release_count',
  ],
])('%s is refused', (_name, change, code) => {
  expect(change(TWO)).not.toBe(TWO);
  expect(checkRules(change(TWO)).map((issue) => issue.code)).toContain(code);
});

test.each(['43', '432'] as const)('ERN %s has no message of several recordings alone', (version) => {
  expect(() => buildNewReleaseMessage(buildRecordings(2), header, buildSampleWriting(version))).toThrow(RangeError);
});
