import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DowngradeDialog } from './downgrade-dialog.tsx';
import type { SentAct } from './has-happened.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

type PlanQuestionProps = {
  view: SubscriptionView;
  asked: SentAct | null;
  onClose: () => void;
  onSent: (act: SentAct) => void;
};

/** What is asked before an act is sent. */
export function PlanQuestion({ view, asked, onClose, onSent }: PlanQuestionProps) {
  const { billing, upgrade, refund, subscription } = view;
  if (billing === null) return null;
  const ask = (act: SentAct) => ({ open: asked === act, onClose, onSent });
  return (
    <>
      {upgrade && <UpgradeDialog {...ask('upgrade')} upgrade={upgrade} billing={billing} />}
      <DowngradeDialog {...ask('downgrade')} billing={billing} />
      <CancelDialog {...ask('cancel')} view={view} billing={billing} />
      {refund && (
        <RefundDialog
          {...ask('refund')}
          refund={refund}
          billing={billing}
          isLast={subscription.provider === 'stripe'}
        />
      )}
    </>
  );
}
