import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerDashboardRoutes } from './routes.ts';

export const dashboardModule = {
  name: 'dashboard',
  registerRoutes: registerDashboardRoutes,
} satisfies ProductModule<Actor, BaseContext>;
