import type { ErnDeal, ErnRelease } from '../model.ts';
import { listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildResourceReference } from './references.ts';

/**
 * The tracks that customers get at once when they pre-order a release ("instant gratification", ERN 4, part 1, 6.19.8). The
 * pre-order's terms list them, and their items in the playing order have a flag, which means nothing without the terms.
 * All versions write both in the same way.
 */

/** Lists the tracks of DealTerms that a pre-order delivers at once; null if there are none. */
export function buildInstantTracks({ instant_tracks }: ErnDeal): XmlNode | null {
  if (instant_tracks.length === 0) return null;
  const references = instant_tracks.map((number) => leaf('DealResourceReference', buildResourceReference(number)));
  return group('InstantGratificationResourceList', references);
}

/**
 * Reads the numbers of the tracks that a pre-order delivers at once. `tracks` are the references of the recordings in
 * playing order. Throws XmlShapeError for a reference that is no track.
 */
export function parseInstantTracks(terms: XmlElement, tracks: readonly string[]): number[] {
  return listElements(terms, 'InstantGratificationResourceList', 'DealResourceReference').map(({ text, line }) => {
    if (!tracks.includes(text)) throw new XmlShapeError('DealTerms/DealResourceReference', line);
    return tracks.indexOf(text) + 1;
  });
}

/** Returns the numbers of the tracks that any pre-order of a release delivers at once, for their flags. */
export function listInstantTracks({ deals, tracks }: ErnRelease): Set<number> {
  const all = [...deals, ...tracks.flatMap((track) => track.deals ?? [])];
  return new Set(all.flatMap(({ instant_tracks }) => instant_tracks));
}
