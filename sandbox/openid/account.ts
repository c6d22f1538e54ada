import { createHash } from 'node:crypto';
import type { OpenidProvider } from './provider.ts';

/** The identity that a visitor chooses on the page of a provider. */
export interface OpenidAccount {
  name: string;
  email: string;
  email_verified: boolean;
  /** Apple only: the app gets an Apple relay address instead of the real one. */
  hides_email: boolean;
}

/** Accounts that are always offered for selection. */
export const OPENID_ACCOUNTS: readonly OpenidAccount[] = [
  { name: 'Mara Lindqvist', email: 'mara.lindqvist@post.example', email_verified: true, hides_email: false },
  { name: 'Deniz Ateş', email: 'deniz.ates@post.example', email_verified: true, hides_email: false },
  { name: 'Zuzu', email: 'zuzu@post.example', email_verified: true, hides_email: false },
];

/**
 * Builds a stable subject for an email address at a provider; the name does not matter, and each provider has its own
 * subjects.
 */
export function buildSubject(provider: OpenidProvider, email: string): string {
  const hash = createHash('sha256').update(`${provider} ${email.trim().toLowerCase()}`).digest('hex');
  if (provider === 'apple') return `001${hash.slice(0, 3)}.${hash.slice(3, 35)}.0917`;
  return `1${BigInt(`0x${hash.slice(0, 24)}`)
    .toString()
    .padStart(20, '0')
    .slice(-20)}`;
}

/** Returns the email address that the app receives. */
export function toEmail(provider: OpenidProvider, account: OpenidAccount): string {
  if (provider !== 'apple' || !account.hides_email) return account.email.trim();
  return `${buildSubject('apple', account.email).slice(7, 17)}@privaterelay.appleid.com`;
}
