import * as analytics from '@tangent/contract/insight/analytics.ts';
import { listChartEvents } from '@tangent/contract/insight/chart-event.ts';
import { getAnalyticsCatalog, listReleaseStarts } from '@tangent/contract/insight/release-starts.ts';
import { getReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import { getTrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getAnalyticsCatalogView } from './catalog-view.ts';
import { getAnalyticsDemographicsView } from './demographics-view.ts';
import { listChartEventsView } from './events/chart-events-view.ts';
import { type ExportContext, registerAnalyticsExport } from './export-route.ts';
import { getAnalyticsFiltersView } from './filters-view.ts';
import { getAnalyticsOverviewView } from './overview-view.ts';
import { getAnalyticsPlatformsView } from './platforms-view.ts';
import { getAnalyticsPlaylistsView } from './playlists-view.ts';
import { listReleaseStartsView } from './release-starts-view.ts';
import { getReleaseStatsView } from './release-stats-view.ts';
import { listReleaseStreamsView } from './release-streams-view.ts';
import { getAnalyticsTerritoriesView } from './territories-view.ts';
import { getTrackAnalyticsView } from './track/track-view.ts';

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
  bindCall(app, listChartEvents, forUsers, ({ actor, query }) => listChartEventsView(db, actor, query, clock.now()));
  bindCall(app, listReleaseStarts, forUsers, ({ actor, query }) =>
    listReleaseStartsView(db, actor, query, clock.now()),
  );
  bindCall(app, getAnalyticsCatalog, forUsers, ({ actor, query }) =>
    getAnalyticsCatalogView(db, actor, query, clock.now()),
  );
  bindCall(app, getTrackAnalytics, forUsers, ({ actor, params }) =>
    getTrackAnalyticsView(db, actor, params.id, clock.now()),
  );
  registerAnalyticsExport(app, context);
}
