import { getStaffHome } from '@tangent/contract/people/staff-home.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { getStaffHomeView } from './staff-home-view.ts';

export function registerStaffHomeRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, getStaffHome, { allow: 'staff' }, ({ actor }) => getStaffHomeView(db, actor, clock.now()));
}
