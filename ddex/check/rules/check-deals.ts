import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { parseInstant } from '../parse-instant.ts';

/**
 * A deal ends after it starts and says what may be done; a message with deals has one for the release and for every track. A
 * message without deals takes the release down, so the first message and an update must have some and a takedown none.
 */
export function checkDeals(parts: MessageParts): ErnIssue[] {
  return [...checkKind(parts), ...checkCoverage(parts), ...parts.list('DealTerms').flatMap(checkTerms)];
}

function checkKind({ root, facts }: MessageParts): ErnIssue[] {
  const dealList = findElement(root, 'DealList');
  if (facts.kind === undefined || (facts.kind === 'takedown') === (dealList === null)) return [];
  const code = facts.kind === 'takedown' ? 'takedown_with_deals' : 'deals_missing';
  return [buildIssue(code, 'fatal', dealList ?? root, { kind: facts.kind })];
}

function checkCoverage({ root, list }: MessageParts): ErnIssue[] {
  if (findElement(root, 'DealList') === null) return [];
  const covered = new Set(list('DealReleaseReference').map(({ text }) => text));
  const releases = [
    ...listElements(root, 'ReleaseList', 'Release'),
    ...listElements(root, 'ReleaseList', 'TrackRelease'),
  ];
  return releases
    .filter((release) => !covered.has(findText(release, 'ReleaseReference') ?? ''))
    .map((release) =>
      buildIssue('deal_missing', 'fatal', release, { reference: findText(release, 'ReleaseReference') ?? '' }),
    );
}

function checkTerms(terms: XmlElement): ErnIssue[] {
  const issues: ErnIssue[] = [];
  if (!findElement(terms, 'UseType') || !findElement(terms, 'CommercialModelType')) {
    issues.push(buildIssue('deal_without_use', 'error', terms));
  }
  for (const period of listElements(terms, 'ValidityPeriod')) {
    const start = findText(period, 'StartDateTime') ?? findText(period, 'StartDate');
    const end = findText(period, 'EndDateTime') ?? findText(period, 'EndDate');
    if (start !== null && end !== null && !(parseInstant(end) > parseInstant(start))) {
      issues.push(buildIssue('deal_ends_before_start', 'fatal', period, { start, end }));
    }
  }
  return issues;
}
