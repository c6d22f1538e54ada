import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { parseInstant } from '../parse-instant.ts';

/** The first place where a new day begins is 14 hours ahead of UTC. */
const EARLIEST_MIDNIGHT_MS = 14 * 3_600_000;

/**
 * Checks that a release is not available before its date, except for pre-orders and at a store that already shows it,
 * and that no two deals grant the same use of the same release in the same territory at the same time.
 */
export function checkDealPeriods(parts: MessageParts): ErnIssue[] {
  return [...checkStarts(parts), ...checkOverlaps(parts)];
}

function checkStarts({ root, facts }: MessageParts): ErnIssue[] {
  const releases = listElements(root, 'ReleaseList', 'Release');
  const dates = releases.flatMap((release) =>
    ['ReleaseDate', 'OriginalReleaseDate'].flatMap((name) => listElements(release, name)),
  );
  if (facts.is_shown || dates.length === 0) return [];
  const first = Math.min(...dates.map(({ text }) => parseInstant(text)));
  const written = parseInstant(findText(root, 'MessageHeader', 'MessageCreatedDateTime') ?? '');
  return listReleaseTerms(root)
    .filter((terms) => findText(terms, 'IsPreOrderDeal') !== 'true')
    .filter((terms) => !(getEnd(terms) <= written) && getStart(terms) < first - EARLIEST_MIDNIGHT_MS)
    .map((terms) => buildIssue('deal_before_release', 'error', terms));
}

// A track may be available before the release; if no deal names the release, those of the tracks are its deals.
function listReleaseTerms(root: XmlElement): XmlElement[] {
  const main = listElements(root, 'ReleaseList', 'Release').map((release) => findText(release, 'ReleaseReference'));
  const deals = listElements(root, 'DealList', 'ReleaseDeal');
  const own = deals.filter((deal) =>
    listElements(deal, 'DealReleaseReference').some(({ text }) => main.includes(text)),
  );
  return (own.length > 0 ? own : deals).flatMap((deal) => listElements(deal, 'Deal', 'DealTerms'));
}

function checkOverlaps({ root }: MessageParts): ErnIssue[] {
  const byReference = new Map<string, XmlElement[]>();
  for (const deal of listElements(root, 'DealList', 'ReleaseDeal')) {
    for (const { text } of listElements(deal, 'DealReleaseReference')) {
      byReference.set(text, [...(byReference.get(text) ?? []), ...listElements(deal, 'Deal', 'DealTerms')]);
    }
  }
  const overlapping = new Set(
    [...byReference.values()].flatMap((all) =>
      all.filter((terms, i) => all.slice(0, i).some((other) => isSameGrant(terms, other))),
    ),
  );
  return [...overlapping].map((terms) => buildIssue('deal_overlap', 'error', terms));
}

function isSameGrant(terms: XmlElement, other: XmlElement): boolean {
  const both = [terms, other];
  if (both.some((one) => findElement(one, 'ExcludedTerritoryCode') !== null)) return false;
  return (
    sharesValue(terms, other, 'CommercialModelType') &&
    sharesValue(terms, other, 'UseType') &&
    (both.some((one) => listTexts(one, 'TerritoryCode').includes('Worldwide')) ||
      sharesValue(terms, other, 'TerritoryCode')) &&
    getStart(terms) < getEnd(other) &&
    getStart(other) < getEnd(terms)
  );
}

function sharesValue(terms: XmlElement, other: XmlElement, name: string): boolean {
  const values = listTexts(other, name);
  return listTexts(terms, name).some((value) => values.includes(value));
}

function listTexts(terms: XmlElement, name: string): string[] {
  return listElements(terms, name).map(({ text }) => text);
}

function getStart(terms: XmlElement): number {
  return findInstant(terms, 'Start') ?? Number.NEGATIVE_INFINITY;
}

function getEnd(terms: XmlElement): number {
  return findInstant(terms, 'End') ?? Number.POSITIVE_INFINITY;
}

function findInstant(terms: XmlElement, name: 'Start' | 'End'): number | null {
  const text = findText(terms, 'ValidityPeriod', `${name}DateTime`) ?? findText(terms, 'ValidityPeriod', `${name}Date`);
  return text === null ? null : parseInstant(text);
}
