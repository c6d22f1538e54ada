import type { AppleProduct } from '@tangent/apple/model.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { MessageKind } from '@tangent/domain/distribution/delivery/message.ts';
import type { ReleaseSnapshot, SnapshotTrack } from '../../plan/release-snapshot.ts';

/** A store of our account at Apple that is meant to have the release, and whether it sells or streams. */
export type AppleOffer = { store_id: string; is_sale: boolean };

/** Everything that decides how an album is offered at Apple. */
export type AppleTerms = {
  snapshot: ReleaseSnapshot;
  /** The stores of the account that are meant to have it when the package is built; none takes the album down. */
  offers: readonly AppleOffer[];
  price_tiers: StoreProfile['price_tiers'];
  kind: MessageKind;
  /** The day on which the package is sent. */
  today: string;
};

/**
 * Builds what may be done with an album at Apple: one product for each territory, or for the world. An album that is on sale
 * nowhere any more is cleared for nothing, without dates and prices.
 */
export function buildAlbumProducts(terms: AppleTerms): AppleProduct[] {
  const preorder = findPreOrder(terms);
  return buildProducts(terms, terms.offers, terms.price_tiers?.album ?? null).map((product) => ({
    ...product,
    preorder_sales_start_date: product.cleared_for_sale ? preorder : null,
  }));
}

/** Builds what may be done with a track: a store that the track has left neither sells nor streams it. */
export function buildTrackProducts(terms: AppleTerms, track: SnapshotTrack): AppleProduct[] {
  const offers = terms.offers.filter(({ store_id }) => !track.removed_from.includes(store_id));
  return buildProducts(terms, offers, terms.price_tiers?.track ?? null);
}

function buildProducts({ snapshot }: AppleTerms, offers: readonly AppleOffer[], tier: number | null): AppleProduct[] {
  const cleared_for_sale = offers.some(({ is_sale }) => is_sale);
  const cleared_for_stream = offers.some(({ is_sale }) => !is_sale);
  const territories = offers.length === 0 ? ['Worldwide'] : snapshot.territories;
  return territories.map((territory) => ({
    territory: territory === 'Worldwide' ? 'WW' : territory,
    cleared_for_sale,
    cleared_for_stream,
    sales_start_date: cleared_for_sale ? snapshot.release_date : null,
    stream_start_date: cleared_for_stream ? snapshot.release_date : null,
    preorder_sales_start_date: null,
    wholesale_price_tier: cleared_for_sale ? tier : null,
  }));
}

/**
 * Returns the day on which a pre-order starts, or null without one. It starts with the pre-save campaign, in a first package
 * tomorrow at the earliest, because Apple takes none that has begun; a later package repeats the day. An album that is
 * only sold has none (ITMS-4020).
 */
export function findPreOrder({ snapshot, offers, kind, today }: AppleTerms): string | null {
  const { presave_date, release_date } = snapshot;
  const [sells, streams] = [offers.some(({ is_sale }) => is_sale), offers.some(({ is_sale }) => !is_sale)];
  if (presave_date === null || !sells || !streams || today >= release_date) return null;
  const tomorrow = addDays(today, 1);
  const start = kind === 'insert' && presave_date < tomorrow ? tomorrow : presave_date;
  return start < release_date ? start : null;
}

/**
 * Returns the positions, from 1, of the tracks that come with a pre-order at once: the chosen ones in playing order, at most
 * half of the tracks.
 */
export function listInstantTracks({ tracks }: ReleaseSnapshot): ReadonlySet<number> {
  const chosen = tracks.flatMap(({ is_instant }, index) => (is_instant ? [index + 1] : []));
  return new Set(chosen.slice(0, Math.floor(tracks.length / 2)));
}
