import * as calls from '@tangent/contract/money/collaborator.ts';
import { type Actor, readRequestContext, requireStepUp } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { presentMicros } from '../royalty/public.ts';
import { acceptShare } from './accept-share.ts';
import { listCollaboratorReleases } from './collaborators-view.ts';
import { declineShare } from './decline-share.ts';
import { createInvitationLimiter, type InvitationContext, invitePayee, renewShareLink } from './invite-payee.ts';
import { findInvited, getOwnPayee, isOpen } from './payee-store.ts';
import { listPayees, presentPayees } from './payees-view.ts';
import { listReceivedShares } from './received-shares-view.ts';
import { saveSplit } from './save-split.ts';
import { getShareOffer } from './share-offer.ts';

const USER = { allow: 'user' } as const;

export interface CollaboratorContext extends BaseContext, InvitationContext {
  /** Signs the links in emails. */
  auth_secret: string;
}

/** Binds the calls about shares of collaborators: who has a share of which track, and the actions of invited payees. */
export function registerCollaboratorRoutes(app: HttpApp<Actor>, context: CollaboratorContext): void {
  const { db, clock } = context;
  const invitations = createInvitationLimiter(context);

  bindCall(app, calls.listCollaborators, USER, ({ actor, query }) =>
    listCollaboratorReleases(db, actor.user_id, { ...query, now: clock.now() }),
  );

  bindCall(app, calls.listPayees, USER, ({ actor, query }) => listPayees(db, actor.user_id, query.cursor));

  bindCall(app, calls.listReceivedShares, USER, ({ actor, query }) =>
    listReceivedShares(db, actor.user_id, { ...query, now: clock.now() }),
  );

  bindCall(app, calls.saveSplit, USER, async ({ actor, params, body }) => {
    const now = clock.now();
    requireStepUp(actor, now);
    const { based_on, also_apply_to, ...draft } = body;
    const wanted = [{ track_id: params.track_id, based_on }, ...also_apply_to] as const;
    await inTransaction(db, (tx) => saveSplit(tx, actor, { ...draft, wanted, now }));
  });

  bindCall(app, calls.invitePayee, USER, async ({ actor, params }) => {
    const payee = await getOwnPayee(db, actor, params.id);
    await invitations.count(payee.id);
    await inTransaction(db, (tx) => invitePayee(tx, actor, payee.id, clock.now()));
    const [presented] = await presentPayees(db, actor.user_id, [await getOwnPayee(db, actor, params.id)]);
    if (!presented) throw new Refusal('not_found');
    return presented;
  });

  registerInvitationRoutes(app, context, invitations);
}

/** Binds the target of an invitation's link. The token is only sent in bodies, so no log contains it. */
function registerInvitationRoutes(
  app: HttpApp<Actor>,
  { db, clock, auth_secret: secret }: CollaboratorContext,
  invitations: ReturnType<typeof createInvitationLimiter>,
): void {
  bindCall(app, calls.getShareOffer, USER, async ({ actor, body }) => {
    const now = clock.now();
    const { payee, invitation } = await findInvited(db, body.token, secret);
    const isTaken = payee.account_id !== null && payee.account_id !== actor.user_id;
    if (isTaken || !isOpen(payee, invitation, now)) throw new Refusal('invalid_token');
    return getShareOffer(db, payee, { account_id: actor.user_id, now });
  });

  bindCall(app, calls.acceptShare, USER, async ({ actor, body, request }) => {
    const input = { token: body.token, secret, requestContext: readRequestContext(request), now: clock.now() };
    return { moved_micros: presentMicros(await inTransaction(db, (tx) => acceptShare(tx, actor, input))) };
  });

  bindCall(app, calls.declineShare, USER, ({ actor, body }) =>
    inTransaction(db, (tx) => declineShare(tx, actor, { token: body.token, secret, now: clock.now() })),
  );

  bindCall(app, calls.renewShareLink, USER, async ({ body }) => {
    const { payee } = await findInvited(db, body.token, secret);
    await invitations.count(payee.id);
    await inTransaction(db, (tx) => renewShareLink(tx, body.token, { secret, now: clock.now() }));
  });
}
