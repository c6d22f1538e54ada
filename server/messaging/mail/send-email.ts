import type { Language } from '@tangent/domain/locale.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { RecipientRefused } from '../../gateways/mail/recipient-refused.ts';
import { findOutboxHold } from '../outbox/public.ts';
import type { MailContext } from './context.ts';
import { buildMailPicturePath, type MailPicture } from './picture-token.ts';
import { insertRefusal, removeRefusal } from './refusal-store.ts';
import { type EmailArt, type EmailContent, renderEmail } from './render-email.tsx';
import { buildUnsubscribePath } from './unsubscribe-token.ts';

interface Recipient {
  /** The account that sees that the server refuses the address: its own, or the one that invited it. */
  id?: string;
  first_name: string;
  last_name: string;
  email: string;
  language: Language;
}
/** A release in an email: its colours, and the cover as it is or as the label of a record; null without a cover. */
export type EmailArtDraft = {
  tint: EmailArt['tint'];
  cover: { kind: MailPicture; upload_id: string; alt: string } | null;
};
export type EmailDraft = Omit<EmailContent, 'action' | 'art' | 'footer' | 'language' | 'mark' | 'product' | 'rows'> & {
  subject: string;
  /** The release that it is about. */
  art?: EmailArtDraft;
  rows?: EmailContent['rows'];
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
  { subject, action, art, footer, rows = [], ...draft }: EmailDraft,
): Promise<void> {
  // A restored database holds emails as due that were sent long ago.
  if ((await findOutboxHold(context.db)) !== null) throw new Error('the outbox is held');
  const { t } = await loadTexts(user.language);
  const email = await renderEmail({
    ...draft,
    rows,
    mark: `${context.public_url}/mark.png`,
    art: art === undefined ? null : presentArt(context, art),
    action: action && { label: action.label, address: `${context.public_url}${action.path}` },
    footer: t(footer === undefined ? 'mail.footer' : FOOTERS[footer], {
      product: context.product_name,
      email: context.support_email,
    }),
    language: user.language,
    product: context.product_name,
  });
  const to = { name: `${user.first_name} ${user.last_name}`.trim(), address: user.email };
  // Only an email that can be turned off may offer it, and only to an account.
  const off = footer === undefined && user.id !== undefined ? buildUnsubscribePath(context.auth_secret, user.id) : null;
  const unsubscribe = off === null ? {} : { unsubscribe_address: `${context.public_url}${off}` };
  await deliver(context, user, { to, subject, ...email, message_id: messageId, ...unsubscribe });
}

function presentArt({ public_url, auth_secret }: MailContext, { tint, cover }: EmailArtDraft): EmailArt {
  if (cover === null) return { tint, picture: null };
  const { kind, upload_id, alt } = cover;
  const address = `${public_url}${buildMailPicturePath(auth_secret, kind, upload_id)}`;
  return { tint, picture: { address, alt, is_large: kind === 'head' } };
}

/**
 * Sends an email. A refusal of the recipient ends it, because another try ends the same way: it is recorded where the
 * account sees it. Without such an account it stays an error.
 */
async function deliver({ db, clock, mailer }: MailContext, { id, email }: Recipient, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (id === undefined || !(error instanceof RecipientRefused)) throw error;
    await insertRefusal(db, { account_id: id, email, answer: error.answer, refused_at: clock.now() });
    return;
  }
  if (id !== undefined) await removeRefusal(db, { account_id: id, email });
}
