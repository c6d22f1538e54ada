import { expect, test } from 'vitest';
import { COUNTRIES } from '../../country.ts';
import { sampleDraft } from '../../testing/sample-draft.ts';
import { findServedPart, forecastTerritories, servesRelease } from '../store/served-countries.ts';
import { checkStep } from './check-step.ts';
import { checkTerritories, isSoldIn, listDealTerritories, type TerritoryChoice } from './territories.ts';

const WORLDWIDE: TerritoryChoice = { territory_mode: 'worldwide', territories: [] };
const ONLY: TerritoryChoice = { territory_mode: 'only', territories: ['TR', 'DE'] };
const EXCEPT: TerritoryChoice = { territory_mode: 'except', territories: ['CN', 'RU', 'BY'] };

test('deals name the world, a list, or all countries but those left out', () => {
  expect(listDealTerritories(WORLDWIDE)).toEqual(['Worldwide']);
  expect(listDealTerritories(ONLY)).toEqual(['DE', 'TR']);
  expect(listDealTerritories(EXCEPT)).toHaveLength(COUNTRIES.length - 3);
  expect(['RU', 'US'].map((code) => isSoldIn(EXCEPT, code))).toEqual([false, true]);
  expect(['TR', 'US'].map((code) => isSoldIn(ONLY, code))).toEqual([true, false]);
});

test.each<[Partial<TerritoryChoice>, string]>([
  [{ territory_mode: 'worldwide', territories: ['TR'] }, 'territories_contradict'],
  [{ territory_mode: 'only', territories: [] }, 'territory_required'],
  [{ territory_mode: 'except', territories: [] }, 'territory_required'],
  [{ territory_mode: 'except', territories: COUNTRIES }, 'territory_none_left'],
  [{ territory_mode: 'only', territories: ['TR', 'UK'] }, 'territory_unknown'],
])('%j has the issue %s', (choice, code) => {
  expect(checkTerritories({ ...WORLDWIDE, ...choice }).map((issue) => [issue.code, issue.path])).toEqual([
    [code, 'territories'],
  ]);
});

test('a store that serves none of the countries is skipped; one of several countries opens in the others', () => {
  expect(checkTerritories(EXCEPT)).toEqual([]);
  expect(servesRelease('qq-music', EXCEPT)).toBe(false);
  expect(servesRelease('spotify', EXCEPT)).toBe(true);
  expect(findServedPart('pandora', EXCEPT)).toEqual({ open: ['US'], served: 1 });
  expect(forecastTerritories(['spotify', 'qq-music', 'yandex-music', 'pandora'], EXCEPT)).toEqual({
    skipped: ['qq-music'],
    worldwide_only: [],
    partly: [{ store_id: 'yandex-music', open: 11, served: 13 }],
    whole: ['spotify', 'pandora'],
  });
});

test('a store that takes releases for the whole world only is skipped by one for some countries', () => {
  expect(servesRelease('audius', EXCEPT)).toBe(false);
  expect(servesRelease('audius', WORLDWIDE)).toBe(true);
  const { worldwide_only, whole, skipped } = forecastTerritories(['audius', 'spotify'], EXCEPT);
  expect([worldwide_only, whole, skipped]).toEqual([['audius'], ['spotify'], []]);
  expect(forecastTerritories(['audius'], WORLDWIDE).whole).toEqual(['audius']);
});

test('a release needs a store that is open in one of its countries', () => {
  const check = (store_ids: string[]) =>
    checkStep('platforms', sampleDraft({ ...EXCEPT, store_ids }), { today: '2026-01-01', resubmission: false });
  expect(check(['qq-music'])).toEqual([{ code: 'platform_elsewhere', path: 'store_ids' }]);
  expect(check(['qq-music', 'spotify'])).toEqual([]);
});
