import type { Account } from '@tangent/contract/identity/account.ts';
import { FEW_RECOVERY_CODES } from '@tangent/domain/identity/identity-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../../../api/identity/account-safety.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type TwoFactorOnProps = { twofactor: Account['twofactor']; onCodes: (codes: readonly string[]) => void };

type Action = 'renew' | 'off';

/**
 * Shows since when two-factor sign-in is on and how many recovery codes are left; renews the codes and turns it off.
 */
export function TwoFactorOn({ twofactor, onCodes }: TwoFactorOnProps) {
  const { t, i18n } = useTranslation();
  const { since, recovery_codes_left: left } = twofactor;
  const { selected, isOpen, select, close, renewCodes, switchOff, isBusy, confirmationDialog } =
    useTwoFactorActions(onCodes);
  return (
    <div className="grid gap-4">
      <p className="leading-relaxed text-ink-2">
        {since !== null && t('account.two_factor.since', { date: formatDate(since, i18n.language) })}{' '}
        {left > FEW_RECOVERY_CODES && t('account.two_factor.left', { count: left })}
      </p>
      {left <= FEW_RECOVERY_CODES && (
        <Banner tone="warn" title={t('account.two_factor.left', { count: left })}>
          {t('account.two_factor.few_left')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => select('renew')}>{t('account.two_factor.renew')}</Button>
        <Button tone="bad" onClick={() => select('off')}>
          {t('account.two_factor.switch_off')}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(next) => !next && close()}
        title={t(selected === 'off' ? 'account.two_factor.off_title' : 'account.two_factor.renew_title')}
        description={t(selected === 'off' ? 'account.two_factor.off_text' : 'account.two_factor.renew_text')}
        confirm={t(selected === 'off' ? 'account.two_factor.switch_off' : 'account.two_factor.renew')}
        tone={selected === 'off' ? 'bad' : 'volt'}
        busy={isBusy}
        onConfirm={selected === 'off' ? switchOff : renewCodes}
      />
      {confirmationDialog}
    </div>
  );
}

function useTwoFactorActions(onCodes: TwoFactorOnProps['onCodes']) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const [selected, setSelected] = useState<Action>('renew');
  const [isOpen, setOpen] = useState(false);
  const renew = useRenewRecoveryCodes();
  const disable = useDisableTwoFactor();
  // This dialog closes before the password dialog opens, so that neither covers the other.
  const run = <Result,>(action: () => Promise<Result>, onDone: (result: Result) => void) => {
    setOpen(false);
    void runConfirmed(action).then(onDone, showError);
  };
  const renewCodes = () =>
    run(
      () => renew.mutateAsync(),
      ({ recovery_codes }) => onCodes(recovery_codes),
    );
  const switchOff = () =>
    run(
      () => disable.mutateAsync(),
      () => toast('good', t('account.two_factor.is_off')),
    );
  const select = (action: Action) => {
    setSelected(action);
    setOpen(true);
  };
  const isBusy = renew.isPending || disable.isPending;
  return { selected, isOpen, select, close: () => setOpen(false), renewCodes, switchOff, isBusy, confirmationDialog };
}
