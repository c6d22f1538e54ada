import { BLOCK_REASONS } from '@tangent/domain/identity/access/blocked.ts';
import { PAYOUT_METHOD_HOLD_HOURS } from '@tangent/domain/money/money-limits.ts';
import { PAYOUT_SERVICES } from '@tangent/domain/money/payout/payout-method.ts';
import type { TFunction } from 'i18next';
import type { EmailDraft } from '../../messaging/mail/public.ts';
import type { AccountMail } from './account-mail.ts';
import type { MailLink } from './find-mail-link.ts';

interface Facts {
  mail: AccountMail;
  params: Readonly<Record<string, string>>;
  names: { name: string; product: string; email: string };
  link: MailLink | null;
}

type Advice = 'ignore' | 'secure' | 'support' | 'appeal';

/**
 * The advice for a user who did not trigger the email. Kinds with a link or a page of their own are listed; all others
 * lead to setting a new password.
 */
const KINDS = {
  verify_email: { advice: 'ignore', path: '/dashboard' },
  address_works: { advice: null, path: '/account' },
  reset_password: { advice: 'ignore', path: '/auth/forgot-password' },
  change_email: { advice: 'ignore', path: '/account' },
  email_changed: { advice: 'support', path: '/account' },
  account_frozen: { advice: 'appeal', path: '/account/blocked' },
  account_banned: { advice: 'appeal', path: '/account/blocked' },
  account_restored: { advice: null, path: '/dashboard' },
  account_closed: { advice: 'support', path: '/legal/privacy.html#rights' },
} as const satisfies Partial<Record<AccountMail, { advice: Advice | null; path: string }>>;

type Alarm = Exclude<AccountMail, keyof typeof KINDS>;

/** Builds the text of an email about an account. */
export function buildAccountEmail(t: TFunction, { mail, params, names, link }: Facts): EmailDraft {
  const values = { ...names, hours: link?.hours ?? 0, ...formatParams(t, params) };
  const titles = { subject: t(`mail.${mail}.subject`, values), heading: t(`mail.${mail}.heading`, values) };
  const body = t(`mail.${mail}.body`, values);
  const more = { points: [], footer: 'security' } as const;
  if (isAlarm(mail)) {
    const action = { label: t('mail.not_you.action'), path: '/auth/forgot-password' };
    return { ...titles, ...more, paragraphs: [body, t('mail.not_you.secure', values)], action };
  }
  const { advice, path } = KINDS[mail];
  const paragraphs = [body, ...listNotes(t, params), ...(advice === null ? [] : [t(`mail.not_you.${advice}`, values)])];
  return {
    ...titles,
    ...more,
    paragraphs,
    action: { label: t(`mail.${mail}.action`, values), path: link?.path ?? path },
  };
}

function isAlarm(mail: AccountMail): mail is Alarm {
  return !(mail in KINDS);
}

// Parameters arrive as they are stored: the code of a reason, the name of a provider in lower case.
function formatParams(t: TFunction, { reason, provider, new_email, name, method }: Facts['params']) {
  const known = BLOCK_REASONS.find((one) => one === reason) ?? 'other';
  return {
    reason: t(`auth.blocked.reasons.${known}`),
    provider: provider === 'apple' ? 'Apple' : 'Google',
    new_email: new_email ?? '',
    token: name ?? '',
    method: PAYOUT_SERVICES[method === 'payoneer' ? 'payoneer' : 'stripe'],
    hold: PAYOUT_METHOD_HOLD_HOURS,
  };
}

function listNotes(t: TFunction, { note }: Facts['params']): string[] {
  return note ? [t('mail.account_note', { note })] : [];
}
