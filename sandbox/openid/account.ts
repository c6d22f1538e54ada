import { createHash } from 'node:crypto';
import type { OpenidProvider } from './provider.ts';

/** Who somebody says to be on the page of a provider. */
export interface OpenidAccount {
  name: string;
  email: string;
  email_verified: boolean;
  /** Apple: the app gets an address of Apple's in place of the real one. */
  hides_email: boolean;
}

/** People who are always there to be picked. */
export const OPENID_ACCOUNTS: readonly OpenidAccount[] = [
  { name: 'Mara Lindqvist', email: 'mara.lindqvist@post.example', email_verified: true, hides_email: false },
  { name: 'Deniz Ateş', email: 'deniz.ates@post.example', email_verified: true, hides_email: false },
  { name: 'Zuzu', email: 'zuzu@post.example', email_verified: true, hides_email: false },
];

/** The same person has the same subject at a provider, whatever name they type; another provider knows them by another. */
export function buildSubject(provider: OpenidProvider, email: string): string {
  const hash = createHash('sha256').update(`${provider} ${email.trim().toLowerCase()}`).digest('hex');
  if (provider === 'apple') return `001${hash.slice(0, 3)}.${hash.slice(3, 35)}.0917`;
  return `1${BigInt(`0x${hash.slice(0, 24)}`)
    .toString()
    .padStart(20, '0')
    .slice(-20)}`;
}

/** The address that the app is told. */
export function toEmail(provider: OpenidProvider, account: OpenidAccount): string {
  if (provider !== 'apple' || !account.hides_email) return account.email.trim();
  return `${buildSubject('apple', account.email).slice(7, 17)}@privaterelay.appleid.com`;
}
