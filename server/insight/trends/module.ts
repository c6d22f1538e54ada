import type { Actor } from '../../identity/auth/public.ts';
import type { ReportKind } from '../../money/store-file/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { IN_ARCHIVE, KEPT_FIGURES, NAMES_STAFF } from '../../platform/personal-data.ts';
import { registerTrendBackofficeRoutes } from './backoffice-routes.ts';
import { matchTrends } from './match-trends.ts';
import { trendReports } from './trend-reports.ts';

const TRENDS = { erasing: KEPT_FIGURES, exporting: IN_ARCHIVE };

export const trendsModule = {
  name: 'trends',
  tables: [
    'trend_audience_days',
    'trend_audience_months',
    'trend_country_days',
    'trend_country_months',
    'trend_entries',
    'trend_file_days',
    'trend_playlist_days',
    'trend_playlist_first_days',
    'trend_playlist_months',
    'trend_playlists',
    'trend_reported_days',
    'trend_suspense_lines',
    'trend_track_days',
    'trend_track_first_days',
    'trend_track_months',
  ],
  report_kind: trendReports,
  registerRoutes: registerTrendBackofficeRoutes,
  personal_data: {
    trend_suspense_lines: NAMES_STAFF,
    trend_entries: TRENDS,
    trend_audience_days: TRENDS,
    trend_audience_months: TRENDS,
    trend_country_days: TRENDS,
    trend_country_months: TRENDS,
    trend_playlist_days: TRENDS,
    trend_playlist_first_days: TRENDS,
    trend_playlist_months: TRENDS,
    trend_track_days: TRENDS,
    trend_track_first_days: TRENDS,
    trend_track_months: TRENDS,
  },
  hooks: {
    onCodesMatched: async (tx, { actor, at, ...match }) => void (await matchTrends(tx, actor, match, at)),
  },
} satisfies ProductModule<Actor, BaseContext> & { report_kind: ReportKind };
