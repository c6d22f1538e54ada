import type { ReportFile, StoreReport } from '../sale-row.ts';
import { joinCommas } from './cells.ts';

const HEADER = [
  'report_start_date',
  'report_end_date',
  'platform_name',
  'content_provider',
  'provider_dpid',
  'label_name',
  'isrc',
  'product_code',
  'territory',
  'song_title',
  'artist',
  'album',
  'genre',
  'video_creations',
  'video_views',
  'statement_amount',
  'statement_currency',
  'content_type',
  'platform_song_id',
];
const VIEWS_PER_VIDEO = 37;

/** Writes two quantities: videos created, and how often they were viewed. */
export function writeTiktok({ days, party, currency, rows, formatAmount }: StoreReport): ReportFile {
  const lines = rows.map((row) => [
    days.first,
    days.last,
    'TikTok',
    'Tangent',
    party.dpid,
    row.label,
    row.isrc ?? '',
    row.icpn,
    row.country.code,
    row.title,
    row.artist,
    row.release_title,
    '',
    row.units,
    row.units * VIEWS_PER_VIDEO,
    formatAmount(row.amount_e8),
    currency,
    'song',
    `6${row.icpn.padStart(14, '0')}`,
  ]);
  const name = `TikTok_${days.first.replaceAll('-', '')}_${days.last.replaceAll('-', '')}.csv`;
  return { name, text: joinCommas([HEADER, ...lines]), is_packed: false };
}
