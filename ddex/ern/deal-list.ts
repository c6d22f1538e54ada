import type { ErnClaimPolicy, ErnDeal, ErnRelease, ErnUseType, ErnWriting } from '../model.ts';
import { findText, getElement, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { CLAIM_POLICIES, COMMERCIAL_MODELS, findWord, USE_TYPES } from './allowed-values.ts';
import { buildInstantTracks, parseInstantTracks } from './instant-tracks.ts';
import { buildTrackReleaseReference, MAIN_RELEASE_REFERENCE } from './references.ts';
import { buildVisibilities } from './visibility.ts';

/** The deals of a message: those of the release, and those of tracks with deals of their own. */
export interface MessageDeals {
  release: ErnDeal[];
  /** Null if the track has the deals of the release; empty if it has none. */
  getOwn(trackReleaseReference: string): ErnDeal[] | null;
}

/**
 * Builds the DealList: first the deals of the release, on itself and on every track (some stores read only one of the
 * two, and some want them only on tracks), then those of tracks with deals of their own. A track without deals is not
 * named. A release without any deals has no DealList, which takes it down.
 */
export function buildDealList(release: ErnRelease, dealsOn: ErnWriting['deals_on']): XmlNode | null {
  const releaseDeals = buildReleaseDeals(release, dealsOn, buildDealTerms);
  return releaseDeals.length === 0 ? null : group('DealList', [releaseDeals, buildVisibilities(release)]);
}

/**
 * Builds one ReleaseDeal per set of terms, with the releases it applies to; `buildTerms` writes the terms in a
 * version's format.
 */
export function buildReleaseDeals(
  release: ErnRelease,
  dealsOn: ErnWriting['deals_on'],
  buildTerms: (deal: ErnDeal) => XmlNode,
): XmlNode[] {
  const byDeals = new Map<string, { deals: readonly ErnDeal[]; references: string[] }>();
  const add = (deals: readonly ErnDeal[], reference: string): void => {
    const key = JSON.stringify(deals);
    const known = byDeals.get(key);
    if (known === undefined) byDeals.set(key, { deals, references: [reference] });
    else known.references.push(reference);
  };
  if (dealsOn === 'release_and_tracks') add(release.deals, MAIN_RELEASE_REFERENCE);
  release.tracks.forEach((track, i) => {
    if (track.deals === null) add(release.deals, buildTrackReleaseReference(i + 1));
  });
  release.tracks.forEach((track, i) => {
    if (track.deals !== null) add(track.deals, buildTrackReleaseReference(i + 1));
  });
  return [...byDeals.values()]
    .filter(({ deals }) => deals.length > 0)
    .map(({ deals, references }) =>
      group('ReleaseDeal', [
        references.map((reference) => leaf('DealReleaseReference', reference)),
        deals.map((deal) => group('Deal', [buildTerms(deal)])),
      ]),
    );
}

/**
 * Reads the deals; none if the message has no DealList. If none names the main release, the first ones count as those
 * of the release. `tracks` are the references of the recordings in playing order; `parseTerms` returns null for terms
 * that grant nothing.
 */
export function parseDealList(
  message: XmlElement,
  tracks: readonly string[],
  parseTerms = parseDealTerms,
): MessageDeals {
  const byReference = new Map<string, ErnDeal[]>();
  for (const releaseDeal of listElements(message, 'DealList', 'ReleaseDeal')) {
    const deals = listElements(releaseDeal, 'Deal', 'DealTerms')
      .map((terms) => parseTerms(terms, tracks))
      .filter((deal) => deal !== null);
    for (const { text } of listElements(releaseDeal, 'DealReleaseReference')) {
      byReference.set(text, [...(byReference.get(text) ?? []), ...deals]);
    }
  }
  const [first = []] = byReference.values();
  const release = byReference.get(MAIN_RELEASE_REFERENCE) ?? first;
  const key = JSON.stringify(release);
  return {
    release,
    getOwn(reference) {
      const own = byReference.get(reference) ?? [];
      return JSON.stringify(own) === key ? null : own;
    },
  };
}

function buildDealTerms(deal: ErnDeal): XmlNode {
  return group('DealTerms', [
    deal.territories.map((territory) => leaf('TerritoryCode', territory)),
    group('ValidityPeriod', [leaf('StartDateTime', deal.start_at), leaf('EndDateTime', deal.end_at)]),
    deal.commercial_models.map((model) => leaf('CommercialModelType', COMMERCIAL_MODELS[model])),
    deal.use_types.map((use) => leaf('UseType', USE_TYPES[use])),
    buildClaimPolicy(deal),
    deal.is_pre_order ? leaf('IsPreOrderDeal', true) : null,
    buildInstantTracks(deal),
  ]);
}

function parseDealTerms(terms: XmlElement, tracks: readonly string[]): ErnDeal | null {
  const period = getElement(terms, 'ValidityPeriod');
  const start_at = findInstant(period, 'Start');
  if (start_at === null) throw new XmlShapeError('ValidityPeriod/StartDateTime', period.line);
  return {
    territories: listElements(terms, 'TerritoryCode').map(({ text }) => text),
    start_at,
    end_at: findInstant(period, 'End'),
    commercial_models: listElements(terms, 'CommercialModelType').map((element) => getWord(COMMERCIAL_MODELS, element)),
    use_types: listElements(terms, 'UseType').flatMap(parseUse),
    claim_policy: parseClaimPolicy(terms),
    is_pre_order: findText(terms, 'IsPreOrderDeal') === 'true',
    instant_tracks: parseInstantTracks(terms, tracks),
  };
}

/** Builds the policy of a claim. */
export function buildClaimPolicy({ claim_policy }: ErnDeal): XmlNode | null {
  if (claim_policy === null) return null;
  return group('RightsClaimPolicy', [leaf('RightsClaimPolicyType', CLAIM_POLICIES[claim_policy])]);
}

/** Reads the policy of a claim; null without one. Throws XmlShapeError for one that we do not know. */
export function parseClaimPolicy(terms: XmlElement): ErnClaimPolicy | null {
  const [policy] = listElements(terms, 'RightsClaimPolicy', 'RightsClaimPolicyType');
  return policy === undefined ? null : getWord(CLAIM_POLICIES, policy);
}

/** Returns the instant at which a period starts or ends; a plain date starts in UTC. Null without one. */
export function findInstant(period: XmlElement, name: 'Start' | 'End'): string | null {
  const date = findText(period, `${name}Date`);
  return findText(period, `${name}DateTime`) ?? (date === null ? null : `${date}T00:00:00Z`);
}

// `Stream` includes both kinds of streams.
function parseUse(element: XmlElement): ErnUseType[] {
  return element.text === 'Stream' ? ['on_demand_stream', 'non_interactive_stream'] : [getWord(USE_TYPES, element)];
}

/** Returns our name for the value of an element of DealTerms. Throws XmlShapeError for a value that we do not send. */
export function getWord<Word extends string>(table: Record<Word, string>, element: XmlElement): Word {
  const word = findWord(table, element.text);
  if (word === null) throw new XmlShapeError(`DealTerms/${element.name}`, element.line);
  return word;
}
