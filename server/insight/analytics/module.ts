import type { Actor } from '../../identity/auth/public.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { ExportContext } from './export-route.ts';
import { registerAnalyticsRoutes } from './routes.ts';

export const analyticsModule = {
  name: 'analytics',
  registerRoutes: registerAnalyticsRoutes,
} satisfies ProductModule<Actor, ExportContext>;
