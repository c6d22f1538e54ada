import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerStaffHomeRoutes } from './routes.ts';

export const staffHomeModule = {
  name: 'staff-home',
  registerRoutes: registerStaffHomeRoutes,
} satisfies ProductModule<Actor, BaseContext>;
