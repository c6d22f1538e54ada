import { normalizeMailbox } from '../presave/normalize-mailbox.ts';

/** Providers that ignore dots before the `@`. */
const WITHOUT_DOTS = ['gmail.com'];

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

/**
 * Returns the mailbox that an address leads to: as addresses are compared, without a tag after `+`, and without dots
 * where the provider ignores them.
 *
 * @example normalizeAddress('Ada.L+two@Gmail.com') // 'adal@gmail.com'
 */
export function normalizeAddress(email: string): string {
  const address = normalizeMailbox(email);
  const domain = domainOf(address).replace('googlemail.com', 'gmail.com');
  const [box = ''] = address.slice(0, address.lastIndexOf('@')).split('+');
  return `${WITHOUT_DOTS.includes(domain) ? box.replaceAll('.', '') : box}@${domain}`;
}

export function isDisposableAddress(email: string): boolean {
  return DISPOSABLE.includes(domainOf(normalizeMailbox(email)));
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
