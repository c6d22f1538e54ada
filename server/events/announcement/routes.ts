import { listAnnouncements } from '@tangent/contract/events/announcement.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { getAnnouncementsView } from './announcements-view.ts';

export function registerAnnouncementRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listAnnouncements, { allow: 'user' }, ({ query }) =>
    getAnnouncementsView(db, query.language, clock.now()),
  );
}
