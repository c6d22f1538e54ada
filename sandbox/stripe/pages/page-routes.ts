import type { FastifyInstance, FastifyReply } from 'fastify';
import { missing, renderDocument } from '../../page/render-document.ts';
import type { StripeService } from '../create-stripe.ts';
import type { CardKind, SessionRow } from '../rows.ts';
import { isCard } from './card-choice.ts';
import { renderCheckout, renderClosedCheckout, returnAddress } from './checkout-page.ts';
import { renderInvoice } from './invoice-page.ts';
import { addOnboardingPages } from './onboarding-routes.ts';
import { renderPortal } from './portal-page.ts';

type Named = { Params: { id: string } };
type Pressed = Named & { Body: Record<string, string | null> | null };

/** Adds the pages that Stripe shows to customers: pay, change a card, read an invoice. */
export function addStripePages(app: FastifyInstance, stripe: StripeService): void {
  addCheckoutPages(app, stripe);
  addOnboardingPages(app, stripe);
  app.get<Named>('/stripe/portal/:id', async ({ params }, reply) =>
    stripe.read(({ state }) => {
      const portal = state.portals.get(params.id);
      return portal === undefined
        ? missing(reply)
        : renderDocument(reply, 'Cards and invoices', renderPortal(state, portal));
    }),
  );
  app.post<Pressed>('/stripe/portal/:id', async ({ params, body }, reply) => {
    const portal = stripe.state.portals.get(params.id);
    if (portal === undefined || !isCard(body?.card)) return missing(reply);
    stripe.setDefaultCard(portal.customer, body.card);
    return reply.redirect(`/stripe/portal/${portal.id}`, 303);
  });
  app.get<Named>('/stripe/invoice/:id', async ({ params }, reply) =>
    stripe.read(({ state }) => {
      const invoice = state.invoices.get(params.id);
      return invoice === undefined || invoice.status === 'draft'
        ? missing(reply)
        : renderDocument(reply, 'Invoice', renderInvoice(state, invoice));
    }),
  );
}

function addCheckoutPages(app: FastifyInstance, stripe: StripeService): void {
  app.get<Named>('/stripe/checkout/:id', async ({ params }, reply) => {
    const session = findSession(stripe, params.id);
    return session === undefined ? missing(reply) : showCheckout(reply, stripe, session);
  });
  app.post<Pressed>('/stripe/checkout/:id', async ({ params, body }, reply) => {
    const session = findSession(stripe, params.id);
    if (session === undefined) return missing(reply);
    if (body?.decision === 'back' && session.cancel_url !== null) return reply.redirect(session.cancel_url, 303);
    const picked = isCard(body?.card) ? body.card : 'good';
    const card = body?.decision === 'decline' ? 'declining' : picked;
    const outcome = stripe.payCheckout(session.id, card, body?.number?.trim() || undefined);
    if (outcome === 'paid') return reply.redirect(returnAddress(session), 303);
    if (outcome === 'closed') reply.code(409);
    return showCheckout(reply, stripe, session, picked);
  });
}

// Due work runs first: the checkout may have expired by now.
function findSession(stripe: StripeService, id: string): SessionRow | undefined {
  return stripe.read(({ state }) => state.sessions.get(id));
}

function showCheckout(reply: FastifyReply, stripe: StripeService, session: SessionRow, declined?: CardKind): string {
  const back = [session.success_url, session.cancel_url];
  if (session.status !== 'open') return renderDocument(reply, 'Closed', renderClosedCheckout(session));
  return renderDocument(reply, 'Pay', renderCheckout(stripe.state, session, declined ?? null), back);
}
