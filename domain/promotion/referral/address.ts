import { foldEmail } from '../../identity/email/read-email.ts';

/**
 * Well-known providers of mailboxes that end after minutes. The list is short on purpose: such an address is one sign
 * of several, never a reason to refuse anybody.
 */
const DISPOSABLE = [
  '10minutemail.com',
  '33mail.com',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'guerrillamail.com',
  'guerrillamail.info',
  'inboxkitten.com',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mohmal.com',
  'mytemp.email',
  'sharklasers.com',
  'spamgourmet.com',
  'temp-mail.org',
  'tempmail.com',
  'tempr.email',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
];

export function isDisposableAddress(email: string): boolean {
  const address = foldEmail(email);
  return DISPOSABLE.includes(address.slice(address.lastIndexOf('@') + 1));
}
