import { LINK_NETWORK_HITS } from '../smartlink-limits.ts';

/**
 * Returns whether a hit counts as repeated: its network has had its hits of the hour on this link, and more than its share
 * of all of them.
 *
 * @param facts.network_hits Hits of the network on the link in this hour, with this one.
 * @param facts.link_hits Hits of everybody on the link in this hour, with this one.
 */
export function isRepeatedHit({ network_hits, link_hits }: { network_hits: number; link_hits: number }): boolean {
  const { per_hour, share_percent } = LINK_NETWORK_HITS;
  return network_hits > per_hour && network_hits * 100 > link_hits * share_percent;
}
