import type { PlanPayment } from '@tangent/contract/money/plan.ts';
import type { TFunction } from 'i18next';
import { formatDollars } from '../../../texts/format-dollars.ts';
import type { PillTone } from '../../../ui/status-pill.tsx';

const TONES: Record<PlanPayment['state'], PillTone> = { paid: 'good', open: 'warn', void: 'quiet' };

/** Describes what became of a payment for a plan: an open dispute first, then whatever sent the money back. */
export function describePayment(
  t: TFunction,
  language: string,
  { state, amount_cents, refunded_cents, charged_back_cents, disputed_cents }: PlanPayment,
): { tone: PillTone; label: string } {
  if (disputed_cents > 0) return { tone: 'warn', label: t('subscription.payments.disputed') };
  if (refunded_cents === 0) return { tone: TONES[state], label: t(`subscription.payments.state.${state}`) };
  const cents = charged_back_cents > 0 ? charged_back_cents : refunded_cents;
  const way = charged_back_cents > 0 ? 'charged_back' : 'refunded';
  const label =
    cents >= amount_cents
      ? t(`subscription.payments.${way}`)
      : t(`subscription.payments.partly_${way}`, { amount: formatDollars(cents, language) });
  return { tone: 'info', label };
}
