import type { ErnRelease } from '../model.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildVisibilityReference } from './references.ts';

/** From when and where a release that can be ordered before its date is shown. */
interface Visibility {
  territories: string[];
  start_at: string;
}

/**
 * A release on pre-order is shown as soon as it can be ordered, with its cover and all its titles; nothing says so otherwise.
 */
export function listVisibilities({ deals, tracks }: Pick<ErnRelease, 'deals' | 'tracks'>): Visibility[] {
  const visibilities = new Map<string, Visibility>();
  for (const { territories, start_at, is_pre_order } of [...deals, ...tracks.flatMap((track) => track.deals ?? [])]) {
    if (is_pre_order) visibilities.set(JSON.stringify([territories, start_at]), { territories, start_at });
  }
  return [...visibilities.values()];
}

/**
 * One ReleaseVisibility each; the Release points to them in the same order.
 */
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
