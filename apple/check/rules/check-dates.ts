import { findElement, type XmlElement } from '@tangent/ddex/xml/element.ts';
import type { AppleIssue } from '../../issue.ts';
import { isDate } from '../../schema/value-types.ts';
import type { PackageParts } from '../package-parts.ts';

/** No sound was recorded before that year. */
const FIRST_YEAR = 1877;
/** Stores take no release further ahead; a later date is a mistake. */
const FAR_AHEAD_YEARS = 2;

const DATES = ['original_release_date', 'sales_start_date', 'stream_start_date', 'preorder_sales_start_date'];

/**
 * Checks that nothing was first released after the day on which the album comes out, and that no date is in the far future
 * or before sound was recorded.
 */
export function checkDates(parts: PackageParts): AppleIssue[] {
  const dates = parts.all.filter(({ name, text }) => DATES.includes(name) && isDate(text));
  return [
    ...[parts.album, ...parts.tracks].flatMap((part) => checkOriginal(parts, part)),
    ...dates.flatMap((date) => checkYear(parts, date)),
  ];
}

function checkOriginal({ street_date, report }: PackageParts, part: XmlElement): AppleIssue[] {
  const original = findElement(part, 'original_release_date');
  if (original === null || street_date === null || original.text <= street_date || !isDate(original.text)) return [];
  return [report('original_date_after_release', original, { original: original.text, date: street_date })];
}

function checkYear({ facts, report }: PackageParts, date: XmlElement): AppleIssue[] {
  const year = Number(date.text.slice(0, 4));
  const latest = Number(facts.today.slice(0, 4)) + FAR_AHEAD_YEARS;
  if (year < FIRST_YEAR) return [report('date_long_ago', date, { date: date.text, first: FIRST_YEAR })];
  return year > latest ? [report('date_far_ahead', date, { date: date.text, latest })] : [];
}
