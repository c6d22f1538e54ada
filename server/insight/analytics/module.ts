import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerAnalyticsRoutes } from './routes.ts';

export const analyticsModule = {
  name: 'analytics',
  registerRoutes: registerAnalyticsRoutes,
} satisfies ProductModule<Actor, BaseContext>;
