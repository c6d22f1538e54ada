import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { RequestContext } from '../auth/public.ts';
import { findLink, isLinkOpen, type LinkRow } from './account-link.ts';

/** The links that confirm an address. */
export type EmailLinkPurpose = 'verify_email' | 'change_email';

/** A link as it was opened, and the browser that opened it. */
export interface OpenedLink {
  token: string;
  secret: string;
  requestContext: RequestContext;
  now: Date;
}

type User = typeof users.$inferSelect;

/**
 * A link asks for the confirmation of its address, is done, or is dead. After its use it is done until it expires,
 * because its button may be pressed twice.
 */
export type EmailLink = { state: 'ask' | 'done'; user: User; link: LinkRow } | { state: 'dead' };

type Token = Pick<OpenedLink, 'token' | 'secret' | 'now'>;

/** Reads a link without changing anything: the robots of mail providers open every link. */
export async function readEmailLink(db: Db, purpose: EmailLinkPurpose, { token, secret, now }: Token) {
  const link = await findLink(db, { token, purpose, secret });
  const [user] = link === null ? [] : await selectUser(db, link);
  return describeLink(purpose, link, user, now);
}

/** Reads a link and locks its account, so that of two presses at once the second finds what the first one did. */
export async function lockEmailLink(tx: Tx, purpose: EmailLinkPurpose, { token, secret, now }: Token) {
  const link = await findLink(tx, { token, purpose, secret });
  const [user] = link === null ? [] : await selectUser(tx, link).for('no key update');
  return describeLink(purpose, link, user, now);
}

const selectUser = (db: Db | Tx, { account_id }: LinkRow) => db.select().from(users).where(eq(users.id, account_id));

function describeLink(purpose: EmailLinkPurpose, link: LinkRow | null, user: User | undefined, now: Date): EmailLink {
  if (link === null || link.expires_at <= now || !user || user.deactivated_at !== null) return { state: 'dead' };
  const isOwnAddress = user.email === link.email;
  if (isOwnAddress && user.email_verified_at !== null) return { state: 'done', user, link };
  // A link to the former address verifies nothing.
  if (purpose === 'verify_email' && !isOwnAddress) return { state: 'dead' };
  return isLinkOpen(link, now) ? { state: 'ask', user, link } : { state: 'dead' };
}
