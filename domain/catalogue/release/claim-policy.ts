import { COUNTRIES } from '../../country.ts';
import type { Issue } from '../../issue.ts';
import { isSoldIn, listTerritories, type TerritoryChoice } from './territories.ts';

/**
 * The effect of a claim on an upload of another user: it stays and its advertising pays us, it stays and is only
 * counted, or it cannot be seen.
 */
export const CLAIM_POLICIES = ['monetize', 'track', 'block'] as const;
export type ClaimPolicy = (typeof CLAIM_POLICIES)[number];

/** Countries, by codes of ISO 3166-1, with a policy of their own. */
export type ClaimException = { readonly policy: ClaimPolicy; readonly territories: readonly string[] };

/** The answer of a release: one policy for every country, and the countries with another one. */
export type ClaimPolicyChoice = {
  readonly claim_policy: ClaimPolicy;
  readonly claim_exceptions: readonly ClaimException[];
};

/** The answer without one: claims earn money everywhere. */
export const USUAL_CLAIM_POLICY: ClaimPolicyChoice = { claim_policy: 'monetize', claim_exceptions: [] };

/** Whether the answer is the one that a release without an answer has. */
export function isUsualClaimPolicy({ claim_policy, claim_exceptions }: ClaimPolicyChoice): boolean {
  return claim_policy === 'monetize' && claim_exceptions.length === 0;
}

const KNOWN: ReadonlySet<string> = new Set(COUNTRIES);

/**
 * Brings exceptions into the form in which they are stored: one for each policy, with every country once and in the
 * order of the codes.
 *
 * @example normaliseClaimExceptions([{ policy: 'block', territories: ['TR', 'BR', 'TR'] }]) // … ['BR', 'TR']
 */
export function normaliseClaimExceptions(exceptions: readonly ClaimException[]): ClaimException[] {
  return CLAIM_POLICIES.map((policy) => ({
    policy,
    territories: [...new Set(listExcepted(exceptions, policy))].sort(),
  })).filter(({ territories }) => territories.length > 0);
}

/** Lists the countries that an answer names for a policy. */
export function listExcepted(exceptions: readonly ClaimException[], policy: ClaimPolicy): string[] {
  return exceptions.filter((one) => one.policy === policy).flatMap(({ territories }) => territories);
}

const PATH = 'claim_exceptions';

/** Checks that every code is a country; the server refuses to store others. */
export function checkClaimCodes(exceptions: readonly ClaimException[]): Issue[] {
  const unknown = exceptions.flatMap(({ territories }) => territories).find((code) => !KNOWN.has(code));
  return unknown === undefined ? [] : [{ code: 'territory_unknown', path: PATH, params: { code: unknown } }];
}

/**
 * Checks that the answer gives every country one policy, names only countries in which the release is sold, and no
 * exception that is none. `params.countries` are the codes in question, separated by commas.
 *
 * @example checkClaimPolicy({ claim_policy: 'block', claim_exceptions: [{ policy: 'block', territories: ['TR'] }], … })
 * // [{ code: 'claim_exception_same', path: 'claim_exceptions', params: { countries: 'TR' } }]
 */
export function checkClaimPolicy(choice: ClaimPolicyChoice & TerritoryChoice): Issue[] {
  const { claim_policy, claim_exceptions } = choice;
  const named = claim_exceptions.flatMap(({ territories }) => territories);
  return [
    ...checkClaimCodes(claim_exceptions),
    ...refuse(
      'claim_exception_twice',
      named.filter((code, index) => named.indexOf(code) < index),
    ),
    ...refuse('claim_exception_same', listExcepted(claim_exceptions, claim_policy)),
    ...refuse('claim_exception_unsold', listUnsold(choice)),
  ];
}

function refuse(code: string, countries: readonly string[]): Issue[] {
  return countries.length === 0 ? [] : [{ code, path: PATH, params: { countries: [...new Set(countries)].join() } }];
}

/** Lists the countries with a policy of their own in which the release is not sold. */
export function listUnsold(choice: ClaimPolicyChoice & TerritoryChoice): string[] {
  const named = choice.claim_exceptions.flatMap(({ territories }) => territories);
  return named.filter((code) => KNOWN.has(code) && !isSoldIn(choice, code));
}

/**
 * Returns in how many countries uploads are blocked, of how many in which the release is sold. All of them are advice
 * to leave the claiming stores out, some of them that listeners there cannot use the music.
 */
export function countBlocked(choice: ClaimPolicyChoice & TerritoryChoice): { blocked: number; sold: number } {
  const sold = listTerritories(choice);
  const blocked = splitByClaimPolicy(choice, sold).find(({ policy }) => policy === 'block')?.territories ?? [];
  return { blocked: blocked.length, sold: sold.length };
}

/**
 * Splits the territories of a deal by the policy of each, the usual one first. `territories` are codes of ISO 3166-1 or
 * the single value `Worldwide`, which becomes the list of all countries as soon as one of them has another policy: a
 * country that stands in two deals would have two policies.
 *
 * @example splitByClaimPolicy({ claim_policy: 'monetize', claim_exceptions: [] }, ['Worldwide'])
 * // [{ policy: 'monetize', territories: ['Worldwide'] }]
 */
export function splitByClaimPolicy(
  { claim_policy, claim_exceptions }: ClaimPolicyChoice,
  territories: readonly string[],
): ClaimException[] {
  const excepted = new Map(
    claim_exceptions.flatMap((one) => one.territories.map((code) => [code, one.policy] as const)),
  );
  if (excepted.size === 0) return [{ policy: claim_policy, territories }];
  const codes = territories.includes('Worldwide') ? COUNTRIES : territories;
  const order = [claim_policy, ...CLAIM_POLICIES.filter((policy) => policy !== claim_policy)];
  return order
    .map((policy) => ({ policy, territories: codes.filter((code) => (excepted.get(code) ?? claim_policy) === policy) }))
    .filter((one) => one.territories.length > 0);
}
