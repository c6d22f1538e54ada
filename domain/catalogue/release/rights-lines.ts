import { type CalendarDate, parseDays } from '../../calendar.ts';
import { checkOptionalText } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { RECORD_LABEL_CHARS, RIGHTS_YEAR_MIN } from '../release-limits.ts';

/** The year and the owner after a ℗ or © sign: '℗ 2026 Night Records'. */
export type RightsLine = { readonly year: number; readonly owner: string };

/** The fields of a release that its rights lines depend on; null fields have a default. */
export type RightsFields = {
  readonly p_line_year: number | null;
  readonly p_line_owner: string | null;
  readonly c_line_year: number | null;
  readonly c_line_owner: string | null;
  readonly original_release_date: string | null;
  readonly release_date: string | null;
  readonly record_label: string | null;
};
type LineKind = 'p' | 'c';

/**
 * Returns a rights line of a release: the year of the first release, and the label or else the artist as the owner,
 * unless the artist chose others. Null while there is no date to take the year from.
 *
 * @example
 * findRightsLine({ ...NO_RIGHTS, release_date: '2026-03-01', record_label: null }, 'p', 'Maré') // { year: 2026, owner: 'Maré' }
 */
export function findRightsLine(release: RightsFields, kind: LineKind, artist: string): RightsLine | null {
  const [year, owner] = [release[`${kind}_line_year`], release[`${kind}_line_owner`]?.trim()];
  const date = [release.original_release_date, release.release_date].find(
    (one) => one !== null && parseDays(one) !== null,
  );
  const known = year ?? (date == null ? null : Number(date.slice(0, 4)));
  return known === null ? null : { year: known, owner: owner || release.record_label?.trim() || artist };
}

/** Checks the rights lines: a year that is not ahead of the release, and an owner as long as a label may be. */
export function checkRightsLines(release: RightsFields, today: CalendarDate): Issue[] {
  const max = Number((release.release_date ?? today).slice(0, 4));
  return (['p', 'c'] as const).flatMap((kind) => checkRightsLine(kind, release, max));
}

/**
 * Checks the year and the owner of one line of a release or track; `max` is the last possible year.
 *
 * @example checkRightsLine('p', { p_line_year: 3000, p_line_owner: null }, 2026) // [{ code: 'year_range', … }]
 */
export function checkRightsLine<Kind extends LineKind>(
  kind: Kind,
  line: { readonly [Field in `${Kind}_line_year`]: number | null } & {
    readonly [Field in `${Kind}_line_owner`]: string | null;
  },
  max: number,
): Issue[] {
  const year: number | null = line[`${kind}_line_year`];
  const isPossible = year === null || (year >= RIGHTS_YEAR_MIN && year <= max);
  return [
    ...(isPossible ? [] : [{ code: 'year_range', path: `${kind}_line_year`, params: { min: RIGHTS_YEAR_MIN, max } }]),
    ...checkOptionalText(`${kind}_line_owner`, line[`${kind}_line_owner`], RECORD_LABEL_CHARS),
  ];
}

/** Checks the date of the first release: it is a date, and not after this release. */
export function checkOriginalDate({ original_release_date: date, release_date }: RightsFields): Issue[] {
  const path = 'original_release_date';
  if (date === null || date.trim() === '') return [];
  if (parseDays(date) === null) return [{ code: 'release_date_invalid', path }];
  return release_date !== null && date > release_date
    ? [{ code: 'max_date', path, params: { max: release_date } }]
    : [];
}
