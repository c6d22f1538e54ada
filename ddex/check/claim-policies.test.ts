import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import type { ErnDeal, ErnVersion } from '../model.ts';
import { findMessageProblems } from '../testing/find-message-problems.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { checkRules } from './check-rules.ts';

const SAMPLE = buildSampleRelease(2);

function claim(claim_policy: ErnDeal['claim_policy'], territories: string[], changes: Partial<ErnDeal> = {}): ErnDeal {
  return {
    claim_policy,
    territories,
    start_at: '2026-03-01T00:00:00Z',
    end_at: null,
    commercial_models: ['rights_claim'],
    use_types: ['user_make_available_user_provided'],
    is_pre_order: false,
    instant_tracks: [],
    ...changes,
  };
}

function build(deals: readonly ErnDeal[], version: ErnVersion): string {
  const release = { ...SAMPLE, deals: [...SAMPLE.deals, ...deals] };
  return buildNewReleaseMessage(release, buildSampleHeader(), buildSampleWriting(version));
}

const listIssues = (xml: string) =>
  checkRules(xml).map(({ code, params }) => [code, ...Object.values(params)].join(' '));

const SPLIT = [claim('monetize', ['AR', 'BR']), claim('block', ['TR']), claim('track', ['DE', 'FR'])];

test('a message of every version says each policy where it holds, and reads as it was written', async () => {
  const messages = VERSIONS.map((version) => build(SPLIT, version));
  expect(messages.map(listIssues)).toEqual(VERSIONS.map(() => []));
  for (const xml of messages) {
    expect(parseNewReleaseMessage(xml).message?.release.deals).toEqual([...SAMPLE.deals, ...SPLIT]);
    const said = [...xml.matchAll(/<RightsClaimPolicyType>(\w+)</g)].map(([, type]) => type);
    expect(said).toEqual(['Monetize', 'BlockAccess', 'ReportUsage']);
  }
  expect(await findMessageProblems(messages)).toEqual([]);
});

const LATER = { start_at: '2026-06-01T00:00:00Z' };

test.each<[string, ErnDeal[], string[]]>([
  [
    'a country with two policies',
    [claim('monetize', ['BR', 'TR']), claim('block', ['TR'])],
    ['claim_policy_twice BlockAccess Monetize'],
  ],
  [
    'the world and a country',
    [claim('track', ['Worldwide']), claim('block', ['TR'])],
    ['claim_policy_twice BlockAccess ReportUsage'],
  ],
  [
    'the number of the world and a country',
    [claim('track', ['2136']), claim('block', ['TR'])],
    ['claim_policy_twice BlockAccess ReportUsage'],
  ],
  [
    'a country and its region',
    [claim('block', ['US']), claim('monetize', ['US-NY'])],
    ['claim_policy_twice Monetize BlockAccess'],
  ],
  [
    'a later policy beside one without an end',
    [claim('block', ['TR']), claim('track', ['TR'], LATER)],
    ['claim_policy_twice ReportUsage BlockAccess'],
  ],
  ['one policy twice', [claim('block', ['TR']), claim('block', ['TR', 'BR'])], ['deal_overlap']],
  ['a claim without a policy beside one', [claim(null, ['TR']), claim('block', ['TR'])], ['deal_overlap']],
  [
    'policies one after the other',
    [claim('block', ['TR'], { end_at: LATER.start_at }), claim('track', ['TR'], LATER)],
    [],
  ],
  [
    'policies for different uses',
    [claim('block', ['TR']), claim('monetize', ['TR'], { use_types: ['user_make_available_label_provided'] })],
    [],
  ],
  [
    'a policy of a deal that claims nothing',
    [claim('block', ['TR'], { commercial_models: ['advertisement_supported'] })],
    ['policy_without_claim'],
  ],
])('a message is judged by its policies: %s', (_name, deals, expected) => {
  for (const version of VERSIONS) expect([version, listIssues(build(deals, version))]).toEqual([version, expected]);
});

test('a deal has one policy, unless a condition decides between several', () => {
  const one = '<RightsClaimPolicy><RightsClaimPolicyType>BlockAccess</RightsClaimPolicyType></RightsClaimPolicy>';
  const long = one.replace('<RightsClaimPolicy>', '<RightsClaimPolicy><Condition><Value>30</Value></Condition>');
  const listPolicyIssues = (more: string) =>
    listIssues(
      build([claim('track', ['TR'])], '43').replace('</RightsClaimPolicy>', `</RightsClaimPolicy>${more}`),
    ).filter((issue) => issue.includes('policy'));
  expect(listPolicyIssues('')).toEqual([]);
  expect(listPolicyIssues(one)).toEqual(['claim_policy_twice ReportUsage BlockAccess']);
  expect(listPolicyIssues(one.replace('BlockAccess', 'ReportUsage'))).toEqual([]);
  expect(listPolicyIssues(long)).toEqual([]);
});
