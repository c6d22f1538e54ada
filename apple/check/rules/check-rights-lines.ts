import { findElement, findText, type XmlElement } from '@tangent/ddex/xml/element.ts';
import type { AppleIssue } from '../../issue.ts';
import type { PackageParts } from '../package-parts.ts';

/** Sound has been recorded since 1877; works are older, but their rights lines are not. */
const FIRST_YEAR = 1877;

/** A sign anywhere, or its word after the year; Copyright Control is the owner of works whose publisher is not known. */
const SIGN = /[©℗ⓒⓟⒸⓅ]|\([cp]\)|^\d{4} copyright\b(?! control\b)/iu;

/** Checks the years of rights lines, and that no line has the sign, which Apple adds itself. */
export function checkRightsLines(parts: PackageParts): AppleIssue[] {
  const { album, tracks, facts, street_date } = parts;
  // A release of next January is delivered in December with the year of its release.
  const days = [facts.today, street_date ?? '', findText(album, 'original_release_date') ?? ''];
  const latest = Math.max(...days.map(getYear));
  return [album, ...tracks].flatMap((part) =>
    ['copyright_pline', 'copyright_cline'].flatMap((name) => {
      const line = findElement(part, name);
      return line === null ? [] : checkLine(parts, line, latest);
    }),
  );
}

function checkLine({ report }: PackageParts, line: XmlElement, latest: number): AppleIssue[] {
  const issues: AppleIssue[] = [];
  if (SIGN.test(line.text)) issues.push(report('rights_line_sign', line, { value: line.text }));
  const year = Number(/^\d{4}(?= )/.exec(line.text)?.[0]);
  if (year > latest) issues.push(report('rights_year_ahead', line, { year, latest }));
  if (year < FIRST_YEAR) issues.push(report('rights_year_too_early', line, { year }));
  return issues;
}

const getYear = (date: string) => Number(date.slice(0, 4));
