import type { Withdrawal, WithdrawalTerms } from '@tangent/contract/money/payout.ts';
import { withdrawalLimit } from '@tangent/domain/money/payout/check-withdrawal.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { isAbandoned } from '../../identity/account/step-up/is-abandoned.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawFacts } from './withdraw-facts.tsx';

type WithdrawFormProps = {
  terms: WithdrawalTerms;
  onClose: () => void;
  onDone: (withdrawal: Withdrawal) => void;
};

/** Says how much can be withdrawn now, and how much more of the balance when stores have paid it. */
function useAvailableText(): (terms: WithdrawalTerms) => string {
  const { t, i18n } = useTranslation();
  return (terms) => {
    const limit = withdrawalLimit(terms);
    const amount = formatDollars(limit, i18n.language);
    const rest = terms.balance_cents - limit;
    if (rest <= 0) return t('withdrawal.available', { amount });
    return t('withdrawal.available_and_reported', { amount, reported: formatDollars(rest, i18n.language) });
  };
}

/** The form for the amount: all that is available unless the user changes it. */
export function WithdrawForm({ terms, onClose, onDone }: WithdrawFormProps) {
  const { t, i18n } = useTranslation();
  const { form, cents, failure, isPending, submit, withdrawAll, confirmationDialog } = useWithdrawForm(terms, onDone);
  const availableText = useAvailableText();
  const { setFocus } = form;
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);
  const dollars = (amount: number) => formatDollars(amount, i18n.language);
  const amount = cents === null ? '' : dollars(cents);
  // The step-up dialog is outside of the form: submitting it would submit this form too.
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="grid gap-1.5">
          <TextField
            label={t('withdrawal.amount')}
            inputMode="decimal"
            autoComplete="off"
            className="num text-15"
            hint={availableText(terms)}
            error={form.formState.errors.amount?.message}
            {...form.register('amount')}
          />
          <button type="button" className="text-link justify-self-start text-13" onClick={withdrawAll}>
            {t('withdrawal.whole')}
          </button>
        </div>
        <WithdrawFacts terms={terms} cents={cents} />
        <p className="text-13 text-ink-2">{t('withdrawal.keeps')}</p>
        {failure !== null && !isAbandoned(failure) && <Banner tone="bad" title={getErrorText(i18n, failure)} />}
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="volt" busy={isPending}>
            {t('withdrawal.confirm', { amount }).trim()}
          </Button>
        </div>
      </form>
      {confirmationDialog}
    </>
  );
}
