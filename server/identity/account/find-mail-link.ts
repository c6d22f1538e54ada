import { account_links } from '@tangent/db/schema/identity/sign-in.ts';
import { LINK_HOURS, type LinkPurpose } from '@tangent/domain/identity/auth/account-link.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { MailContext } from '../../messaging/mail/public.ts';
import { buildLinkToken } from './account-link.ts';

export interface MailLink {
  /** Where the link leads, including its token. */
  path: string;
  hours: number;
}

const LINK_PATHS = {
  verify_email: '/v1/auth/verify-email/',
  change_email: '/v1/auth/change-email/',
  reset_password: '/auth/reset-password?token=',
} as const satisfies Record<LinkPurpose, string>;

/** Returns the link for an email; null when it was used or replaced. Its token is created here and stored nowhere. */
export async function findMailLink({ db, auth_secret }: MailContext, linkId: string): Promise<MailLink | null> {
  const [link] = await db
    .select({ purpose: account_links.purpose })
    .from(account_links)
    .where(and(eq(account_links.id, linkId), isNull(account_links.ended_at)));
  if (!link) return null;
  const { purpose } = link;
  return { path: LINK_PATHS[purpose] + buildLinkToken(linkId, purpose, auth_secret), hours: LINK_HOURS[purpose] };
}
