import { COMMERCIAL_MODELS, USE_TYPES } from '../ern/allowed-values.ts';
import {
  buildClaimPolicy,
  buildReleaseDeals,
  findInstant,
  getWord,
  type MessageDeals,
  parseClaimPolicy,
  parseDealList,
} from '../ern/deal-list.ts';
import { buildInstantTracks, parseInstantTracks } from '../ern/instant-tracks.ts';
import { buildTrackReleaseReference, MAIN_RELEASE_REFERENCE } from '../ern/references.ts';
import type { ErnDeal, ErnHeader, ErnRelease, ErnWriting } from '../model.ts';
import { findElement, findText, getElement, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/**
 * Both flags end earlier grants; DDEX has advised against them since 3.8.2, but older stores still require one of them.
 */
const TAKEDOWN_FLAGS = ['TakeDown', 'AllDealsCancelled'] as const;

/**
 * Builds the DealList. A release without deals gets none, which takes it down; for stores that want it, it gets a
 * takedown flag on everything, from the time of the message on.
 */
export function buildDealList(release: ErnRelease, header: ErnHeader, writing: ErnWriting): XmlNode | null {
  const releaseDeals = buildReleaseDeals(release, writing.deals_on, buildTerms);
  if (releaseDeals.length > 0) return group('DealList', [releaseDeals]);
  return writing.takedown === 'flag' ? group('DealList', [buildTakedown(release, header, writing)]) : null;
}

/**
 * Reads the deals; takedown terms grant nothing. `tracks` are the references of the recordings in playing order. Throws
 * XmlShapeError for terms that we do not send.
 */
export function parseDeals(message: XmlElement, tracks: readonly string[]): MessageDeals {
  return parseDealList(message, tracks, parseTerms);
}

/** Whether deal terms are a takedown instead of a grant. */
export function isTakedown(terms: XmlElement): boolean {
  return TAKEDOWN_FLAGS.some((name) => ['true', '1'].includes(findText(terms, name) ?? ''));
}

function buildTerms(deal: ErnDeal): XmlNode {
  return group('DealTerms', [
    deal.is_pre_order ? leaf('IsPreOrderDeal', true) : null,
    deal.commercial_models.map((model) => leaf('CommercialModelType', COMMERCIAL_MODELS[model])),
    group(
      'Usage',
      deal.use_types.map((use) => leaf('UseType', USE_TYPES[use])),
    ),
    deal.territories.map((territory) => leaf('TerritoryCode', territory)),
    group('ValidityPeriod', [leaf('StartDateTime', deal.start_at), leaf('EndDateTime', deal.end_at)]),
    buildInstantTracks(deal),
    buildClaimPolicy(deal),
  ]);
}

function buildTakedown(release: ErnRelease, header: ErnHeader, { deals_on }: ErnWriting): XmlNode {
  const tracks = release.tracks.map((_, i) => buildTrackReleaseReference(i + 1));
  const references = deals_on === 'tracks' ? tracks : [MAIN_RELEASE_REFERENCE, ...tracks];
  return group('ReleaseDeal', [
    references.map((reference) => leaf('DealReleaseReference', reference)),
    group('Deal', [
      group('DealTerms', [
        leaf('TakeDown', true),
        leaf('TerritoryCode', 'Worldwide'),
        group('ValidityPeriod', [leaf('StartDateTime', header.created_at)]),
      ]),
    ]),
  ]);
}

function parseTerms(terms: XmlElement, tracks: readonly string[]): ErnDeal | null {
  if (isTakedown(terms)) return null;
  const period = getElement(terms, 'ValidityPeriod');
  const start_at = findInstant(period, 'Start');
  if (start_at === null) throw new XmlShapeError('ValidityPeriod/StartDateTime', period.line);
  const excluded = findElement(terms, 'ExcludedTerritoryCode');
  if (excluded !== null) throw new XmlShapeError('DealTerms/ExcludedTerritoryCode', excluded.line);
  return {
    territories: listElements(terms, 'TerritoryCode').map(({ text }) => text),
    start_at,
    end_at: findInstant(period, 'End'),
    commercial_models: listElements(terms, 'CommercialModelType').map((element) => getWord(COMMERCIAL_MODELS, element)),
    use_types: listElements(terms, 'Usage', 'UseType').map((element) => getWord(USE_TYPES, element)),
    claim_policy: parseClaimPolicy(terms),
    is_pre_order: findText(terms, 'IsPreOrderDeal') === 'true',
    instant_tracks: parseInstantTracks(terms, tracks),
  };
}
