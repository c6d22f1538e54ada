import { PAYOUT_DAYS, ROYALTY_SHARE_PERCENT } from '@tangent/domain/money/plan-limits.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PlanLink } from '../plan/upgrade-link.tsx';

const SHOWN_KEY = 'payout_upsell';

/** Whether it was shown. Once per browser session is enough; a browser that stores nothing never shows it. */
export function wasUpsellShown(): boolean {
  try {
    return sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberUpsell(): void {
  try {
    sessionStorage.setItem(SHOWN_KEY, '1');
  } catch {
    // Then it was not shown either.
  }
}

type UpsellDialogProps = { open: boolean; onClose: () => void; onContinue: () => void };

/**
 * Compares the free plan with PRO for a user who is about to withdraw on the free one. It informs and never blocks the
 * withdrawal.
 */
export function UpsellDialog({ open, onClose, onContinue }: UpsellDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('withdrawal.upsell.title')}
      description={t('withdrawal.upsell.text')}
      actions={
        <>
          <Button onClick={onContinue}>{t('withdrawal.upsell.go_on')}</Button>
          <PlanLink className={buttonClass('volt', 'medium')}>{t('withdrawal.upsell.upgrade')}</PlanLink>
        </>
      }
    >
      <Comparison />
    </Dialog>
  );
}

const PLANS = ['free', 'pro'] as const;

function Comparison() {
  const { t } = useTranslation();
  const rows = [
    {
      key: 'share',
      cell: (plan: 'free' | 'pro') => t('withdrawal.upsell.percent', { percent: ROYALTY_SHARE_PERCENT[plan] }),
    },
    { key: 'days', cell: (plan: 'free' | 'pro') => t('withdrawal.upsell.days', { days: PAYOUT_DAYS[plan] }) },
  ] as const;
  return (
    <table className="num w-full border-collapse text-right">
      <thead>
        <tr className="label border-b border-line">
          <td />
          {PLANS.map((plan) => (
            <th key={plan} scope="col" className="py-2 pl-3 font-strong">
              {t(`plan.name.${plan}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cell }) => (
          <tr key={key} className="border-b border-line last:border-0">
            <th scope="row" className="py-3 text-left font-soft text-ink-2">
              {t(`withdrawal.upsell.row.${key}`)}
            </th>
            <td className="py-3 pl-3">{cell('free')}</td>
            <td className="py-3 pl-3 text-15 font-bold">{cell('pro')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
