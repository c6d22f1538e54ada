import { MONTHLY_SUBMISSIONS } from '../../catalogue/release-limits.ts';
import { YEARLY_PRICES_CENTS } from './prices.ts';
import { ourSharePercent } from './true-cost.ts';

/** The music of an artist in a year. Amounts are in cents of US dollars. */
export type MusicYear = { readonly singles: number; readonly albums: number; readonly royalties_cents: number };

/** The prices an artist pays elsewhere, by their own account: per year, per release, and a share of royalties in percent. */
export type OwnPrices = {
  readonly plan_cents: number;
  readonly release_cents: number;
  readonly stores_cents: number;
  readonly content_id_cents: number;
  readonly share_percent: number;
};

export const YEAR_LIMITS = { singles: 100, albums: 20, royalties_cents: 1_000_000, price_cents: 50_000 } as const;
/** The year that the page starts with. */
export const USUAL_YEAR: MusicYear = { singles: 8, albums: 0, royalties_cents: 24_000 };
const MONTHS = 12;

const YEAR_OFFERS = ['free', 'pro', 'own'] as const;
type YearOffer = (typeof YEAR_OFFERS)[number];

/** The cost of one offer, line by line. `obstacle`: why the offer does not fit the year. */
export type OfferCost = {
  readonly offer: YearOffer;
  readonly plan_cents: number;
  readonly release_cents: number;
  readonly stores_cents: number;
  readonly content_id_cents: number;
  readonly share_percent: number;
  readonly share_cents: number;
  readonly total_cents: number;
  readonly kept_cents: number;
  readonly obstacle: 'albums' | 'plan_limit' | null;
};

/**
 * Computes what a year costs with our two usual plans, and with the artist's own prices if there are any.
 *
 * @example
 * computeYearCosts({ singles: 8, albums: 0, royalties_cents: 24_000 }, null)[0]?.total_cents; // 3600: 15 %
 */
export function computeYearCosts(year: MusicYear, own: OwnPrices | null): OfferCost[] {
  const none = { release_cents: 0, stores_cents: 0, content_id_cents: 0 };
  const offers = (['free', 'pro'] as const).map((offer) =>
    addUp(offer, year, { ...none, plan_cents: YEARLY_PRICES_CENTS[offer], share_percent: ourSharePercent(offer) }),
  );
  return own === null ? offers : [...offers, addUp('own', year, own)];
}

/** Finds the offer that costs least of those that fit; of equal ones the first. */
export function findCheapest(costs: readonly OfferCost[]): OfferCost | null {
  return costs
    .filter(({ obstacle }) => obstacle === null)
    .reduce<OfferCost | null>((best, cost) => (best && best.total_cents <= cost.total_cents ? best : cost), null);
}

function addUp(offer: YearOffer, year: MusicYear, prices: OwnPrices): OfferCost {
  const releases = year.singles + year.albums;
  const lines = {
    plan_cents: prices.plan_cents,
    release_cents: releases * prices.release_cents,
    stores_cents: releases * prices.stores_cents,
    content_id_cents: releases * prices.content_id_cents,
    share_percent: prices.share_percent,
    share_cents: Math.round((year.royalties_cents * prices.share_percent) / 100),
  };
  const total_cents =
    lines.plan_cents + lines.release_cents + lines.stores_cents + lines.content_id_cents + lines.share_cents;
  return {
    offer,
    ...lines,
    total_cents,
    kept_cents: year.royalties_cents - total_cents,
    obstacle: findObstacle(offer, year),
  };
}

function findObstacle(offer: YearOffer, { singles, albums }: MusicYear): OfferCost['obstacle'] {
  if (offer === 'own') return null;
  if (offer === 'free' && albums > 0) return 'albums';
  return singles + albums > MONTHS * MONTHLY_SUBMISSIONS[offer] ? 'plan_limit' : null;
}

/** Reads the year from the query of an address; what cannot be read is the usual value, and limits hold. */
export function readMusicYear(query: Readonly<Record<string, string>>): MusicYear {
  return {
    singles: Math.floor(readNumber(query.singles, USUAL_YEAR.singles, YEAR_LIMITS.singles)),
    albums: Math.floor(readNumber(query.albums, USUAL_YEAR.albums, YEAR_LIMITS.albums)),
    royalties_cents: readCents(query.royalties, USUAL_YEAR.royalties_cents, YEAR_LIMITS.royalties_cents),
  };
}

/** Reads the artist's own prices; null without any. */
export function readOwnPrices(query: Readonly<Record<string, string>>): OwnPrices | null {
  const cents = (text: string | undefined) => readCents(text, 0, YEAR_LIMITS.price_cents);
  const prices = {
    plan_cents: cents(query.plan),
    release_cents: cents(query.release),
    stores_cents: cents(query.stores),
    content_id_cents: cents(query.content_id),
    share_percent: readNumber(query.share, 0, 100),
  };
  return Object.values(prices).some((value) => value > 0) ? prices : null;
}

function readCents(text: string | undefined, usual: number, max: number): number {
  return Math.round(100 * readNumber(text, usual / 100, max / 100));
}

function readNumber(text: string | undefined, usual: number, max: number): number {
  const plain = (text ?? '').trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Math.min(Number(plain), max) : usual;
}
