import type { PayoutSettings } from '@tangent/contract/money/payout.ts';
import {
  PAYOUT_SERVICES,
  type PayoutMethod,
  type PayoutSetupState,
} from '@tangent/domain/money/payout/payout-method.ts';
import { useTranslation } from 'react-i18next';
import { getSetupState } from '../../../../api/money/payout.ts';
import { Button } from '../../../../ui/button.tsx';
import { type PillTone, StatusPill } from '../../../../ui/status-pill.tsx';
import { SetUpFailure } from './set-up-failure.tsx';
import type { PayoutSetup } from './use-payout-setup.ts';

const TONES: Record<PayoutSetupState, PillTone> = {
  incomplete: 'warn',
  pending: 'info',
  ready: 'good',
  restricted: 'bad',
};

type MethodSummaryProps = { settings: PayoutSettings; method: PayoutMethod; setUp: PayoutSetup; onChange: () => void };

/** Shows the chosen payout method, its status at the service and the next step. */
export function MethodSummary({ settings, method, setUp, onChange }: MethodSummaryProps) {
  const { t } = useTranslation();
  const state = getSetupState(settings);
  const service = PAYOUT_SERVICES[method];
  const needsOwner = state === 'incomplete' || state === 'restricted';
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 rounded-control bg-sunken p-4">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-15 font-bold">{service}</span>
          <StatusPill tone={TONES[state]}>{t(`payout.setup.${state}`)}</StatusPill>
        </p>
        {method === 'payoneer' && <p className="min-w-0 break-words text-ink-2">{settings.payoneer.email}</p>}
        <p className="mt-1 max-w-prose leading-relaxed text-ink-2">{t(`payout.setup_text.${state}`, { service })}</p>
      </div>
      <SetUpFailure failure={setUp.failure} />
      <div className="flex flex-wrap gap-2">
        <Button tone={needsOwner ? 'volt' : 'plain'} busy={setUp.isBusy} onClick={() => void setUp.open(method)}>
          {t(needsOwner ? 'payout.go_on' : 'payout.details', { service })}
        </Button>
        <Button onClick={onChange}>{t('payout.change')}</Button>
      </div>
    </div>
  );
}
