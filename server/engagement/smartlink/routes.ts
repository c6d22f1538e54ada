import { getReleasePage } from '@tangent/contract/smartlink.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findReleasePage } from './find-release-page.ts';

export function registerLinkRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, getReleasePage, { allow: 'anyone' }, async ({ params }) => {
    const found = await findReleasePage(db, params.key, clock.now());
    if (found === null) throw new Refusal('not_found');
    return found.page;
  });
}
