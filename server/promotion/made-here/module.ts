import type { Actor } from '../../identity/auth/public.ts';
import type { ProductModule } from '../../platform/module.ts';
import { type MadeHereContext, registerMadeHereRoutes } from './routes.ts';

export const madeHereModule = {
  name: 'made-here',
  tables: ['made_songs'],
  registerRoutes: registerMadeHereRoutes,
} satisfies ProductModule<Actor, MadeHereContext>;
