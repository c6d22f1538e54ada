import type { Withdrawal, WithdrawalTerms } from '@tangent/contract/money/payout.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import { checkAmount, withdrawalLimit } from '@tangent/domain/money/payout/check-withdrawal.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRequestWithdrawal } from '../../../api/money/payout.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { findFieldIssues } from '../../form/field-issues.ts';
import { issueResolver } from '../../form/issue-resolver.ts';
import { useIssueSentence } from '../../form/issue-sentence.ts';
import { useStepUpGuard } from '../../identity/account/step-up/use-step-up-guard.tsx';
import { formatDate } from '../../text/format.ts';

/**
 * Parses a typed amount of dollars: '1,234.50', '1.234,50', '$ 1234', '1234,5'. Returns whole cents, or null for
 * everything else, also for more than two decimals: no amount is rounded silently. A comma or point before the last one
 * or two digits starts the cents, in every language.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00A0\u202F$]|US|USD/gu, '');
  const match = /^(\d{1,3}(?:[.,’']?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const digits = whole.replace(/\D/g, '');
  if (digits.length > 12 || isMixed(whole)) return null;
  return Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Whether the thousands are separated by different signs. */
function isMixed(whole: string): boolean {
  return new Set(whole.replace(/\d/g, '')).size > 1;
}

/** Formats cents as a user would type them: 1234.50, without currency sign and without thousands separators. */
export function formatAmount(cents: number, locale: string): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;
  return new Intl.NumberFormat(locale, format).format(cents / 100);
}

type Values = { amount: string };

/** The form of a withdrawal. Sending it again after an error repeats the same withdrawal, because its id is reused. */
export function useWithdrawForm(terms: WithdrawalTerms, onDone: (withdrawal: Withdrawal) => void) {
  const { i18n } = useTranslation();
  const locale = formatLocale(i18n.language);
  const whole = formatAmount(withdrawalLimit(terms), locale);
  const toMessage = useAmountSentence(locale);
  const form = useForm<Values>({
    defaultValues: { amount: whole },
    resolver: issueResolver(({ amount }) => checkText(amount, terms), toMessage),
  });
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const [failure, setFailure] = useState<unknown>(null);
  const request = useRequestWithdrawal();
  const toOrder = useOrder();
  const fail = (error: unknown) => {
    const [issue] = findFieldIssues(error, ['amount_cents']);
    if (issue === undefined) setFailure(error);
    else form.setError('amount', { message: toMessage(issue) }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(({ amount }) => {
    setFailure(null);
    const order = toOrder(parseAmount(amount) ?? 0);
    return runConfirmed(() => request.mutateAsync(order)).then(onDone, fail);
  });
  return {
    form,
    failure,
    submit,
    confirmationDialog,
    isPending: request.isPending,
    cents: parseAmount(form.watch('amount')),
    withdrawAll: () => form.setValue('amount', whole, { shouldValidate: true }),
  };
}

function checkText(amount: string, terms: WithdrawalTerms): Issue[] {
  const cents = parseAmount(amount);
  if (cents === null) return [{ code: 'amount_invalid', path: 'amount' }];
  return checkAmount(cents, terms).map((issue) => ({ ...issue, path: 'amount' }));
}

function useAmountSentence(locale: string): (issue: Issue) => string {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  return (issue) => {
    const example = formatAmount(WITHDRAWAL_MIN_CENTS, locale);
    const { available, next_on } = issue.params ?? {};
    if (issue.code === 'not_received_yet' && available !== undefined) {
      const values = { available: formatDollars(Number(available), i18n.language) };
      if (next_on === undefined) return t('withdrawal.not_received_late', values);
      return t('withdrawal.not_received_yet', { ...values, date: formatDate(String(next_on), i18n.language) });
    }
    if (issue.code === 'amount_invalid') return t('withdrawal.amount_invalid', { example });
    return sentence(issue, { field: t('withdrawal.amount') });
  };
}

/** Returns the request for an amount: the same amount again keeps its id, another amount is another withdrawal. */
function useOrder(): (amount_cents: number) => { id: string; amount_cents: number } {
  const last = useRef<{ id: string; amount_cents: number } | null>(null);
  return (amount_cents) => {
    if (last.current?.amount_cents !== amount_cents) last.current = { id: crypto.randomUUID(), amount_cents };
    return last.current;
  };
}
