import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
} from '../testing/sample-release.ts';
import { SAMPLE_STORE as STORE } from '../testing/sample-store.ts';
import { VERSIONS } from '../testing/versions.ts';
import { checkRules } from './check-rules.ts';
import type { StoreRules } from './message-parts.ts';

const release = buildSampleRelease(3);
const xml = buildNewReleaseMessage(release, buildSampleHeader());

function checkChanged(from: string | RegExp, to: string): string[] {
  const changed = xml.replace(from, to);
  expect(changed).not.toBe(xml);
  return checkRules(changed).map(({ code, severity }) => `${severity} ${code}`);
}

/** One change of a valid message per rule, with all issues it causes. */
const CASES: readonly [rule: string, from: string | RegExp, to: string, issues: string[]][] = [
  [
    'one main release',
    /<Release>[\s\S]*<\/Release>/,
    '',
    ['fatal main_release_count', 'fatal front_cover_not_linked', 'warning reference_unused'],
  ],
  ['sound recordings only', 'MusicalWorkSoundRecording', 'SpokenWordSoundRecording', ['fatal recording_type']],
  [
    'a cover linked from the release',
    /<Linked.*CoverArt.*/,
    '',
    ['fatal front_cover_not_linked', 'warning reference_unused'],
  ],
  ['a release code', /<ICPN>.*<\/ICPN>/, '', ['fatal release_code_missing']],
  ['a valid GRid', '<ICPN>', '<GRid>A12425GABC1234002X</GRid><ICPN>', ['fatal grid_invalid']],
  ['an ISRC on each recording', /<ISRC>.*00002<\/ISRC>/, '', ['fatal isrc_missing']],
  ['an ISRC of a known agency', /QZABC2600003/g, 'XXABC2600003', ['warning isrc_prefix_unknown']],
  ['a product code for goods', /085001234562/g, '0212345678909', ['fatal icpn_restricted']],
  [
    'a valid check character of the party id',
    'PADPIDA2013020802I',
    'PADPIDA2013020802X',
    ['warning dpid_check_character'],
  ],
  [
    'user-defined values only with UserDefined',
    '<Role>Musician<',
    '<Role UserDefinedValue="x">Musician<',
    ['fatal user_defined_value'],
  ],
  ['a value with UserDefined', '<Role>Musician<', '<Role>UserDefined<', ['fatal user_defined_without_value']],
  ['a name for each party', /<FullName>Işıl.*?</, '<FullName> <', ['fatal name_missing']],
  ['a main artist first', 'MainArtist', 'FeaturedArtist', ['fatal main_artist_missing']],
  ['a position for each recording', '<SequenceNumber>3</SequenceNumber>', '', ['fatal resource_not_sequenced']],
  ['unique positions', '<SequenceNumber>3<', '<SequenceNumber>2<', ['fatal sequence_number_twice']],
  ['an id for each track release', /<ReleaseId>\s*<ProprietaryId.*/, '<ReleaseId>', ['error track_release_id']],
  ['a release date', /<ReleaseDate .*/, '', ['error release_date_missing']],
  ['a copyright owner', /<CLine>[\s\S]*?<\/CLine>/, '', ['warning c_line_missing']],
  ['a deal for each track', /<DealReleaseReference>R2.*/, '', ['warning deal_missing']],
  ['a use in each deal', '<UseType>PermanentDownload</UseType>', '', ['error deal_without_use']],
  [
    'a file for technical details',
    /<File>[\s\S]*?<\/File>/,
    '',
    ['fatal technical_details_without_file', 'fatal audio_not_delivered'],
  ],
  ['a hash for each file', /<HashSum>[\s\S]*?<\/HashSum>/, '', ['error hash_missing']],
  ['a supported hash algorithm', '<Algorithm>SHA-256<', '<Algorithm>CRC32<', ['error hash_algorithm']],
  ['a file inside the package', '<URI>resources/', '<URI>../resources/', ['fatal file_path_unsafe']],
  ['one path per file', '_01_002.flac', '_01_001.flac', ['fatal file_twice']],
];

test('a valid message gives no issue', () => {
  expect(checkRules(xml, { kind: 'insert', files: listSampleFiles(release) })).toEqual([]);
});

test.each(CASES)('the rules require %s', (_rule, from, to, issues) => {
  expect(checkChanged(from, to)).toEqual(issues);
});

test('a first release after the release date is refused', () => {
  const later = { ...release, original_release_date: '2026-03-02' };
  const codes = checkRules(buildNewReleaseMessage(later, buildSampleHeader())).map(({ code }) => code);
  expect(codes).toEqual(['original_date_after_release']);
});

test('a person listed twice among the contributors of a track is refused', () => {
  const [track] = release.tracks;
  const [person] = track?.contributors ?? [];
  if (track === undefined || person === undefined) throw new Error('no contributor');
  const doubled = { ...release, tracks: [{ ...track, contributors: [person, person] }] };
  const codes = checkRules(buildNewReleaseMessage(doubled, buildSampleHeader())).map(({ code }) => code);
  expect(codes).toEqual(['contributor_twice']);
});

test('no part of a release is displayed later than it may be used', () => {
  const visibility =
    '<ReleaseVisibility><VisibilityReference>V1</VisibilityReference>' +
    '<CoverArtPreviewStartDateTime>2026-04-01T00:00:00</CoverArtPreviewStartDateTime></ReleaseVisibility></DealList>';
  const withVisibility = xml
    .replace('</DealList>', visibility)
    .replace(
      '<ParentalWarningType>',
      '<ReleaseVisibilityReference>V1</ReleaseVisibilityReference><ParentalWarningType>',
    );
  expect(checkRules(withVisibility).map(({ code }) => code)).toEqual(['visible_after_deal_start']);
});

test.each<[description: string, accepts: Partial<StoreRules>, code: string]>([
  ['a commercial model that', { commercial_models: ['subscription', 'pay_as_you_go'] }, 'store_model'],
  ['a use that', { use_types: ['on_demand_stream', 'non_interactive_stream', 'permanent_download'] }, 'store_use_type'],
  ['a codec that', { audio_codec: 'PCM' }, 'store_audio_codec'],
  ['a bit depth that', { max_bits_per_sample: 15 }, 'store_audio_bits'],
  ['a sample rate that', { max_sampling_rate_hz: 44_099 }, 'store_audio_rate'],
  ['an image format that', { image_format: 'PNG' }, 'store_image_format'],
  ['an image size that', { max_image_px: 2999 }, 'store_image_size'],
  ['a hash algorithm that', { hash_algorithm: 'MD5' }, 'store_hash'],
])('%s the store does not accept is refused, in every version', (_description, accepts, code) => {
  for (const version of VERSIONS) {
    const message = buildNewReleaseMessage(release, buildSampleHeader(), buildSampleWriting(version));
    expect(checkRules(message, { store: STORE })).toEqual([]);
    const issues = checkRules(message, { store: { ...STORE, ...accepts } });
    expect([...new Set(issues.map((issue) => `${issue.severity} ${issue.code}`))]).toEqual([`fatal ${code}`]);
  }
});

test.each(VERSIONS)('lyrics and pre-orders go only to stores that accept them, in ERN %s', (version) => {
  const [sale] = release.deals.filter(({ commercial_models }) => commercial_models.includes('pay_as_you_go'));
  const [track, ...tracks] = release.tracks;
  if (sale === undefined || track === undefined) throw new Error('no download deal');
  const early = { ...sale, start_at: '2026-02-10T00:00:00Z', end_at: sale.start_at, is_pre_order: true };
  const hash = { algorithm: 'SHA-256', value: 'd'.repeat(64) } as const;
  const lyrics = { path: 'resources/words.txt', format: 'TXT', contains_ai: null, size_bytes: 7, hash } as const;
  const whole = { ...release, deals: [early, ...release.deals], tracks: [{ ...track, lyrics }, ...tracks] };
  const message = buildNewReleaseMessage(whole, buildSampleHeader(), buildSampleWriting(version));
  const listCodes = (store: StoreRules) => checkRules(message, { store }).map(({ code }) => code);
  expect(listCodes(STORE)).toEqual(['store_pre_order', 'store_lyrics']);
  expect(listCodes({ ...STORE, takes_pre_orders: true, takes_lyrics: true })).toEqual([]);
});

test('a file missing from the package is refused, and an unnamed file gives a warning', () => {
  const files = listSampleFiles(release);
  const [path = '', file] = [...files][0] ?? [];
  if (file === undefined) throw new Error('no file');
  files.delete(path);
  files.set('resources/notes.txt', file);
  const issues = checkRules(xml, { files });
  expect(issues.map(({ code, severity, params }) => [severity, code, params.path])).toEqual([
    ['fatal', 'file_missing', path],
    ['warning', 'file_not_named', 'resources/notes.txt'],
  ]);
});
