import { listAnnouncements } from '@tangent/contract/announcement.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getAnnouncementsView } from './announcements-view.ts';
import type { AnnouncementContext } from './context.ts';

export function registerAnnouncementRoutes(app: HttpApp<Actor>, { db, clock }: AnnouncementContext): void {
  bindCall(app, listAnnouncements, { allow: 'user' }, ({ query }) =>
    getAnnouncementsView(db, query.language, clock.now()),
  );
}
