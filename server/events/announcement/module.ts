import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerAnnouncementRoutes } from './routes.ts';

export const announcementModule = {
  name: 'announcement',
  tables: ['announcements'],
  registerRoutes: registerAnnouncementRoutes,
} satisfies ProductModule<Actor, BaseContext>;
