import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerSearchRoutes } from './routes.ts';

export const searchModule = {
  name: 'search',
  registerRoutes: registerSearchRoutes,
} satisfies ProductModule<Actor, BaseContext>;
