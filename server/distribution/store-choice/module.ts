import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerStoreChoiceRoutes } from './routes.ts';

export const storeChoiceModule = {
  name: 'store-choice',
  registerRoutes: registerStoreChoiceRoutes,
} satisfies ProductModule<Actor, BaseContext, BaseContext>;
