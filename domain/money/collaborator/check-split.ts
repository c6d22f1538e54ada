import { checkContributorName } from '../../catalogue/release/credit/check-credits.ts';
import { checkSplits } from '../../catalogue/release/credit/check-splits.ts';
import { CREDITS_MAX } from '../../catalogue/release-limits.ts';
import { checkEmail } from '../../identity/auth/check-email.ts';
import { findMailbox } from '../../identity/email/mailbox.ts';
import { foldEmail } from '../../identity/email/read-email.ts';
import type { Issue } from '../../issue.ts';
import { RECOUPABLE_MAX_CENTS, SPLIT_MONTHS_AHEAD } from '../money-limits.ts';
import { addMonths, isPeriod, type Period } from '../royalty/period.ts';
import type { SplitPart } from './split-part.ts';

/** A requested version of a split. */
export type SplitDraft = {
  readonly parts: readonly SplitPart[];
  readonly effective_from: Period;
  readonly recoupable_cents: number;
};

type Facts = {
  readonly this_month: Period;
  readonly owner_email: string;
  /** Addresses of people who declined a share. */
  readonly declined_emails: readonly string[];
};

/**
 * Checks a version of a split: every person has a first and last name, and shares total exactly 100 %; every
 * payee has an email address of their own that is not the owner's and has not declined; the version starts this month
 * at the earliest, because earlier sales are already divided; and the recoupable amount is not negative.
 */
export function checkSplit(draft: SplitDraft, facts: Facts): Issue[] {
  return [
    ...checkParts(draft.parts),
    ...checkEmails(draft.parts, facts),
    ...checkMonth(draft.effective_from, facts.this_month),
    ...checkRecoupable(draft.recoupable_cents),
  ];
}

function checkParts(parts: readonly SplitPart[]): Issue[] {
  const path = 'parts';
  if (parts.length === 0) return [{ code: 'required', path }];
  if (parts.length > CREDITS_MAX) return [{ code: 'max_count', path, params: { max: CREDITS_MAX } }];
  const shares = checkSplits(parts).map((issue) => ({ ...issue, path: issue.path.replace('contributors', path) }));
  return [...parts.flatMap(({ name }, index) => checkContributorName(`${path}.${index}.name`, name)), ...shares];
}

function checkEmails(parts: readonly SplitPart[], { owner_email, declined_emails }: Facts): Issue[] {
  const seen = new Set<string>();
  const declined = new Set(declined_emails.map(findMailbox));
  return parts.flatMap(({ email }, index) => {
    if (email === null) return [];
    const path = `parts.${index}.email`;
    const issues = checkEmail(path, email);
    if (issues.length > 0) return issues;
    const folded = foldEmail(email);
    const isTwice = seen.has(folded);
    seen.add(folded);
    if (isTwice) return [{ code: 'email_twice', path }];
    // One mailbox under another spelling is the same person.
    const mailbox = findMailbox(email);
    if (mailbox === findMailbox(owner_email)) return [{ code: 'own_email', path }];
    return declined.has(mailbox) ? [{ code: 'payee_declined', path }] : [];
  });
}

function checkMonth(period: Period, thisMonth: Period): Issue[] {
  const path = 'effective_from';
  if (!isPeriod(period) || period > addMonths(thisMonth, SPLIT_MONTHS_AHEAD)) return [{ code: 'invalid_choice', path }];
  return period < thisMonth ? [{ code: 'split_month_past', path }] : [];
}

function checkRecoupable(cents: number): Issue[] {
  const isRight = Number.isInteger(cents) && cents >= 0 && cents <= RECOUPABLE_MAX_CENTS;
  if (isRight) return [];
  return [{ code: 'recoupable_range', path: 'recoupable_cents', params: { max: RECOUPABLE_MAX_CENTS / 100 } }];
}
