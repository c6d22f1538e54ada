import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import type { ErnDeal } from '@tangent/ddex/model.ts';
import { findMessageProblems } from '@tangent/ddex/testing/find-message-problems.ts';
import { expect, test } from 'vitest';
import { AFTER, BEFORE, build, PROFILES, read, SNAPSHOT } from '../../../testing/fixtures/store-messages.ts';

const hasClaim = (deals: readonly { commercial_models: readonly string[] }[] | null | undefined) =>
  (deals ?? []).some(({ commercial_models }) => commercial_models.includes('rights_claim'));

test('a track that may not be claimed gets no claim at any store, and every store still reads a valid message', () => {
  const tracks = SNAPSHOT.tracks.map((track, index) => (index === 0 ? { ...track, claim_conditions: [] } : track));
  for (const profile of PROFILES) {
    const { xml, is_refused, check_issues } = build(profile, 'insert', BEFORE, null, { tracks });
    expect([profile, is_refused ? check_issues : []]).toEqual([profile, []]);
    const { deals, tracks: sent } = read(xml).release;
    const claims = profile.deals.map(({ model }) => model === 'rights_claim');
    const [free, ...others] = sent.map((track) => hasClaim(track.deals ?? deals));
    expect([profile, free, new Set(others)]).toEqual([profile, false, new Set([claims.includes(true)])]);
    // A service that does nothing but claim does not get the track at all.
    expect([profile, sent[0]?.deals?.length === 0]).toEqual([profile, !claims.includes(false)]);
  }
});

test('a store that offers our recording for listeners’ videos keeps offering one that it may not claim', () => {
  const profile = buildMajorProfile({ id: 'tiktok', category: 'social' });
  const tracks = SNAPSHOT.tracks.map((track) => ({ ...track, claim_conditions: [] }));
  const { deals } = read(build(profile, 'insert', BEFORE, null, { tracks }).xml).release;
  expect(deals.map(({ commercial_models, use_types }) => [commercial_models, use_types])).toEqual([
    [['advertisement_supported'], ['user_make_available_label_provided']],
    [['advertisement_supported'], ['on_demand_stream', 'non_interactive_stream']],
  ]);
});

/** Four countries: two with the usual answer, one watched, one blocked. */
const PLACES = ['AR', 'BR', 'DE', 'TR'];
const POLICIES = {
  claim_policy: 'monetize',
  claim_exceptions: [
    { policy: 'track', territories: ['DE'] },
    { policy: 'block', territories: ['TR', 'US'] },
  ],
} as const;

const listPolicies = (deals: readonly ErnDeal[]) =>
  deals.flatMap(({ claim_policy, territories }) => (claim_policy === null ? [] : [[claim_policy, ...territories]]));

test('every store that claims reads one policy for each country, in every message, and every other store none', async () => {
  const messages: string[] = [];
  for (const profile of PROFILES) {
    const claims = profile.deals.some(({ model }) => model === 'rights_claim');
    const expected = claims
      ? [
          ['monetize', 'AR', 'BR'],
          ['track', 'DE'],
          ['block', 'TR'],
        ]
      : [];
    for (const [kind, at] of [
      ['insert', BEFORE],
      ['update', AFTER],
      ['takedown', AFTER],
    ] as const) {
      const change = { territories: PLACES, ...POLICIES };
      const { xml, is_refused, check_issues } = build(profile, kind, at, null, change);
      expect([profile, kind, is_refused ? check_issues : []]).toEqual([profile, kind, []]);
      messages.push(xml);
      if (kind === 'takedown' && profile.takedown_style !== 'end_date') continue;
      const { deals, tracks } = read(xml).release;
      for (const track of tracks) expect([profile, listPolicies(track.deals ?? deals)]).toEqual([profile, expected]);
    }
  }
  expect(await findMessageProblems(messages)).toEqual([]);
});

test('a country that has left the release leaves its policies too', () => {
  const profile = buildMajorProfile({ id: 'youtube-content-id', category: 'fingerprint' });
  const list = (territories: readonly string[]) =>
    listPolicies(read(build(profile, 'update', AFTER, null, { territories, ...POLICIES }).xml).release.deals);
  expect(list(['AR', 'DE'])).toEqual([
    ['monetize', 'AR'],
    ['track', 'DE'],
  ]);
  expect(list(['TR'])).toEqual([['block', 'TR']]);
  expect(list(['Worldwide']).map(([policy, ...places]) => [policy, places.length])).toEqual([
    ['monetize', 246],
    ['track', 1],
    ['block', 2],
  ]);
});

test('what a store offers in its own library stays there where uploads of others are blocked', () => {
  const profile = buildMajorProfile({ id: 'tiktok', category: 'social' });
  const change = { territories: ['BR', 'TR'], ...POLICIES };
  const { deals } = read(build(profile, 'insert', BEFORE, null, change).xml).release;
  expect(
    deals.map(({ commercial_models, use_types, territories }) => [commercial_models, use_types, territories]),
  ).toEqual([
    [['rights_claim'], ['user_make_available_label_provided', 'user_make_available_user_provided'], ['BR']],
    [['rights_claim'], ['user_make_available_user_provided'], ['TR']],
    [['advertisement_supported'], ['user_make_available_label_provided'], ['TR']],
    [['advertisement_supported'], ['on_demand_stream', 'non_interactive_stream'], ['BR', 'TR']],
  ]);
});
