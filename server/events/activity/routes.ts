import { listActivity } from '@tangent/contract/events/activity.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { getActivityView } from './activity-view.ts';

export function registerActivityRoutes(app: HttpApp<Actor>, { db }: Pick<BaseContext, 'db'>): void {
  bindCall(app, listActivity, { allow: 'user' }, ({ actor, query }) => getActivityView(db, actor.user_id, query));
}
