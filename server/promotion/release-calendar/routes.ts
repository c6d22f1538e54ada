import * as calls from '@tangent/contract/promotion/release-calendar.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type CalendarContext, getCalendarView } from './calendar-view.ts';
import { findReadableRelease } from './find-release.ts';
import { updatePlan } from './update-plan.ts';

export function registerCalendarRoutes(app: HttpApp<Actor>, context: CalendarContext): void {
  const { db, clock } = context;
  bindCall(app, calls.getReleaseCalendar, { allow: 'user' }, async ({ actor, params }) =>
    getCalendarView(context, await findReadableRelease(db, actor, params.id)),
  );
  bindCall(app, calls.updateReleaseCalendar, { allow: 'user' }, async ({ actor, params, body }) => {
    const release = await inTransaction(db, (tx) => updatePlan(tx, actor, params.id, body, clock.now()));
    return getCalendarView(context, release);
  });
}
