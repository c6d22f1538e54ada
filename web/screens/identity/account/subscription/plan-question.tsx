import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DowngradeDialog } from './downgrade-dialog.tsx';
import type { SentAction } from './has-taken-effect.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

type PlanQuestionProps = {
  view: SubscriptionView;
  selected: SentAction | null;
  onClose: () => void;
  onSent: (action: SentAction) => void;
};

/** Shows the dialog of the selected action. */
export function PlanQuestion({ view, selected, onClose, onSent }: PlanQuestionProps) {
  const { billing, upgrade, refund, subscription } = view;
  if (billing === null) return null;
  const dialogOf = (action: SentAction) => ({ open: selected === action, onClose, onSent });
  return (
    <>
      {upgrade && <UpgradeDialog {...dialogOf('upgrade')} upgrade={upgrade} billing={billing} />}
      <DowngradeDialog {...dialogOf('downgrade')} billing={billing} />
      <CancelDialog {...dialogOf('cancel')} view={view} billing={billing} />
      {refund && (
        <RefundDialog
          {...dialogOf('refund')}
          refund={refund}
          billing={billing}
          isLast={subscription.provider === 'stripe'}
        />
      )}
    </>
  );
}
