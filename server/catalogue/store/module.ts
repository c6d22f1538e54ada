import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerStoreRoutes } from './routes.ts';

export const storeModule = {
  name: 'store',
  tables: ['store_profiles', 'stores'],
  registerRoutes: registerStoreRoutes,
} satisfies ProductModule<Actor, BaseContext>;
