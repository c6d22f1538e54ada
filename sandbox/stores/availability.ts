import type { CatalogueRelease, CatalogueTrack } from './store-records.ts';

/** Where listeners can play or buy a track at a moment: the territories of its deals that have begun and not ended. */
export function listTerritories(release: CatalogueRelease, track: CatalogueTrack, now: Date): string[] {
  if (release.state !== 'live') return [];
  const running = track.deals.filter(
    (deal) =>
      !deal.is_pre_order && new Date(deal.start_at) <= now && (deal.end_at === null || new Date(deal.end_at) > now),
  );
  return [...new Set(running.flatMap((deal) => deal.territories))].sort();
}
