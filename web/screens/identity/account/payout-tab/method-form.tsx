import type { PayoutSettings } from '@tangent/contract/money/payout.ts';
import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { PAYOUT_METHOD_HOLD_HOURS } from '@tangent/domain/money/money-limits.ts';
import { PAYOUT_SERVICES, type PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { issueResolver } from '../../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/form/radio-cards.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { SetUpFailure } from './set-up-failure.tsx';
import type { PayoutSetup } from './use-payout-setup.ts';

type MethodFormProps = { settings: PayoutSettings; setUp: PayoutSetup; onCancel: (() => void) | null };

/** Chooses Stripe or Payoneer and continues on that service's page. */
export function MethodForm({ settings, setUp, onCancel }: MethodFormProps) {
  const { t } = useTranslation();
  const form = useMethodForm(settings);
  const { errors } = form.formState;
  const method = form.watch('method');
  if (settings.offered.length === 0) return <p className="text-ink-2">{t('payout.none_offered')}</p>;
  const submit = form.handleSubmit(({ method: chosen, payoneer_email }) =>
    setUp.choose(chosen === 'payoneer' ? { method: chosen, payoneer_email } : { method: chosen }),
  );
  return (
    <form className="grid max-w-2xl gap-4" noValidate onSubmit={submit}>
      <RadioCards
        label={t('payout.method.label')}
        cards={settings.offered.map((one) => ({
          value: one,
          label: PAYOUT_SERVICES[one],
          detail: t(`payout.method.${one}`),
        }))}
        {...form.register('method')}
      />
      {method === 'payoneer' && (
        <PayoneerEmail error={errors.payoneer_email?.message} {...form.register('payoneer_email')} />
      )}
      <p className="text-13 text-ink-2">{t('payout.change_note', { hours: PAYOUT_METHOD_HOLD_HOURS })}</p>
      <SetUpFailure failure={setUp.failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="volt" busy={setUp.isBusy}>
          {t('payout.go_to', { service: PAYOUT_SERVICES[method] })}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('ui.cancel')}</Button>}
      </div>
    </form>
  );
}

/** Asks for the address of a Payoneer account (S3-023). */
function PayoneerEmail({ error, ...field }: ComponentProps<'input'> & { error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('payout.payoneer_email')}
      hint={t('payout.payoneer_email_hint')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}

type Values = { method: PayoutMethod; payoneer_email: string };

function useMethodForm({ method, offered, payoneer }: PayoutSettings) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const toMessage = (issue: Issue) => sentence(issue, { field: t('payout.payoneer_email') });
  const check = (values: Values) =>
    values.method === 'payoneer' ? checkEmail('payoneer_email', values.payoneer_email) : [];
  return useForm<Values>({
    defaultValues: { method: method ?? offered[0] ?? 'stripe', payoneer_email: payoneer.email ?? '' },
    resolver: issueResolver(check, toMessage),
  });
}
