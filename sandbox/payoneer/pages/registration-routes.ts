import type { FastifyInstance } from 'fastify';
import { missing, renderDocument } from '../../page/render-document.ts';
import type { PayoneerService } from '../create-payoneer.ts';
import { renderRegistration } from './registration-page.ts';

type Named = { Params: { id: string } };
type Pressed = Named & { Body: Record<string, string | null> | null };

/** Adds the registration pages of the simulated Payoneer. */
export function addPayoneerPages(app: FastifyInstance, payoneer: PayoneerService): void {
  const { links, payees } = payoneer.state;
  app.get<Named>('/payoneer/registration/:id', async ({ params }, reply) => {
    const link = links.get(params.id);
    if (link === undefined) return missing(reply);
    return renderDocument(reply, 'Register', renderRegistration(link, payees.get(link.payee_id)), [link.redirect_url]);
  });
  app.post<Pressed>('/payoneer/registration/:id', async ({ params, body }, reply) => {
    const link = links.get(params.id);
    if (link === undefined) return missing(reply);
    if (body?.decision === 'register') payoneer.register(link);
    return reply.redirect(link.redirect_url, 303);
  });
}
