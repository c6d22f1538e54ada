import type { SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { parseInstant } from '@tangent/ddex/check/parse-instant.ts';
import type { ErnDeal, ReadRelease } from '@tangent/ddex/model.ts';
import type { CatalogueRelease, HeldRelease, ReadMessage, StoreAcknowledgement } from './store-records.ts';
import { listTrackDeals } from './understand-message.ts';

/** An accepted message of a release: a complete description that replaces the previous one. */
export interface Statement {
  message: ReadMessage;
  stated_at: string;
  release: ReadRelease;
  before: CatalogueRelease | undefined;
  held: HeldRelease;
}

/** Builds the store's catalogue entry of a release after a message. */
export function buildEntry({ message, stated_at, release, before, held }: Statement): CatalogueRelease {
  const trackDeals = listTrackDeals(release);
  return {
    icpn: message.icpn,
    type: release.type,
    title: release.title,
    sub_title: release.sub_title,
    artist: release.display_artist_name,
    artists: release.artists,
    label: release.label,
    message_id: message.message_id,
    batch_id: message.batch_id,
    kind: message.kind,
    stated_at,
    received_at: message.received_at,
    state: 'ingested',
    ...findTimes(trackDeals.flat()),
    live_at: before?.state === 'live' ? before.live_at : null,
    withdrawn_at: null,
    taken_off: null,
    deals: release.deals,
    tracks: release.tracks.map((track, i) => ({
      isrc: track.isrc,
      title: track.title,
      sub_title: track.sub_title,
      artist: track.display_artist_name,
      deals: trackDeals[i] ?? [],
      audio: held.audio[track.isrc] ?? null,
      lyrics: held.lyrics[track.isrc] ?? null,
    })),
    cover: held.cover,
  };
}

/** Removes the content of a purged release; its entry stays, so that a later message does not make it unknown. */
export function purgeEntry(before: CatalogueRelease, message: ReadMessage, stated_at: string): CatalogueRelease {
  const { message_id, batch_id, received_at } = message;
  const gone = { live_from: null, live_until: null, pre_order_from: null, live_at: null };
  return { ...before, ...gone, message_id, batch_id, received_at, stated_at, kind: 'purge', deals: [], tracks: [] };
}

/** Moves a release to the state that its deals give it now; returns the acknowledgements to send. */
export function applyDueTerms(entry: CatalogueRelease, now: Date): StoreAcknowledgement['kind'][] {
  if (isOver(entry, now)) {
    if (entry.state === 'withdrawn') return [];
    entry.state = 'withdrawn';
    entry.withdrawn_at = now.toISOString();
    return ['withdrawn'];
  }
  if (entry.state !== 'ingested' || entry.live_from === null || parseInstant(entry.live_from) > now.getTime())
    return [];
  entry.state = 'live';
  entry.live_at ??= now.toISOString();
  return ['live'];
}

/** Removes a release by the store's own decision. */
export function delist(entry: CatalogueRelease, reason: SupplyChainStatus, now: Date): void {
  entry.state = 'withdrawn';
  entry.withdrawn_at = now.toISOString();
  entry.taken_off = reason;
}

/** Returns when the deals of a release next change its state; null for never. */
export function findNextTransition(entry: CatalogueRelease): string | null {
  if (entry.state === 'ingested') return entry.live_from ?? entry.live_until;
  return entry.state === 'live' ? entry.live_until : null;
}

function isOver({ live_from, live_until, pre_order_from }: CatalogueRelease, now: Date): boolean {
  if (live_until !== null) return parseInstant(live_until) <= now.getTime();
  return live_from === null && pre_order_from === null;
}

/** Returns when deals make a release live, and until when. A pre-order does not make it live. */
export function findTimes(
  deals: readonly ErnDeal[],
): Pick<CatalogueRelease, 'live_from' | 'live_until' | 'pre_order_from'> {
  const [live_from = null] = deals
    .filter((deal) => !deal.is_pre_order)
    .map(({ start_at }) => start_at)
    .sort();
  const [pre_order_from = null] = deals
    .filter((deal) => deal.is_pre_order)
    .map(({ start_at }) => start_at)
    .sort();
  const ends = deals.map(({ end_at }) => end_at).filter((end) => end !== null);
  const live_until = ends.length < deals.length ? null : (ends.sort().at(-1) ?? null);
  return { live_from, live_until, pre_order_from };
}
