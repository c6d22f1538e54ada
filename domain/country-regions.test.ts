import { expect, test } from 'vitest';
import { COUNTRIES } from './country.ts';
import { EU_COUNTRIES, listRegion, REGIONS } from './country-regions.ts';

test('every country is in exactly one region, and the members of the EU are in Europe', () => {
  const all = REGIONS.flatMap((region) => listRegion(region));
  expect([...all].sort()).toEqual([...COUNTRIES].sort());
  expect(EU_COUNTRIES).toHaveLength(27);
  expect(EU_COUNTRIES.filter((code) => !listRegion('europe').includes(code))).toEqual([]);
});
