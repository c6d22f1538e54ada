import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { parseInstant } from '../parse-instant.ts';

const VISIBILITY_TIMES = [
  'ReleaseDisplayStartDateTime',
  'CoverArtPreviewStartDateTime',
  'FullTrackListingPreviewStartDateTime',
  'TrackListingPreviewStartDateTime',
  'ClipPreviewStartDateTime',
];

/** No store takes a release further ahead; a later date or year is a mistake. */
const FAR_AHEAD_YEARS = 2;

/** No sound was recorded before that year. */
const FIRST_YEAR = 1877;

/**
 * Checks that the release has a date, that its first release is not after that date, that the copyright holder is
 * named, that nothing is displayed later than it may be used, and that no date is in the far future or before sound was
 * recorded.
 */
export function checkDates(parts: MessageParts): ErnIssue[] {
  const releases = listElements(parts.root, 'ReleaseList', 'Release');
  return [
    ...releases.flatMap(checkReleaseDates),
    ...checkVisibility(parts),
    ...checkFarAhead(parts),
    ...checkLongAgo(parts),
  ];
}

function checkReleaseDates(release: XmlElement): ErnIssue[] {
  const issues: ErnIssue[] = [];
  const date = findText(release, 'ReleaseDate');
  const original = findElement(release, 'OriginalReleaseDate');
  if (date === null && original === null) issues.push(buildIssue('release_date_missing', 'error', release));
  if (date !== null && original !== null && original.text > date) {
    issues.push(buildIssue('original_date_after_release', 'error', original, { original: original.text, date }));
  }
  if (findElement(release, 'CLine') === null) issues.push(buildIssue('c_line_missing', 'warning', release));
  return issues;
}

function checkVisibility({ list }: MessageParts): ErnIssue[] {
  return [...list('ReleaseVisibility'), ...list('TrackReleaseVisibility')].flatMap((visibility) => {
    const starts = list('DealTerms')
      .filter((terms) => isSameTerritory(visibility, terms))
      .flatMap((terms) =>
        ['StartDateTime', 'StartDate'].flatMap((name) => listElements(terms, 'ValidityPeriod', name)),
      );
    const earliest = Math.min(...starts.map(({ text }) => parseInstant(text)));
    return visibility.children
      .filter(({ name, text }) => VISIBILITY_TIMES.includes(name) && parseInstant(text) > earliest)
      .map((element) => buildIssue('visible_after_deal_start', 'fatal', element, { at: element.text }));
  });
}

function isSameTerritory(visibility: XmlElement, terms: XmlElement): boolean {
  const [some, others] = [visibility, terms].map((element) =>
    listElements(element, 'TerritoryCode')
      .map(({ text }) => text)
      .filter((text) => text !== 'Worldwide'),
  );
  // A deal without a territory list holds everywhere, at least where no territory is excluded.
  if (some === undefined || others === undefined || some.length === 0 || others.length === 0) return true;
  return some.some((territory) => others.includes(territory));
}

// Measured from the message, so that the result does not depend on the day of the check. A deal may end at any time.
function checkFarAhead({ root, list }: MessageParts): ErnIssue[] {
  const written = parseInstant(findText(root, 'MessageHeader', 'MessageCreatedDateTime') ?? '');
  const latest = new Date(written).getUTCFullYear() + FAR_AHEAD_YEARS;
  return ['ReleaseDate', 'OriginalReleaseDate', 'StartDateTime', 'StartDate', 'Year']
    .flatMap(list)
    .filter(({ text }) => Number.parseInt(text, 10) > latest)
    .map((element) => buildIssue('date_far_ahead', 'error', element, { date: element.text, latest }));
}

function checkLongAgo({ list }: MessageParts): ErnIssue[] {
  return ['ReleaseDate', 'OriginalReleaseDate', 'StartDateTime', 'StartDate', 'EndDateTime', 'EndDate']
    .flatMap(list)
    .filter(({ text }) => Number.parseInt(text, 10) < FIRST_YEAR)
    .map((element) => buildIssue('date_long_ago', 'error', element, { date: element.text, first: FIRST_YEAR }));
}
