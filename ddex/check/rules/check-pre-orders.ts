import { listItemsByDisc } from '../../ern/resource-order.ts';
import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { parseInstant } from '../parse-instant.ts';

/**
 * Checks that a pre-order sells only downloads, has an end, and is followed without a gap by a normal deal for the same
 * uses in the same territories (ERN 4, part 1, 6.19.8), and begins before the release. Tracks that it delivers at once belong to the release, leave at
 * least one for the release date, and have the flag in the playing order, which no other track has.
 */
export function checkPreOrders({ root }: MessageParts): ErnIssue[] {
  return [...checkSales(root), ...checkStarts(root), ...checkInstantTracks(root)];
}

function checkStarts(root: XmlElement): ErnIssue[] {
  const dates = listElements(root, 'ReleaseList', 'Release', 'ReleaseDate').map(({ text }) => parseInstant(text));
  if (dates.length === 0) return [];
  // The last place where the day ends is twelve hours behind UTC.
  const over = Math.min(...dates) + 36 * 3_600_000;
  return listElements(root, 'DealList', 'ReleaseDeal', 'Deal', 'DealTerms')
    .filter(
      (terms) => isPreOrder(terms) && parseInstant(findText(terms, 'ValidityPeriod', 'StartDateTime') ?? '') >= over,
    )
    .map((terms) => buildIssue('pre_order_after_release', 'error', terms));
}

function checkSales(root: XmlElement): ErnIssue[] {
  return listElements(root, 'DealList', 'ReleaseDeal').flatMap((releaseDeal) => {
    const terms = listElements(releaseDeal, 'Deal', 'DealTerms');
    const [preOrders, others] = [terms.filter(isPreOrder), terms.filter((deal) => !isPreOrder(deal))];
    return preOrders.flatMap((preOrder) => [
      ...(sells(preOrder) && preOrder.children.filter(isModelOrUse).length === 2
        ? []
        : [buildIssue('pre_order_terms', 'fatal', preOrder)]),
      ...(others.some((other) => follows(other, preOrder))
        ? []
        : [buildIssue('pre_order_not_followed', 'fatal', preOrder, { end: findEnd(preOrder) ?? '' })]),
    ]);
  });
}

function checkInstantTracks(root: XmlElement): ErnIssue[] {
  const items = listElements(root, 'ReleaseList', 'Release')
    .flatMap(listItemsByDisc)
    .map(({ item }) => item);
  const tracks = items.map((item) => findText(item, 'ReleaseResourceReference'));
  const terms = listElements(root, 'DealList', 'ReleaseDeal').flatMap((deal) =>
    listElements(deal, 'Deal', 'DealTerms'),
  );
  const listed = new Set<string | null>();
  const issues = terms.flatMap((deal) => {
    const references = listElements(deal, INSTANT_LIST, 'DealResourceReference').map(({ text }) => text);
    for (const reference of references) listed.add(reference);
    const [list] = listElements(deal, INSTANT_LIST);
    if (list === undefined) return [];
    const isSound =
      isPreOrder(deal) &&
      new Set(references).size === references.length &&
      references.every((reference) => tracks.includes(reference)) &&
      references.length < tracks.length;
    return isSound ? [] : [buildIssue('instant_tracks', 'fatal', list)];
  });
  const unlike = items.filter((item) => isFlagged(item) !== listed.has(findText(item, 'ReleaseResourceReference')));
  return [...issues, ...unlike.map((item) => buildIssue('instant_tracks_unlike_terms', 'fatal', item))];
}

const INSTANT_LIST = 'InstantGratificationResourceList';

function isFlagged(item: XmlElement): boolean {
  return findText(item, 'IsInstantGratificationResource') === 'true';
}

function isPreOrder(terms: XmlElement): boolean {
  return findText(terms, 'IsPreOrderDeal') === 'true';
}

function isModelOrUse({ name }: XmlElement): boolean {
  return name === 'CommercialModelType' || name === 'UseType';
}

function sells(terms: XmlElement): boolean {
  return has(terms, 'CommercialModelType', 'PayAsYouGoModel') && has(terms, 'UseType', 'PermanentDownload');
}

function follows(other: XmlElement, preOrder: XmlElement): boolean {
  const [end, start] = [findEnd(preOrder), findText(other, 'ValidityPeriod', 'StartDateTime')];
  if (end === null || start === null || parseInstant(start) !== parseInstant(end) || !sells(other)) return false;
  return (
    has(other, 'TerritoryCode', 'Worldwide') ||
    listElements(preOrder, 'TerritoryCode').every(({ text }) => has(other, 'TerritoryCode', text))
  );
}

function findEnd(terms: XmlElement): string | null {
  return findText(terms, 'ValidityPeriod', 'EndDateTime');
}

function has(terms: XmlElement, name: string, value: string): boolean {
  return listElements(terms, name).some(({ text }) => text === value);
}
