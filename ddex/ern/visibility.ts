import type { ErnRelease } from '../model.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildVisibilityReference } from './references.ts';

/** The start and the territories of a pre-order release's display. */
interface Visibility {
  territories: string[];
  start_at: string;
}

/**
 * Lists the visibilities of a pre-order: it is displayed from the start of the pre-order on, with artwork and all
 * titles. Other releases have none.
 */
export function listVisibilities({ deals, tracks }: Pick<ErnRelease, 'deals' | 'tracks'>): Visibility[] {
  const visibilities = new Map<string, Visibility>();
  for (const { territories, start_at, is_pre_order } of [...deals, ...tracks.flatMap((track) => track.deals ?? [])]) {
    if (is_pre_order) visibilities.set(JSON.stringify([territories, start_at]), { territories, start_at });
  }
  return [...visibilities.values()];
}

/** Builds one ReleaseVisibility each; the Release references them in the same order. */
export function buildVisibilities(release: Pick<ErnRelease, 'deals' | 'tracks'>): XmlNode[] {
  return listVisibilities(release).map(({ territories, start_at }, i) =>
    group('ReleaseVisibility', [
      leaf('VisibilityReference', buildVisibilityReference(i + 1)),
      territories.map((territory) => leaf('TerritoryCode', territory)),
      leaf('ReleaseDisplayStartDateTime', start_at),
      leaf('CoverArtPreviewStartDateTime', start_at),
      leaf('FullTrackListingPreviewStartDateTime', start_at),
    ]),
  );
}
