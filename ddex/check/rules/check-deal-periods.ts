import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { parseInstant } from '../parse-instant.ts';
import { WORLD } from './check-territories.ts';

/** The first place where a new day begins is 14 hours ahead of UTC. */
const EARLIEST_MIDNIGHT_MS = 14 * 3_600_000;

/**
 * Checks that a release is not available before its date, except for pre-orders and at a store that already shows it,
 * that no deal ends before the release, and that no two deals grant the same use of the same release in the same
 * territory at the same time; two claims that do so with different policies contradict each other.
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
  const [earliest, latest] = [first, findReleaseDay(releases) ?? first].map((day) => day - EARLIEST_MIDNIGHT_MS) as [
    number,
    number,
  ];
  return listReleaseTerms(root)
    .filter((terms) => findText(terms, 'IsPreOrderDeal') !== 'true' && !(getEnd(terms) <= written))
    .flatMap((terms) => {
      if (getEnd(terms) <= latest) return [buildIssue('deal_ends_before_release', 'error', terms)];
      return getStart(terms) < earliest ? [buildIssue('deal_before_release', 'error', terms)] : [];
    });
}

/** Returns the day of this release, which may be later than that of the first one. */
function findReleaseDay(releases: readonly XmlElement[]): number | null {
  const days = releases
    .flatMap((release) => listElements(release, 'ReleaseDate'))
    .map(({ text }) => parseInstant(text));
  return days.length === 0 ? null : Math.min(...days);
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
  // Deals that hold for several releases are named once.
  const overlapping = new Map<XmlElement, XmlElement>();
  for (const all of byReference.values()) {
    for (const [i, terms] of all.entries()) {
      const other = all.slice(0, i).find((one) => isSameGrant(terms, one));
      if (other !== undefined) overlapping.set(terms, other);
    }
  }
  return [...overlapping].map(([terms, other]) => buildOverlap(terms, other));
}

function buildOverlap(terms: XmlElement, other: XmlElement): ErnIssue {
  const [policy, earlier] = [terms, other].map((one) => findText(one, 'RightsClaimPolicy', 'RightsClaimPolicyType'));
  if (!policy || !earlier || policy === earlier) return buildIssue('deal_overlap', 'error', terms);
  return buildIssue('claim_policy_twice', 'error', terms, { policy, other: earlier });
}

function isSameGrant(terms: XmlElement, other: XmlElement): boolean {
  return (
    sharesValue(terms, other, 'CommercialModelType') &&
    sharesValue(terms, other, 'UseType') &&
    sharesTerritory(terms, other) &&
    getStart(terms) < getEnd(other) &&
    getStart(other) < getEnd(terms)
  );
}

function sharesValue(terms: XmlElement, other: XmlElement, name: string): boolean {
  const values = listTexts(other, name);
  return listTexts(terms, name).some((value) => values.includes(value));
}

// Everywhere but some is also a territory of its own; two of those always share a country. A region is a part of its
// country.
function sharesTerritory(terms: XmlElement, other: XmlElement): boolean {
  const [some, others] = [listTerritories(terms), listTerritories(other)];
  if (some.isWide && others.isWide) return true;
  if (some.isWide) return others.codes.some((code) => !some.codes.includes(code));
  if (others.isWide) return some.codes.some((code) => !others.codes.includes(code));
  return some.codes.some((code) => others.codes.some((one) => isPart(code, one) || isPart(one, code)));
}

function isPart(code: string, of: string): boolean {
  return code === of || (of.length === 2 && code.startsWith(`${of}-`));
}

/** Lists the territories of a deal; if it holds everywhere, those that it excludes. */
function listTerritories(terms: XmlElement): { isWide: boolean; codes: string[] } {
  const included = listTexts(terms, 'TerritoryCode');
  const isWide = included.length === 0 || included.some((code) => WORLD.includes(code));
  return { isWide, codes: isWide ? listTexts(terms, 'ExcludedTerritoryCode') : included };
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
