import { isRepeatedHit } from '@tangent/domain/promotion/smartlink/repeated-hit.ts';
import { LINK_NETWORKS_MAX } from '@tangent/domain/promotion/smartlink-limits.ts';

/** Counts a hit of a network on a link, and returns whether it is repeated. */
export type CountNetworkHit = (linkId: string, network: string, at: Date) => boolean;

/**
 * Creates the counter of hits by link and network within an hour. In memory, because a write for each hit would cost more
 * than the hit: several processes let a network have its hits once each.
 */
export function createNetworkTally(): CountNetworkHit {
  let hour = '';
  let links = new Map<string, number>();
  let networks = new Map<string, number>();
  return (linkId, network, at) => {
    const current = at.toISOString().slice(0, 13);
    if (current !== hour) {
      hour = current;
      links = new Map();
      networks = new Map();
    }
    const key = `${linkId} ${network}`;
    const known = networks.get(key);
    if (known === undefined && networks.size >= LINK_NETWORKS_MAX) return false;
    const network_hits = (known ?? 0) + 1;
    const link_hits = (links.get(linkId) ?? 0) + 1;
    networks.set(key, network_hits);
    links.set(linkId, link_hits);
    return isRepeatedHit({ network_hits, link_hits });
  };
}
