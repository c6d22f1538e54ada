import type { WithdrawalStanding } from '@tangent/contract/payout.ts';
import { listWithdrawalBlocks, type WithdrawalBlock } from '@tangent/domain/payout/check-withdrawal.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawals } from '../../api/payout.ts';
import { Button } from '../../ui/button.tsx';
import { BlockedDialog } from './blocked-dialog.tsx';
import { rememberUpsell, UpsellDialog, wasUpsellShown } from './upsell-dialog.tsx';
import { useBlockText } from './use-block-text.ts';
import { useProductNow } from './use-product-now.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Nothing can be done about these but wait for earnings: they stand beside the button, which cannot be pressed. */
const TOO_LITTLE: readonly WithdrawalBlock[] = ['balance_too_low', 'balance_negative'];

type Step = 'upsell' | 'blocked' | 'ask' | null;

/** The way to one's money: what stands against it is said, who is on the free plan sees once what PRO would change. */
export function WithdrawButton() {
  const { t } = useTranslation();
  const standing = useWithdrawals().data?.pages[0]?.standing;
  if (standing === undefined) {
    return (
      <Button tone="volt" disabled>
        {t('withdrawal.withdraw')}
      </Button>
    );
  }
  return <ReadyButton standing={standing} />;
}

function ReadyButton({ standing }: { standing: WithdrawalStanding }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>(null);
  const block = useFirstBlock(standing);
  const textOf = useBlockText(standing);
  const id = useId();
  const isTooLittle = block !== undefined && TOO_LITTLE.includes(block);
  const goOn = () => setStep(block === undefined ? 'ask' : 'blocked');
  const press = () => {
    if (isTooLittle) return;
    if (standing.plan === 'free' && !wasUpsellShown()) {
      rememberUpsell();
      setStep('upsell');
    } else goOn();
  };
  const close = () => setStep(null);
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
        <p id={id} className="max-w-[36ch] text-13 text-ink-2">
          {textOf(block)}
        </p>
      )}
      <UpsellDialog open={step === 'upsell'} onClose={close} onContinue={goOn} />
      {block !== undefined && (
        <BlockedDialog open={step === 'blocked'} onClose={close} block={block} text={textOf(block)} />
      )}
      <WithdrawDialog open={step === 'ask'} onClose={close} standing={standing} />
    </div>
  );
}

function useFirstBlock({ held_until, ...standing }: WithdrawalStanding): WithdrawalBlock | undefined {
  const now = useProductNow();
  const facts = { ...standing, held_until_ms: held_until === null ? null : Date.parse(held_until) };
  return listWithdrawalBlocks(facts, now())[0];
}
