import type { WithdrawalTerms } from '@tangent/contract/money/payout.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import {
  listWithdrawalBlocks,
  type WithdrawalBlock,
  withdrawalLimit,
} from '@tangent/domain/money/payout/check-withdrawal.ts';
import { PAYOUT_SERVICES } from '@tangent/domain/money/payout/payout-method.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useWithdrawals } from '../../../api/money/payout.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDate, formatDateTime } from '../../text/format.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import { rememberUpsell, UpsellDialog, wasUpsellShown } from './upsell-dialog.tsx';
import { useProductNow } from './use-product-now.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Explains why a withdrawal is blocked now, and what to do about it. */
function useBlockText(terms: WithdrawalTerms): (block: WithdrawalBlock) => string {
  const { t, i18n } = useTranslation();
  const { balance_cents, available_cents, held_until, method, reported_due_on } = terms;
  const limit = withdrawalLimit(terms);
  const dollars = (cents: number) => formatDollars(cents, i18n.language);
  return (block) => {
    const isLate = block === 'not_received_yet' && reported_due_on === null;
    const dueOn = reported_due_on === null ? '' : formatDate(reported_due_on, i18n.language);
    return t(`withdrawal.block.${isLate ? 'not_received_late' : block}`, {
      min: dollars(WITHDRAWAL_MIN_CENTS),
      missing: dollars(WITHDRAWAL_MIN_CENTS - limit),
      amount: dollars(-limit),
      available: dollars(available_cents),
      balance: dollars(balance_cents),
      service: method === null ? '' : PAYOUT_SERVICES[method],
      date: block === 'not_received_yet' ? dueOn : held_until === null ? '' : formatDateTime(held_until, i18n.language),
    });
  };
}

/** Blocks that only earnings can resolve: they are shown beside the disabled button. */
const TOO_LITTLE: readonly WithdrawalBlock[] = ['balance_too_low', 'balance_negative', 'not_received_yet'];

type Step = 'upsell' | 'blocked' | 'ask' | null;

/**
 * The button to withdraw: it explains what blocks a withdrawal, and users of the free plan see once what PRO would
 * change.
 */
export function WithdrawButton() {
  const { t } = useTranslation();
  const terms = useWithdrawals().data?.pages[0]?.terms;
  if (terms === undefined) {
    return (
      <Button tone="volt" disabled>
        {t('withdrawal.withdraw')}
      </Button>
    );
  }
  return <ReadyButton terms={terms} />;
}

function ReadyButton({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>(null);
  const block = useFirstBlock(terms);
  const blockText = useBlockText(terms);
  const id = useId();
  const isTooLittle = block !== undefined && TOO_LITTLE.includes(block);
  const goOn = () => setStep(block === undefined ? 'ask' : 'blocked');
  const press = () => {
    if (isTooLittle) return;
    if (terms.plan === 'free' && !wasUpsellShown()) {
      rememberUpsell();
      setStep('upsell');
    } else goOn();
  };
  const close = () => setStep(null);
  usePressByAddress(press);
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        tone="volt"
        aria-disabled={isTooLittle || undefined}
        aria-describedby={isTooLittle ? id : undefined}
        onClick={press}
      >
        {t('withdrawal.withdraw')}
      </Button>
      {isTooLittle && (
        <p id={id} className="max-w-tight text-13 text-ink-2">
          {blockText(block)}
        </p>
      )}
      <UpsellDialog open={step === 'upsell'} onClose={close} onContinue={goOn} />
      {block !== undefined && (
        <BlockedDialog open={step === 'blocked'} onClose={close} block={block} text={blockText(block)} />
      )}
      <WithdrawDialog open={step === 'ask'} onClose={close} terms={terms} />
    </div>
  );
}

/** Presses the button for an address that ends with `#withdraw`, once: the search leads here. */
function usePressByAddress(press: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const pressOnce = useEffectEvent(() => {
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
    press();
  });
  useEffect(() => {
    if (hash === '#withdraw') pressOnce();
  }, [hash]);
}

function useFirstBlock({ held_until, ...terms }: WithdrawalTerms): WithdrawalBlock | undefined {
  const now = useProductNow();
  const facts = { ...terms, held_until_ms: held_until === null ? null : Date.parse(held_until) };
  const blocks = listWithdrawalBlocks(facts, now());
  // Without enough money no setting helps: the reason stands beside the button, before anyone sets up a payout for it.
  return blocks.find((block) => TOO_LITTLE.includes(block)) ?? blocks[0];
}
