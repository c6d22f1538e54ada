import type { AppleAlbum, AppleProduct, AppleTrack } from '@tangent/apple/model.ts';
import type { ReadPackage } from '@tangent/apple/package/read-metadata.ts';
import type { ErnDeal } from '@tangent/ddex/model.ts';
import { findTimes } from '../../stores/catalogue.ts';
import type { CatalogueRelease, CatalogueTrack, DisplayedArtist, HeldFile } from '../../stores/store-records.ts';
import { APPLE_STORES, type AppleStore } from '../door.ts';
import type { FileFacts, HeldAlbum, ReceivedPackage } from '../package-records.ts';

interface Delivered {
  received: ReceivedPackage;
  package: ReadPackage;
  held: HeldAlbum | undefined;
}

const MARKS = { stream: 'cleared_for_stream', sale: 'cleared_for_sale' } as const;
const TERMS = {
  stream: { commercial_models: ['subscription'], use_types: ['on_demand_stream'] },
  sale: { commercial_models: ['pay_as_you_go'], use_types: ['permanent_download'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/**
 * Builds the entry of an album in the catalogue of a store; null if the album is not cleared there and was not there
 * before. An album that is cleared there no more, as after a takedown, has no deals and goes off sale.
 */
export function buildAppleEntry(
  store: AppleStore,
  { received, package: { album }, held }: Delivered,
  before: CatalogueRelease | undefined,
): CatalogueRelease | null {
  const isCleared = album.products.some((product) => product[MARKS[APPLE_STORES[store]]]);
  if (isCleared) return describe(store, { album, received, held, before });
  if (before === undefined) return null;
  return {
    ...before,
    ...describeMessage(received, 'takedown'),
    ...findTimes([]),
    live_until: null,
    deals: [],
    tracks: before.tracks.map((track) => ({ ...track, deals: [] })),
  };
}

interface Described {
  album: AppleAlbum;
  received: ReceivedPackage;
  held: HeldAlbum | undefined;
  before: CatalogueRelease | undefined;
}

function describe(store: AppleStore, { album, received, held, before }: Described): CatalogueRelease {
  const instant = album.tracks.flatMap(({ preorder_type }, index) =>
    preorder_type === 'instant-gratification' ? [index + 1] : [],
  );
  const deals = listDeals(store, album.products, { instant, received_at: received.received_at, pre_orders: [] });
  const preOrders = deals.filter(({ is_pre_order }) => is_pre_order);
  const tracks = album.tracks.map((track): CatalogueTrack => {
    const terms = { instant, received_at: received.received_at, pre_orders: preOrders };
    return {
      isrc: track.isrc,
      title: track.title,
      sub_title: null,
      artist: nameArtists(track),
      deals: listDeals(store, track.products, terms),
      audio: describeFile(held?.audio[track.isrc]),
      lyrics: describeFile(held?.lyrics[track.isrc]),
    };
  });
  return {
    icpn: before?.icpn ?? album.upc,
    type: findType(album),
    title: album.title,
    sub_title: null,
    artist: nameArtists(album),
    artists: album.artists.flatMap(describeArtist),
    label: album.label_name,
    ...describeMessage(received, before === undefined ? 'insert' : 'update'),
    state: 'ingested',
    ...findTimes(tracks.flatMap((track) => track.deals)),
    live_at: before?.state === 'live' ? before.live_at : null,
    withdrawn_at: null,
    taken_off: null,
    deals,
    tracks,
    cover: describeFile(held?.artwork),
  };
}

function describeMessage({ id, received_at }: ReceivedPackage, kind: CatalogueRelease['kind']) {
  return { message_id: id, batch_id: id, kind, stated_at: received_at, received_at };
}

interface DealTerms {
  /** Positions of the tracks that come with a pre-order at once, from 1. */
  instant: number[];
  /** The start of what is cleared without a date. */
  received_at: string;
  /** Pre-orders of the album, which hold for its tracks too. */
  pre_orders: readonly ErnDeal[];
}

/** Products of the same dates become one deal. */
function listDeals(store: AppleStore, products: readonly AppleProduct[], terms: DealTerms): ErnDeal[] {
  const use = APPLE_STORES[store];
  const deals = new Map<string, ErnDeal>();
  const add = (territory: string, start_at: string, end_at: string | null, instant_tracks: number[]) => {
    const key = `${start_at} ${end_at}`;
    const deal: ErnDeal = deals.get(key) ?? {
      territories: [],
      commercial_models: [...TERMS[use].commercial_models],
      use_types: [...TERMS[use].use_types],
      start_at,
      end_at,
      claim_policy: null,
      is_pre_order: end_at !== null,
      instant_tracks,
    };
    deal.territories.push(territory === 'WW' ? 'Worldwide' : territory);
    deals.set(key, deal);
  };
  for (const product of products.filter((one) => one[MARKS[use]])) {
    const date = use === 'stream' ? product.stream_start_date : product.sales_start_date;
    const start = date === null ? terms.received_at : atMidnight(date);
    const order = product.preorder_sales_start_date;
    add(product.territory, start, null, []);
    if (use === 'sale' && order !== null) add(product.territory, atMidnight(order), start, terms.instant);
  }
  return [...deals.values(), ...terms.pre_orders];
}

const atMidnight = (date: string): string => `${date}T00:00:00`;

function nameArtists({ artists }: Pick<AppleTrack, 'artists'>): string {
  const primary = artists.filter(({ is_primary }) => is_primary).map(({ name }) => name);
  const last = primary.pop();
  return primary.length === 0 ? (last ?? '') : `${primary.join(', ')} & ${last}`;
}

function describeArtist({ name, apple_id, is_primary, roles }: AppleAlbum['artists'][number]): DisplayedArtist[] {
  const isGuest = roles.some((role) => role === 'Featuring' || role === 'With');
  if (!is_primary && !isGuest) return [];
  const ids = apple_id === null ? [] : [{ namespace: 'AppleMusic', id: apple_id }];
  return [{ name, role: is_primary ? 'main_artist' : 'featured_artist', ids }];
}

/** Apple marks singles and EPs by the end of the title. */
function findType({ title, tracks }: AppleAlbum): CatalogueRelease['type'] {
  if (title.endsWith(' - Single')) return 'single';
  if (title.endsWith(' - EP')) return 'ep';
  return tracks.length === 1 ? 'single' : 'album';
}

function describeFile(file: FileFacts | null | undefined): HeldFile | null {
  if (file == null) return null;
  const { name, kind, sound, size_bytes, md5 } = file;
  const codec = kind === 'wav' ? 'PCM' : kind.toUpperCase();
  const form = sound === null ? codec : `${codec} ${sound.bits_per_sample} bits ${sound.sampling_rate_hz} Hz`;
  return { path: name, format: form, size_bytes, hash: md5 };
}
