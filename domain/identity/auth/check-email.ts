import type { Issue } from '../../issue.ts';
import { type EmailProblem, readEmail } from '../email/read-email.ts';

/**
 * Checks an email address as a mail server takes it (S5-042, A-131, A-223); an empty one is 'required'. The params of
 * 'invalid_email' say what was found: `context` names the sentence, `sign` the character and `place` its number, from 1
 * on, without the blanks before the address.
 *
 * @example
 * checkEmail('email', 'ada@music..example')[0]?.params; // { context: 'dot', place: 11 }
 */
export function checkEmail(path: string, email: string): Issue[] {
  if (email.trim() === '') return [{ code: 'required', path }];
  const read = readEmail(email);
  if ('address' in read) return [];
  return [{ code: 'invalid_email', path, ...(read.problem && { params: toParams(read.problem) }) }];
}

/** Problems of addresses that earlier rules took and some mail servers take: two dots, letters beyond ASCII before the @. */
const FORMER: readonly string[] = ['dot', 'local_ascii'];

/**
 * Checks an address that is typed to find an account: one of an account from before these rules is not refused where it
 * may still get mail.
 */
export function checkKnownEmail(path: string, email: string): Issue[] {
  return checkEmail(path, email).filter(({ params }) => !FORMER.includes(String(params?.context)));
}

function toParams({ reason, ...values }: EmailProblem): NonNullable<Issue['params']> {
  return { context: reason, ...values };
}
