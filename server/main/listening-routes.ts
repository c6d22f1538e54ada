import type { Actor } from '../identity/auth/public.ts';
import { registerAnalyticsRoutes } from '../insight/analytics/routes.ts';
import { registerDashboardRoutes } from '../insight/dashboard/routes.ts';
import { registerMonitoringRoutes } from '../insight/monitoring/routes.ts';
import { registerTrendBackofficeRoutes } from '../insight/trends/backoffice-routes.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Context } from './context.ts';

/** Binds the calls about what is listened to, and about everything at a glance. */
export function registerListeningRoutes(app: HttpApp<Actor>, context: Context): void {
  registerAnalyticsRoutes(app, context);
  registerMonitoringRoutes(app, context);
  registerTrendBackofficeRoutes(app, context);
  registerDashboardRoutes(app, context);
}
