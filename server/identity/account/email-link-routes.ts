import type { Language } from '@tangent/domain/locale.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, MAX_FORM_BYTES } from '../../platform/http/accept-forms.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type Actor, readRequestContext } from '../auth/public.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { type EmailLinkPurpose, type OpenedLink, readEmailLink } from './email-link.ts';
import type { AccountContext } from './reset-password.ts';
import { confirmVerification } from './verification.ts';

/** The page that asks for the confirmation of an address. */
interface EmailLinkView {
  purpose: EmailLinkPurpose;
  email: string;
  /** The language of the account. */
  language: Language;
}

/** Sends the page; the built web renders it. */
type SendEmailLink = (request: FastifyRequest, reply: FastifyReply, view: EmailLinkView) => Promise<FastifyReply>;
type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

/** Where a link leads when its address is confirmed, and when the link is dead. */
const TARGETS = {
  verify_email: { done: '/dashboard?verified=1', dead: '/auth/login?error=verification_failed' },
  change_email: { done: '/account?email=changed', dead: '/account?email=failed' },
} as const satisfies Record<EmailLinkPurpose, object>;

const PATHS = {
  verify_email: '/v1/auth/verify-email/:token',
  change_email: '/v1/auth/change-email/:token',
} as const satisfies Record<EmailLinkPurpose, string>;

/** Serves the links in emails that confirm an address. Opening one changes nothing; the button of its page posts. */
export function registerEmailLinkRoutes(
  app: HttpApp<Actor>,
  context: AccountContext,
  sendEmailLink: SendEmailLink,
): void {
  app.register(async (scope) => {
    const own = scope as unknown as HttpApp<Actor>;
    acceptForms(own);
    addLink(own, context, sendEmailLink, 'verify_email', (link) =>
      inTransaction(context.db, (tx) => confirmVerification(tx, link)),
    );
    addLink(own, context, sendEmailLink, 'change_email', (link) => confirmEmailChange(context.db, link));
  });
}

function addLink(
  app: HttpApp<Actor>,
  { db, clock, auth_secret: secret }: AccountContext,
  sendEmailLink: SendEmailLink,
  purpose: EmailLinkPurpose,
  confirm: (link: OpenedLink) => Promise<boolean>,
): void {
  const { done, dead } = TARGETS[purpose];
  const path = PATHS[purpose];
  const schema = { hide: true };

  app.get(path, { schema }, async (request: LinkRequest, reply) => {
    hideAddress(reply);
    const found = await readEmailLink(db, purpose, { token: request.params.token, secret, now: clock.now() });
    if (found.state !== 'ask') return reply.redirect(found.state === 'done' ? done : dead, 302);
    return sendEmailLink(request, reply, { purpose, email: found.link.email, language: found.user.language });
  });

  // The token alone allows the confirmation, and no cookie counts here. The page sends no origin, because its address is
  // secret.
  const config = { accepts_cross_site: true };
  app.post(path, { schema, config, bodyLimit: MAX_FORM_BYTES }, async (request: LinkRequest, reply) => {
    hideAddress(reply);
    const { token } = request.params;
    const isGood = await confirm({ token, secret, requestContext: readRequestContext(request), now: clock.now() });
    return reply.redirect(isGood ? done : dead, 303);
  });
}

/** Keeps the address, which contains a token, out of caches, referrers and search engines. */
function hideAddress(reply: FastifyReply): void {
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
}
