import type { Account } from '@tangent/contract/identity/account.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TwoFactorSecret, useStartTwoFactor } from '../../../api/identity/account-safety.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/**
 * Turns two-factor sign-in with an authenticator app on and off, and issues the codes for when the app is lost.
 */
export function TwoFactorCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { twofactor } = account;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Card
      title={t('account.two_factor.title')}
      action={
        <StatusPill tone={twofactor.on ? 'good' : 'quiet'}>
          {t(twofactor.on ? 'account.two_factor.on' : 'account.two_factor.off')}
        </StatusPill>
      }
    >
      {twofactor.on ? <TwoFactorOn twofactor={twofactor} onCodes={setCodes} /> : <SwitchOn onCodes={setCodes} />}
      <RecoveryCodesDialog codes={codes} username={account.username} onSaved={() => setCodes(null)} />
    </Card>
  );
}

function SwitchOn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const setup = useStartTwoFactor();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null);
  const start = () => void runConfirmed(() => setup.mutateAsync()).then(setSecret, showError);
  const finish = (codes: readonly string[]) => {
    setSecret(null);
    onCodes(codes);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="leading-relaxed text-ink-2">{t('account.two_factor.text')}</p>
      <Button busy={setup.isPending} onClick={start}>
        {t('account.two_factor.switch_on')}
      </Button>
      {confirmationDialog}
      <TwoFactorSetup secret={secret} onClose={() => setSecret(null)} onDone={finish} />
    </div>
  );
}
