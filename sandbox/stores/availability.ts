import { parseInstant } from '@tangent/ddex/check/parse-instant.ts';
import type { CatalogueRelease, CatalogueTrack } from './store-records.ts';

/**
 * Lists the territories in which a track can be played or bought now: those of deals that have started and not ended.
 */
export function listTerritories(release: CatalogueRelease, track: CatalogueTrack, now: Date): string[] {
  if (release.state !== 'live') return [];
  const running = track.deals.filter(
    (deal) =>
      !deal.is_pre_order &&
      parseInstant(deal.start_at) <= now.getTime() &&
      (deal.end_at === null || parseInstant(deal.end_at) > now.getTime()),
  );
  return [...new Set(running.flatMap((deal) => deal.territories))].sort();
}
