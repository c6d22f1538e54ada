import { foldEmail, writeEmail } from './read-email.ts';

/** How a provider of mailboxes writes one mailbox in several ways. */
type Provider = {
  /** The first one stands for all: a name before the @ is the same mailbox at each. */
  readonly domains: readonly string[];
  /** Characters before the @ that make no difference. */
  readonly ignored?: RegExp;
  /** The sign before a tag, besides `+`. */
  readonly tag?: string;
};

/** As the providers document it, seen in November 2026. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.com.tr', 'yandex.kz', 'yandex.by'], ignored: /[.-]/g },
  { domains: ['yahoo.com', 'ymail.com', 'rocketmail.com'], tag: '-' },
];
/** Providers where every name in front of the domain of a user leads to the user: `shop@ada.fastmail.com`. */
const WITH_NAME_IN_DOMAIN = ['fastmail.com', 'fastmail.fm'];

/**
 * Returns the mailbox that an address leads to, in the one form in which mailboxes are counted: in lower case,
 * without a tag after `+`, and written as its provider reads it. Mail goes to the address as its owner gave it.
 *
 * @example findMailbox('Ada.L+two@Googlemail.com') // 'adal@gmail.com'
 */
export function findMailbox(email: string): string {
  const address = foldEmail(email);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const named = WITH_NAME_IN_DOMAIN.find((one) => domain.endsWith(`.${one}`));
  if (named !== undefined) return `${domain.slice(0, -named.length - 1)}@${named}`;
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  const box = cutTag(cutTag(address.slice(0, Math.max(0, at)), '+'), provider?.tag);
  const plain = provider?.ignored === undefined ? box : box.replace(provider.ignored, '');
  return `${plain === '' ? box : plain}@${provider?.domains[0] ?? domain}`;
}

/** A tag has a name before it: an address that begins with the sign has none. */
function cutTag(box: string, sign: string | undefined): string {
  const start = sign === undefined ? -1 : box.indexOf(sign);
  return start > 0 ? box.slice(0, start) : box;
}

/** Shows enough of an address for its owner to recognise a typing mistake: `m…@posteo.de`. */
export function hideMailbox(email: string): string {
  const address = writeEmail(email);
  return `${[...address][0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`;
}
