import type { Language } from '@tangent/domain/locale.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { findOutboxHold } from '../../distribution/outbox/public.ts';
import type { MailContext } from './context.ts';
import { type EmailContent, renderEmail } from './render-email.tsx';

type Recipient = { first_name: string; last_name: string; email: string; language: Language };
export type EmailDraft = Omit<EmailContent, 'action' | 'footer' | 'language' | 'product'> & {
  subject: string;
  /** Null in an email to someone without an account, whom a page of the product would not help. */
  action: { label: string; path: string } | null;
  /** Emails about security or money are always sent and say so; other emails can be turned off. */
  footer?: keyof typeof FOOTERS;
};

const FOOTERS = {
  security: 'mail.security_footer',
  billing: 'mail.billing_footer',
  money: 'mail.money_footer',
  share: 'mail.share_footer',
  form: 'mail.form_footer',
  curator: 'mail.curator_footer',
  store: 'mail.store_footer',
} as const;

/** Renders an email in the recipient’s language as HTML and as plain text, and sends it. */
export async function sendEmail(
  context: MailContext,
  user: Recipient,
  messageId: string,
  { subject, action, footer, ...draft }: EmailDraft,
): Promise<void> {
  // A restored database holds emails as due that were sent long ago.
  if ((await findOutboxHold(context.db)) !== null) throw new Error('the outbox is held');
  const { t } = await loadTexts(user.language);
  const email = await renderEmail({
    ...draft,
    action: action && { label: action.label, address: `${context.public_url}${action.path}` },
    footer: t(footer === undefined ? 'mail.footer' : FOOTERS[footer], {
      product: context.product_name,
      email: context.support_email,
    }),
    language: user.language,
    product: context.product_name,
  });
  const to = { name: `${user.first_name} ${user.last_name}`.trim(), address: user.email };
  await context.mailer.send({ to, subject, ...email, message_id: messageId });
}
