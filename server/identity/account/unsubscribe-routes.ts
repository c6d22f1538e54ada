import { users } from '@tangent/db/schema/identity/account.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readUnsubscribeToken } from '../../messaging/mail/public.ts';
import { acceptForms, MAX_FORM_BYTES } from '../../platform/http/accept-forms.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type Actor, readRequestContext, recordSecurityEvent, updateUser } from '../auth/public.ts';
import type { AccountContext } from './reset-password.ts';

type UnsubscribeContext = Pick<AccountContext, 'db' | 'clock' | 'auth_secret'>;

/** The page that asks whether emails should be turned off, or says that they are off. */
interface UnsubscribeView {
  purpose: 'unsubscribe' | 'unsubscribed';
  email: string;
  /** The language of the account. */
  language: Language;
}

/** Sends the page; the built web renders it. */
type SendUnsubscribe = (request: FastifyRequest, reply: FastifyReply, view: UnsubscribeView) => Promise<FastifyReply>;
type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

const PATH = '/v1/mail/unsubscribe/:token';
/** Where a link leads that is not ours: the switch itself, behind the sign-in. */
const DEAD = '/account';

/**
 * Serves the address in the header of emails that can be turned off (RFC 8058). A POST turns them off, without a cookie
 * and whatever its body; opening the page changes nothing, because robots open every link.
 */
export function registerUnsubscribeRoutes(
  app: HttpApp<Actor>,
  { db, clock, auth_secret }: UnsubscribeContext,
  sendPage: SendUnsubscribe,
): void {
  app.register(async (scope) => {
    const own = scope as unknown as HttpApp<Actor>;
    acceptForms(own);
    // The other body that a mail provider may send.
    own.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, async () => ({}));
    const schema = { hide: true };

    own.get(PATH, { schema }, async (request: TokenRequest, reply) => {
      hideAddress(reply);
      const id = readUnsubscribeToken(auth_secret, request.params.token);
      const [user] = id === null ? [] : await db.select().from(users).where(isOpen(id));
      if (!user) return reply.redirect(DEAD, 302);
      const { email, language, email_notifications } = user;
      return sendPage(request, reply, {
        purpose: email_notifications ? 'unsubscribe' : 'unsubscribed',
        email,
        language,
      });
    });

    // The token alone allows it. A provider follows no redirect, so the page is the answer.
    const options = { schema, config: { accepts_cross_site: true }, bodyLimit: MAX_FORM_BYTES };
    own.post(PATH, options, async (request: TokenRequest, reply) => {
      hideAddress(reply);
      const id = readUnsubscribeToken(auth_secret, request.params.token);
      const user = id === null ? null : await turnOff({ db, clock }, id, request);
      if (user === null) return reply.redirect(DEAD, 303);
      return sendPage(request, reply, { purpose: 'unsubscribed', email: user.email, language: user.language });
    });
  });
}

const isOpen = (id: string) => and(eq(users.id, id), isNull(users.erased_at));

async function turnOff({ db, clock }: Pick<UnsubscribeContext, 'db' | 'clock'>, id: string, request: FastifyRequest) {
  return inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(isOpen(id)).for('no key update');
    if (!user) return null;
    if (!user.email_notifications) return user;
    await updateUser(tx, id, { email_notifications: false });
    const details = { fields: 'email_notifications' };
    const requestContext = readRequestContext(request);
    await recordSecurityEvent(tx, {
      account_id: id,
      type: 'profile_changed',
      at: clock.now(),
      requestContext,
      details,
    });
    return user;
  });
}

/** Keeps the address, which contains a token, out of caches, referrers and search engines. */
function hideAddress(reply: FastifyReply): void {
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
}
