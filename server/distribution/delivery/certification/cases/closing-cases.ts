import { addDays } from '@tangent/domain/calendar.ts';
import type { TerritoryChoice } from '@tangent/domain/catalogue/release/territories.ts';
import { servesRelease } from '@tangent/domain/catalogue/store/served-countries.ts';
import {
  ALL_FILES,
  type CaseWorld,
  type CertificationCase,
  insertCase,
  takedownCase,
  updateCase,
} from '../certification-case.ts';
import { makeUpRelease } from '../made-up-release.ts';

const DAYS_AGO = 30;
const OPENS = 'the release stays open while the message is processed';

/**
 * Lists the deliveries that every store gets after those of its own list: a release that is out already, its change, a
 * second delivery of the same content, its takedown, and a release that the store may not get.
 */
export function listClosingCases(world: CaseWorld): CertificationCase[] {
  const date = addDays(world.today, -DAYS_AGO);
  const changes = { release_date: date, original_release_date: date };
  const old = makeUpRelease(world, { number: 9, type: 'single', title: 'Undertow', track_count: 2, changes });
  const renamed = { ...old, version_title: 'Remastered', secondary_genre: null };
  return [
    insertCase('C1', 'a release that was out before: its date has passed', old, {
      questions: ['at once open to listeners'],
    }),
    updateCase(
      'C2',
      'a change of a release that is out: same thread, new id, every deal again, starts that have passed',
      renamed,
      {
        is_out: true,
        questions: [OPENS],
      },
    ),
    updateCase('C3', 'the same content with all files again, as after an error of either side', renamed, {
      is_out: true,
      files: ALL_FILES,
      questions: ['which of its errors ask for it: bad message, bad file, incomplete delivery', OPENS],
    }),
    takedownCase('C4', 'a takedown', renamed, { is_out: true, questions: ['gone within the agreed time'] }),
    ...listRefused(world),
  ];
}

const COUNTRIES = ['DE', 'JP', 'US'];

/** A store that is open in some countries only, or takes releases for the whole world only, gets no other release. */
function listRefused(world: CaseWorld): CertificationCase[] {
  const only = (country: string): TerritoryChoice => ({ territory_mode: 'only', territories: [country] });
  const country = COUNTRIES.find((one) => !servesRelease(world.store.id, only(one)));
  if (country === undefined) return [];
  const changes = { territories: [country] };
  const elsewhere = makeUpRelease(world, { number: 8, type: 'single', title: 'Far Shore', track_count: 1, changes });
  return [
    insertCase('C5', `nothing: a release for ${country} alone, which the store does not serve`, elsewhere, {
      kind: null,
    }),
  ];
}
