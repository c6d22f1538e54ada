import type { ErnDeal } from '@tangent/ddex/model.ts';
import type { EarlierRelease } from './reports/report-book.ts';
import type { CatalogueRelease, HeldFile, HeldRelease } from './store-records.ts';

/** A file whose name and bytes are no longer known. */
const HELD: HeldFile = { path: '', format: '', size_bytes: 0, hash: '' };

const WORLDWIDE: Omit<ErnDeal, 'start_at' | 'end_at'> = {
  territories: ['Worldwide'],
  commercial_models: ['subscription'],
  use_types: ['on_demand_stream'],
  claim_policy: null,
  is_pre_order: false,
  instant_tracks: [],
};

/** Builds the catalogue entry and the files of a release that a store received before the sandbox existed. */
export function buildEarlierEntry(release: EarlierRelease): { entry: CatalogueRelease; held: HeldRelease } {
  const { icpn, title, artist, live_at, live_until, tracks } = release;
  const deals: ErnDeal[] = [{ ...WORLDWIDE, start_at: live_at, end_at: live_until }];
  const track = { sub_title: null, artist, deals, audio: HELD, lyrics: null };
  const entry: CatalogueRelease = {
    icpn,
    type: tracks.length > 1 ? 'album' : 'single',
    title,
    sub_title: null,
    artist,
    label: artist,
    message_id: '',
    batch_id: '',
    kind: 'insert',
    stated_at: live_at,
    received_at: live_at,
    state: 'live',
    live_from: live_at,
    live_until,
    pre_order_from: null,
    live_at,
    withdrawn_at: null,
    taken_off: null,
    deals,
    tracks: tracks.map((isrc, index) => ({ ...track, isrc, title: `${title} ${index + 1}` })),
    cover: HELD,
  };
  const held = { icpn, cover: HELD, audio: Object.fromEntries(tracks.map((isrc) => [isrc, HELD])), lyrics: {} };
  return { entry, held };
}
