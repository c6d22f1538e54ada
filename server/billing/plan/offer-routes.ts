import { listPlans as listCall } from '@tangent/contract/plan.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { listPlans } from './list-plans.ts';

/** Binds the public list of plans. It changes only with a new version of the product. */
export function registerOfferRoutes(app: HttpApp<Actor>, { product_slug }: { product_slug: string }): void {
  bindCall(app, listCall, { allow: 'anyone' }, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600');
    return { items: listPlans(product_slug) };
  });
}
