import { expect, test } from 'vitest';
import { COUNTRIES } from '../../country.ts';
import {
  type ClaimException,
  type ClaimPolicyChoice,
  checkClaimPolicy,
  countBlocked,
  normaliseClaimExceptions,
  splitByClaimPolicy,
} from './claim-policy.ts';
import type { TerritoryChoice } from './territories.ts';

const WORLDWIDE: TerritoryChoice = { territory_mode: 'worldwide', territories: [] };
const ONLY: TerritoryChoice = { territory_mode: 'only', territories: ['BR', 'TR', 'DE'] };
const EXCEPT: TerritoryChoice = { territory_mode: 'except', territories: ['RU', 'CN'] };
const on = (policy: ClaimException['policy'], ...territories: string[]): ClaimException => ({ policy, territories });
const answer = (claim_policy: ClaimPolicyChoice['claim_policy'], ...claim_exceptions: ClaimException[]) => {
  return { claim_policy, claim_exceptions };
};

test.each<[string, ClaimPolicyChoice, TerritoryChoice, string[]]>([
  ['nothing but a policy', answer('block'), WORLDWIDE, []],
  ['two exceptions', answer('monetize', on('track', 'TR'), on('block', 'BR', 'DE')), ONLY, []],
  ['a code of no country', answer('monetize', on('block', 'BR', 'UK')), WORLDWIDE, ['territory_unknown UK']],
  ['a code in small letters', answer('monetize', on('block', 'br')), WORLDWIDE, ['territory_unknown br']],
  ['the whole world as a country', answer('track', on('block', 'Worldwide')), ONLY, ['territory_unknown Worldwide']],
  [
    'two policies for a country',
    answer('monetize', on('block', 'BR', 'DE'), on('track', 'DE')),
    ONLY,
    ['claim_exception_twice DE'],
  ],
  ['a country twice', answer('monetize', on('block', 'DE', 'DE', 'DE')), ONLY, ['claim_exception_twice DE']],
  [
    'exceptions that are none',
    answer('block', on('block', 'BR'), on('track', 'DE'), on('block', 'TR')),
    ONLY,
    ['claim_exception_same BR,TR'],
  ],
  [
    'countries without the release',
    answer('monetize', on('block', 'US', 'BR'), on('track', 'FR')),
    ONLY,
    ['claim_exception_unsold US,FR'],
  ],
  ['countries that are left out', answer('monetize', on('block', 'RU', 'BR')), EXCEPT, ['claim_exception_unsold RU']],
  [
    'everything at once',
    answer('track', on('track', 'US'), on('block', 'US', 'XX')),
    ONLY,
    ['territory_unknown XX', 'claim_exception_twice US', 'claim_exception_same US', 'claim_exception_unsold US'],
  ],
])('the answer for claims is checked: %s', (_name, choice, sold, expected) => {
  const issues = checkClaimPolicy({ ...choice, ...sold });
  expect(issues.map(({ code, params }) => `${code} ${params?.code ?? params?.countries}`)).toEqual(expected);
  expect(new Set(issues.map(({ path }) => path)).size).toBe(expected.length === 0 ? 0 : 1);
});

test('exceptions are stored by policy, with each country once', () => {
  expect(normaliseClaimExceptions([on('block', 'TR', 'BR'), on('track'), on('block', 'BR', 'AR')])).toEqual([
    on('block', 'AR', 'BR', 'TR'),
  ]);
  expect(normaliseClaimExceptions([on('block', 'TR'), on('monetize', 'TR', 'DE')])).toEqual([
    on('monetize', 'DE', 'TR'),
    on('block', 'TR'),
  ]);
});

test.each<[string, ClaimPolicyChoice, readonly string[], ClaimException[]]>([
  ['no exception', answer('track'), ['Worldwide'], [on('track', 'Worldwide')]],
  ['no exception in some countries', answer('block'), ['BR', 'TR'], [on('block', 'BR', 'TR')]],
  [
    'the usual policy first',
    answer('block', on('monetize', 'TR'), on('track', 'BR')),
    ['AR', 'BR', 'TR'],
    [on('block', 'AR'), on('monetize', 'TR'), on('track', 'BR')],
  ],
  ['an exception outside the deal', answer('monetize', on('block', 'US')), ['BR'], [on('monetize', 'BR')]],
  ['exceptions everywhere', answer('monetize', on('block', 'BR')), ['BR'], [on('block', 'BR')]],
])('territories are split by policy: %s', (_name, choice, territories, expected) => {
  expect(splitByClaimPolicy(choice, territories)).toEqual(expected);
});

test('the whole world with an exception is every country once', () => {
  const parts = splitByClaimPolicy(answer('monetize', on('block', 'BR'), on('track', 'TR')), ['Worldwide']);
  expect(parts.map(({ policy, territories }) => [policy, territories.length])).toEqual([
    ['monetize', COUNTRIES.length - 2],
    ['track', 1],
    ['block', 1],
  ]);
  expect(parts.flatMap(({ territories }) => territories).sort()).toEqual([...COUNTRIES].sort());
});

test('blocked countries are counted among those in which the release is sold', () => {
  const count = (choice: ClaimPolicyChoice, sold: TerritoryChoice) => countBlocked({ ...choice, ...sold });
  expect(count(answer('monetize'), ONLY)).toEqual({ blocked: 0, sold: 3 });
  expect(count(answer('track', on('block', 'BR', 'US')), ONLY)).toEqual({ blocked: 1, sold: 3 });
  expect(count(answer('block', on('monetize', 'BR')), ONLY)).toEqual({ blocked: 2, sold: 3 });
  expect(count(answer('block'), EXCEPT)).toEqual({ blocked: COUNTRIES.length - 2, sold: COUNTRIES.length - 2 });
});
