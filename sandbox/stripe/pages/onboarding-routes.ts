import type { FastifyInstance } from 'fastify';
import { missing, renderDocument } from '../../page/render-document.ts';
import type { StripeService } from '../create-stripe.ts';
import { renderOnboarding } from './onboarding-page.ts';

type Named = { Params: { id: string } };
type Pressed = Named & { Body: Record<string, string | null> | null };

/** Adds the onboarding pages of payees. A link that has expired or was used redirects to the app for a new one. */
export function addOnboardingPages(app: FastifyInstance, stripe: StripeService): void {
  const find = (id: string) =>
    stripe.read(({ state, now }) => {
      const link = state.account_links.get(id);
      const account = state.accounts.get(link?.account ?? '');
      if (link === undefined || account === undefined) return null;
      return { link, account, is_expired: link.is_used || link.expires_at <= now || account.state === 'closed' };
    });
  app.get<Named>('/stripe/onboarding/:id', async ({ params }, reply) => {
    const found = find(params.id);
    if (found === null) return missing(reply);
    if (found.is_expired) return reply.redirect(found.link.refresh_url, 303);
    return renderDocument(reply, 'Get paid', renderOnboarding(found.account), [
      found.link.return_url,
      found.link.refresh_url,
    ]);
  });
  app.post<Pressed>('/stripe/onboarding/:id', async ({ params, body }, reply) => {
    const found = find(params.id);
    if (found === null) return missing(reply);
    if (found.is_expired) return reply.redirect(found.link.refresh_url, 303);
    const { decision } = body ?? {};
    if (decision === 'finish' || decision === 'leave') stripe.fillInDetails(found.link.id, decision);
    return reply.redirect(found.link.return_url, 303);
  });
}
