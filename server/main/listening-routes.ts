import { registerAnalyticsRoutes } from '../analytics/routes.ts';
import type { Actor } from '../auth/public.ts';
import { registerDashboardRoutes } from '../dashboard/routes.ts';
import { registerMonitoringRoutes } from '../monitoring/routes.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { registerTrendBackofficeRoutes } from '../trends/backoffice-routes.ts';
import type { Context } from './context.ts';

/** Binds the calls about what is listened to, and about everything at a glance. */
export function registerListeningRoutes(app: HttpApp<Actor>, context: Context): void {
  registerAnalyticsRoutes(app, context);
  registerMonitoringRoutes(app, context);
  registerTrendBackofficeRoutes(app, context);
  registerDashboardRoutes(app, context);
}
