import type { Withdrawal, WithdrawalStanding } from '@tangent/contract/payout.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { formatDollars } from '../../texts/format-dollars.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isGivenUp } from '../step-up/given-up.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawFacts } from './withdraw-facts.tsx';

type WithdrawFormProps = {
  standing: WithdrawalStanding;
  onClose: () => void;
  onDone: (withdrawal: Withdrawal) => void;
};

/** How much is withdrawn: the whole balance unless somebody says otherwise. */
export function WithdrawForm({ standing, onClose, onDone }: WithdrawFormProps) {
  const { t, i18n } = useTranslation();
  const { form, cents, trouble, isPending, submit, takeAll, question } = useWithdrawForm(standing, onDone);
  const { setFocus } = form;
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);
  const dollars = (amount: number) => formatDollars(amount, i18n.language);
  const amount = cents === null ? '' : dollars(cents);
  // The question is no part of the form: what is sent there would send this one too.
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="grid gap-1.5">
          <TextField
            label={t('withdrawal.amount')}
            inputMode="decimal"
            autoComplete="off"
            className="num text-15"
            hint={t('withdrawal.available', { amount: dollars(standing.balance_cents) })}
            error={form.formState.errors.amount?.message}
            {...form.register('amount')}
          />
          <button type="button" className="text-link justify-self-start text-13" onClick={takeAll}>
            {t('withdrawal.whole')}
          </button>
        </div>
        <WithdrawFacts standing={standing} cents={cents} />
        <p className="text-13 text-ink-2">{t('withdrawal.keeps')}</p>
        {trouble !== null && !isGivenUp(trouble) && <Banner tone="bad" title={getErrorText(i18n, trouble)} />}
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="volt" busy={isPending}>
            {t('withdrawal.confirm', { amount }).trim()}
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}
