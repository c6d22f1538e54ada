import * as analytics from '@tangent/contract/insight/analytics.ts';
import { getReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getAnalyticsDemographicsView } from './demographics-view.ts';
import { type ExportContext, registerAnalyticsExport } from './export-route.ts';
import { getAnalyticsFiltersView } from './filters-view.ts';
import { getAnalyticsOverviewView } from './overview-view.ts';
import { getAnalyticsPlatformsView } from './platforms-view.ts';
import { getAnalyticsPlaylistsView } from './playlists-view.ts';
import { getReleaseStatsView } from './release-stats-view.ts';
import { listReleaseStreamsView } from './release-streams-view.ts';
import { getAnalyticsTerritoriesView } from './territories-view.ts';

/** Binds the calls with which artists read their figures. */
export function registerAnalyticsRoutes(app: HttpApp<Actor>, context: ExportContext): void {
  const { db, clock } = context;
  const forUsers = { allow: 'user' } as const;
  bindCall(app, analytics.getAnalyticsOverview, forUsers, ({ actor, query }) =>
    getAnalyticsOverviewView(db, actor, query, clock.now()),
  );
  bindCall(app, analytics.getAnalyticsPlaylists, forUsers, ({ actor, query }) =>
    getAnalyticsPlaylistsView(db, actor, query, clock.now()),
  );
  bindCall(app, analytics.getAnalyticsDemographics, forUsers, ({ actor, query }) =>
    getAnalyticsDemographicsView(db, actor, query, clock.now()),
  );
  bindCall(app, analytics.getAnalyticsTerritories, forUsers, ({ actor, query }) =>
    getAnalyticsTerritoriesView(db, actor, query, clock.now()),
  );
  bindCall(app, analytics.getAnalyticsPlatforms, forUsers, ({ actor, query }) =>
    getAnalyticsPlatformsView(db, actor, query, clock.now()),
  );
  bindCall(app, analytics.getAnalyticsFilters, forUsers, ({ actor }) => getAnalyticsFiltersView(db, actor.user_id));
  bindCall(app, analytics.listReleaseStreams, forUsers, ({ actor }) =>
    listReleaseStreamsView(db, actor.user_id, clock.now()),
  );
  bindCall(app, getReleaseStats, forUsers, ({ actor, params }) =>
    getReleaseStatsView(db, actor, params.id, clock.now()),
  );
  registerAnalyticsExport(app, context);
}
