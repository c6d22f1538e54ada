import { countUnits, divideUnits, listMarkets } from './demand.ts';
import type { ReportStore } from './report-store.ts';
import type { ReportDays, SaleRow } from './sale-row.ts';
import type { SoldRelease, SoldTrack } from './sold-release.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many of ten buyers of a track buy the whole album instead, and its price in tracks. */
const ALBUM_BUYERS = 3;
const ALBUM_TRACKS_FROM = 4;
const ALBUM_PRICE_IN_TRACKS = 8;

/**
 * Lists the plays and sales of a store on some days, by recording and country. The same days always give the same rows.
 */
export function listSales(store: ReportStore, releases: readonly SoldRelease[], days: ReportDays): SaleRow[] {
  return releases.flatMap((release) => {
    const rows = release.tracks.flatMap((track) => listTrackSales(store, release, track, days));
    return store.sells === 'downloads' && release.tracks.length >= ALBUM_TRACKS_FROM ? sellAlbums(release, rows) : rows;
  });
}

function listTrackSales(store: ReportStore, release: SoldRelease, track: SoldTrack, days: ReportDays): SaleRow[] {
  const releaseDay = toDay(release.live_at);
  const last = Math.min(toDay(days.last), release.live_until === null ? Infinity : toDay(release.live_until) - 1);
  let units = 0;
  for (let day = Math.max(toDay(days.first), releaseDay); day <= last; day++)
    units += countUnits(store, track, day, day - releaseDay);
  if (units === 0) return [];
  const { icpn, label, title: release_title } = release;
  const { isrc, title, artist } = track;
  return divideUnits(units, listMarkets(store, track)).map(({ country, units: sold }) => {
    const price_e8 = Math.floor((store.price_e8 * country.price_percent) / 100);
    const { code, name } = country;
    const names = { icpn, isrc, title, artist, release_title, label, country: { code, name } };
    return { ...names, units: sold, price_e8, amount_e8: sold * price_e8 };
  });
}

// Turns some sales of the first track into album sales: reported under the album's code, without a recording.
function sellAlbums(release: SoldRelease, rows: readonly SaleRow[]): SaleRow[] {
  const first = release.tracks[0]?.isrc;
  return rows.flatMap((row) => {
    const albums = row.isrc === first ? Math.floor((row.units * ALBUM_BUYERS) / 10) : 0;
    if (albums === 0) return [row];
    const album = { ...row, isrc: null, title: row.release_title, price_e8: row.price_e8 * ALBUM_PRICE_IN_TRACKS };
    return [withUnits(row, row.units - albums), withUnits(album, albums)].filter(({ units }) => units > 0);
  });
}

export function withUnits(row: SaleRow, units: number): SaleRow {
  return { ...row, units, amount_e8: units * row.price_e8 };
}

function toDay(instant: string): number {
  return Math.floor(Date.parse(instant) / DAY_MS);
}
