import { getArtistPage } from '@tangent/contract/promotion/follow.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { FollowContext } from './context.ts';
import { getOwnPageView } from './own-page-view.ts';

/** Binds the call about an artist's page. The addresses that everyone opens are in `follow-routes.ts`. */
export function registerOwnPageRoutes(app: HttpApp<Actor>, context: FollowContext): void {
  bindCall(app, getArtistPage, { allow: 'user' }, ({ actor, params }) =>
    getOwnPageView(context, actor.user_id, params.id),
  );
}
