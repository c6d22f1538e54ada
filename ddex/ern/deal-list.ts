import type { ErnDeal } from '../model.ts';
import { findText, getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { COMMERCIAL_MODELS, findWord, USE_TYPES } from './allowed-values.ts';
import { buildTrackReleaseReference, MAIN_RELEASE_REFERENCE } from './references.ts';

/**
 * The DealList: the same deals on the release and on every track, because some stores read only the one or the other. Without
 * deals there is no DealList, which takes the release down.
 */
export function buildDealList(deals: readonly ErnDeal[], trackCount: number): XmlNode | null {
  if (deals.length === 0) return null;
  const tracks = Array.from({ length: trackCount }, (_, i) => buildTrackReleaseReference(i + 1));
  return group('DealList', [
    group('ReleaseDeal', [
      [MAIN_RELEASE_REFERENCE, ...tracks].map((reference) => leaf('DealReleaseReference', reference)),
      deals.map((deal) => group('Deal', [buildDealTerms(deal)])),
    ]),
  ]);
}

/**
 * Reads the deals of the main release; none when the message has no DealList.
 */
export function parseDealList(message: XmlElement): ErnDeal[] {
  return listElements(message, 'DealList', 'ReleaseDeal')
    .filter((deal) => listElements(deal, 'DealReleaseReference').some(({ text }) => text === MAIN_RELEASE_REFERENCE))
    .flatMap((deal) => listElements(deal, 'Deal', 'DealTerms'))
    .map(parseDealTerms);
}

function buildDealTerms(deal: ErnDeal): XmlNode {
  return group('DealTerms', [
    deal.territories.map((territory) => leaf('TerritoryCode', territory)),
    group('ValidityPeriod', [leaf('StartDateTime', deal.start_at), leaf('EndDateTime', deal.end_at)]),
    deal.commercial_models.map((model) => leaf('CommercialModelType', COMMERCIAL_MODELS[model])),
    deal.use_types.map((use) => leaf('UseType', USE_TYPES[use])),
  ]);
}

function parseDealTerms(terms: XmlElement): ErnDeal {
  const period = getElement(terms, 'ValidityPeriod');
  return {
    territories: listElements(terms, 'TerritoryCode').map(({ text }) => text),
    start_at: getText(period, 'StartDateTime'),
    end_at: findText(period, 'EndDateTime'),
    commercial_models: listElements(terms, 'CommercialModelType').map((element) => getWord(COMMERCIAL_MODELS, element)),
    use_types: listElements(terms, 'UseType').map((element) => getWord(USE_TYPES, element)),
    is_pre_order: false,
  };
}

function getWord<Word extends string>(table: Record<Word, string>, element: XmlElement): Word {
  const word = findWord(table, element.text);
  if (word === null) throw new XmlShapeError(`DealTerms/${element.name}`, element.line);
  return word;
}
