import { COUNTRIES } from '../../country.ts';
import type { Issue } from '../../issue.ts';

/** Where a release is sold: in every country, only in the listed ones, or everywhere but there. */
export const TERRITORY_MODES = ['worldwide', 'only', 'except'] as const;
export type TerritoryMode = (typeof TERRITORY_MODES)[number];

/** `territories` are codes of ISO 3166-1; empty if the release is worldwide. */
export type TerritoryChoice = {
  readonly territory_mode: TerritoryMode;
  readonly territories: readonly string[];
};

const KNOWN: ReadonlySet<string> = new Set(COUNTRIES);

/** Checks that every code is a country; the server refuses to store others. */
export function checkTerritoryCodes(territories: readonly string[]): Issue[] {
  const unknown = territories.find((code) => !KNOWN.has(code));
  return unknown === undefined ? [] : [{ code: 'territory_unknown', path: 'territories', params: { code: unknown } }];
}

/**
 * Checks that the choice leaves at least one country and does not contradict itself: a list that is neither the only
 * countries nor the excluded ones.
 *
 * @example checkTerritories({ territory_mode: 'only', territories: [] }) // [{ code: 'territory_required', … }]
 */
export function checkTerritories(choice: TerritoryChoice): Issue[] {
  const path = 'territories';
  const { territory_mode, territories } = choice;
  if (territory_mode === 'worldwide') {
    return territories.length === 0 ? [] : [{ code: 'territories_contradict', path }];
  }
  if (territories.length === 0) return [{ code: 'territory_required', path }];
  return listTerritories(choice).length === 0
    ? [{ code: 'territory_none_left', path }]
    : checkTerritoryCodes(territories);
}

/** Lists the countries in which a release is sold, in the order of their codes. */
export function listTerritories({ territory_mode, territories }: TerritoryChoice): readonly string[] {
  if (territory_mode === 'worldwide') return COUNTRIES;
  const chosen = new Set(territories);
  return COUNTRIES.filter((code) => chosen.has(code) === (territory_mode === 'only'));
}

/** Returns whether a release is sold in a country. */
export function isSoldIn({ territory_mode, territories }: TerritoryChoice, country: string): boolean {
  return territory_mode === 'worldwide' || territories.includes(country) === (territory_mode === 'only');
}

/**
 * Lists the territories as deals name them: `Worldwide` or countries. 'Everywhere but' becomes the list of the others,
 * because every store reads that, and few read excluded territories.
 *
 * @example listDealTerritories({ territory_mode: 'worldwide', territories: [] }) // ['Worldwide']
 */
export function listDealTerritories(choice: TerritoryChoice): readonly string[] {
  return choice.territory_mode === 'worldwide' ? ['Worldwide'] : listTerritories(choice);
}
