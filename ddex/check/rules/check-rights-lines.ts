import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Sound has been recorded since 1877; works are older, but their rights lines are not. */
const FIRST_YEAR = 1877;
const SIGNS: Record<string, RegExp> = {
  PLine: /^\s*(?:©|\(c\)|ⓒ|copyright\b)/iu,
  CLine: /^\s*(?:℗|\(p\)|ⓟ)/iu,
};
/** A sign, and the years that the line begins with: '(P) 1999, 2026 Night Records'. */
const FIRST_YEARS =
  /^\W*(?:\(?[pc]\)?\W+|copyright\W+)*((?:1[89]|2\d)\d\d(?:\s*(?:[,/&+–-]|and)\s*(?:1[89]|2\d)\d\d)*)(?!\d)/iu;
const LAST_YEAR = /[\s(,]((?:1[89]|2\d)\d\d)\)?$/;

/**
 * Checks P and C lines: the year agrees with the year that the text states, it is neither before sound was recorded nor
 * after both the message and the release, and the text does not begin with the sign of the other line.
 */
export function checkRightsLines(parts: MessageParts): ErnIssue[] {
  const latest = findLatestYear(parts);
  return ['PLine', 'CLine'].flatMap((name) => parts.list(name)).flatMap((line) => checkLine(line, latest));
}

function checkLine(line: XmlElement, latest: number): ErnIssue[] {
  const year = findText(line, 'Year');
  const text = findElement(line, `${line.name}Text`);
  const issues: ErnIssue[] = [];
  if (year !== null && Number(year) < FIRST_YEAR)
    issues.push(buildIssue('rights_year_too_early', 'error', line, { year }));
  if (year !== null && Number(year) > latest) {
    issues.push(buildIssue('rights_year_ahead', 'error', line, { year, latest }));
  }
  if (text === null) return issues;
  if (SIGNS[line.name]?.test(text.text)) issues.push(buildIssue('rights_sign', 'error', text, { value: text.text }));
  if (year !== null) issues.push(...compareYears(text, year));
  return issues;
}

// A year at the end may belong to a name ('Studio 1999'), so it only counts if no other year is there.
function compareYears(text: XmlElement, year: string): ErnIssue[] {
  const first = FIRST_YEARS.exec(text.text)?.[1]?.match(/\d{4}/g);
  const stated = first ?? LAST_YEAR.exec(text.text)?.slice(1);
  if (stated === undefined || stated.includes(year)) return [];
  const severity = first === undefined ? 'warning' : 'error';
  return [buildIssue('rights_year_mismatch', severity, text, { year, text: text.text })];
}

/** Returns the last year that a line may state: that of the message or of the release, whichever is later. */
function findLatestYear({ root }: MessageParts): number {
  const times = [
    findText(root, 'MessageHeader', 'MessageCreatedDateTime'),
    ...['Release', 'TrackRelease'].flatMap((name) => listElements(root, 'ReleaseList', name)).flatMap(listReleaseDates),
  ];
  const years = times.map((time) => Number.parseInt(time ?? '', 10)).filter((year) => !Number.isNaN(year));
  return years.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...years);
}

function listReleaseDates(release: XmlElement): string[] {
  return listElements(release, 'ReleaseDate').map(({ text }) => text);
}
