import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../../ern/new-release-message.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../../testing/sample-release.ts';
import { checkRules } from '../check-rules.ts';

const writing = buildSampleWriting('382');
const xml = buildNewReleaseMessage(buildSampleRelease(10), buildSampleHeader(), writing);

/** For each rule that only ERN 3.8.2 has: a change that breaks a valid message, and all issues that it causes. */
const CASES: readonly [rule: string, from: string | RegExp, to: string, issues: string[]][] = [
  ['the right schema version', '"ern/382"', '"ern/383"', ['fatal schema_version']],
  ['a marked main release', ' IsMainRelease="true"', '', ['error main_release_not_marked']],
  [
    'a display title',
    'TitleType="DisplayTitle"',
    'TitleType="FormalTitle"',
    ['fatal display_title_missing', 'error said_twice'],
  ],
  ['a label with a name', /<LabelName>.*?</, '<LabelName> <', ['fatal name_missing']],
  [
    'all resources of a release in its list',
    /\n *<ReleaseResourceReference ReleaseResourceType="SecondaryResource">A11<\/ReleaseResourceReference>/,
    '',
    ['fatal resource_list_mismatch'],
  ],
  [
    'a group item for every listed resource',
    /<ResourceGroupContentItem>\s*<SequenceNumber>10<[\s\S]*?<\/ResourceGroupContentItem>/,
    '',
    ['error release_duration', 'fatal resource_list_mismatch'],
  ],
  ['a known profile', 'CommonReleaseTypes/14/', 'CommonReleaseTypes/99/', ['fatal profile_not_audio']],
  ['files inside the package', '<FilePath>resources/', '<FilePath>../resources/', ['fatal file_path_unsafe']],
  [
    'a namespace for user-defined values',
    ' Namespace="PADPIDA2026010101N" UserDefinedValue="Vocalist"',
    ' UserDefinedValue="Vocalist"',
    ['fatal user_defined_value'],
  ],
];

test.each(CASES)('the rules of 3.8.2 require %s', (_rule, from, to, issues) => {
  const changed = xml.replace(from, to);
  expect(changed).not.toBe(xml);
  expect(checkRules(changed).map(({ code, severity }) => `${severity} ${code}`)).toEqual(issues);
});

test('a person may be performer and writer, but only once each', () => {
  const [track] = buildSampleRelease(1).tracks;
  const [person] = track?.contributors ?? [];
  if (track === undefined || person === undefined) throw new Error('no contributor');
  const doubled = { ...buildSampleRelease(1), tracks: [{ ...track, contributors: [person, person] }] };
  const issues = checkRules(buildNewReleaseMessage(doubled, buildSampleHeader(), writing));
  expect(issues.map(({ code }) => code)).toEqual(['contributor_twice', 'contributor_twice']);
});

test('an issue names the line of the original message, although the rules check a converted one', () => {
  const broken = xml.replace('<ISRC>QZABC2600007<', '<ISRC>WRONG<');
  const line = broken.split('\n').findIndex((text) => text.includes('<ISRC>WRONG<')) + 1;
  expect(checkRules(broken)).toMatchObject([{ code: 'isrc_invalid', line, path: 'ISRC' }]);
});
