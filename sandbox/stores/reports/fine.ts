import type { ReportFormat } from './report-store.ts';
import type { SaleRow } from './sale-row.ts';
import type { SoldRelease } from './sold-release.ts';

/** A fine of a store for artificial plays of a recording. */
export interface StoreFine {
  store_id: string;
  isrc: string;
  /** The month whose report has the fine, and the one whose report takes it back; null for never. */
  period: string;
  back_in: string | null;
  /** In hundred-millionths of the store's currency, above zero. */
  amount_e8: number;
  /** The artificial plays. */
  plays: number;
}

/** The formats with a column for what a line is about. */
export const FORMATS_WITH_FINES: readonly ReportFormat[] = ['spotify', 'apple_music', 'plain_csv'];

/** Fines are not about a country: they stand where the store has its main market. */
const COUNTRY = { code: 'US', name: 'United States' } as const;

/** Lists the lines of a month for fines of recordings that a store sells or once sold. */
export function listFineRows(
  fines: readonly StoreFine[],
  store_id: string,
  releases: readonly SoldRelease[],
  period: string,
): SaleRow[] {
  const own = fines.filter((fine) => fine.store_id === store_id && [fine.period, fine.back_in].includes(period));
  return own.flatMap((fine) => {
    const release = releases.find(({ tracks }) => tracks.some(({ isrc }) => isrc === fine.isrc));
    const track = release?.tracks.find(({ isrc }) => isrc === fine.isrc);
    if (release === undefined || track === undefined) return [];
    const { icpn, label, title: release_title } = release;
    const { isrc, title, artist } = track;
    const amount_e8 = fine.period === period ? -fine.amount_e8 : fine.amount_e8;
    const names = { icpn, isrc, title, artist, release_title, label, country: COUNTRY };
    return [{ ...names, units: fine.plays, price_e8: 0, amount_e8, is_fine: true }];
  });
}
