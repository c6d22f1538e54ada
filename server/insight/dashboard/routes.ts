import * as calls from '@tangent/contract/insight/dashboard.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { requireCapability } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { getFiguresView } from './figures-view.ts';
import { getFirstStepsView } from './first-steps-view.ts';
import { getNextReleaseView } from './next-release-view.ts';
import { getPlatformsView } from './platforms-view.ts';
import { getReleasesView } from './releases-view.ts';
import { getStreamsView } from './streams-view.ts';
import { getTopTracksView } from './top-tracks-view.ts';

/** Binds one call for each block of the dashboard, so that no block waits for another or fails with it. */
export function registerDashboardRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  const user = { allow: 'user' } as const;
  bindCall(app, calls.getNextRelease, user, async ({ actor }) => ({
    release: await getNextReleaseView(db, actor.user_id, clock.now()),
  }));
  bindCall(app, calls.getDashboardReleases, user, ({ actor }) => getReleasesView(db, actor.user_id, clock.now()));
  bindCall(app, calls.getFirstSteps, user, ({ actor }) => getFirstStepsView(db, actor.user_id));
  bindCall(app, calls.getDashboardFigures, user, ({ actor }) => getFiguresView(db, actor, clock.now()));
  bindCall(app, calls.getDashboardStreams, user, async ({ actor, query }) => {
    // A longer period than the free plan shows anywhere.
    if (query.days === '90') requireCapability(actor, 'advanced_analytics');
    return getStreamsView(db, actor, query.days, clock.now());
  });
  bindCall(app, calls.getTopTracks, user, ({ actor }) => getTopTracksView(db, actor, clock.now()));
  bindCall(app, calls.getTrendingPlatforms, user, ({ actor }) => getPlatformsView(db, actor, clock.now()));
}
