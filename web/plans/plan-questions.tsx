import { ARTIST_PROFILES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { LEAD_DAYS } from '@tangent/domain/catalogue/release-limits.ts';
import {
  FREE_TAKEDOWN_WAIT_DAYS,
  GO_LIVE_BUSINESS_DAYS,
  REVIEW_BUSINESS_DAYS,
  TAKEDOWN_HOURS,
} from '@tangent/domain/distribution/distribution-limits.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { upgradeCharge } from '@tangent/domain/money/plan/proration.ts';
import { ourSharePercent } from '@tangent/domain/money/plan/true-cost.ts';
import {
  PAST_DUE_GRACE_DAYS,
  PAYOUT_DAYS,
  REFUND_DAYS,
  RENEWAL_NOTICE_DAYS,
  ROYALTY_SHARE_PERCENT,
} from '@tangent/domain/money/plan-limits.ts';
import { ChevronDown } from 'lucide-react';
import { formatPrice } from './format-price.ts';
import type { PlanLocale } from './plan-locale.ts';

const QUESTIONS = [
  'billing',
  'extra',
  'stays_live',
  'cancel',
  'refund',
  'upgrade',
  'downgrade',
  'failed',
  'share',
  'payout',
  'takedown',
  'artists',
  'in_stores',
  'rights',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** The example of an upgrade: a year of which slightly more than half remains. */
const EXAMPLE = upgradeCharge({ start_ms: 0, end_ms: 365 * DAY_MS }, 183 * DAY_MS);

type PlanQuestionsProps = PlanLocale & {
  /** The questions to answer, in this order; without it all of them. */
  questions?: readonly Question[];
  /** Shows the first answer at once. */
  opensFirst?: boolean;
};

/** Questions about plans before buying; every number in the answers comes from the rules themselves. */
export function PlanQuestions({ questions = QUESTIONS, opensFirst = false, t, language }: PlanQuestionsProps) {
  return (
    <div className="border-b border-line">
      {listAnswers(questions, { t, language }).map(({ question, answer }, index) => (
        <details key={question} open={opensFirst && index === 0} className="group border-t border-line">
          <summary className="flex list-none items-start justify-between gap-4 py-4 text-base font-strong tracking-text [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown size={18} className="mt-0.5 shrink-0 text-ink-3 group-open:rotate-180" aria-hidden />
          </summary>
          <p className="max-w-text pb-5 text-base leading-text text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** Lists questions with their answers. */
export function listAnswers(
  questions: readonly Question[],
  { t, language }: PlanLocale,
): { question: string; answer: string }[] {
  // The label of the button that an answer mentions.
  const facts = { ...listFacts(language), refund_action: t('subscription.action.refund') };
  return questions.map((name) => ({
    question: t(`plans.question.${name}.ask`),
    answer: t(`plans.question.${name}.answer`, facts),
  }));
}

function listFacts(language: Language): Record<string, string | number> {
  return {
    pro: formatPrice(YEARLY_PRICES_CENTS.pro, language),
    advanced: formatPrice(YEARLY_PRICES_CENTS.advanced, language),
    charge: formatPrice(EXAMPLE.charge_cents, language),
    days_left: EXAMPLE.days_left,
    period_days: EXAMPLE.period_days,
    notice: RENEWAL_NOTICE_DAYS,
    refund: REFUND_DAYS,
    grace: PAST_DUE_GRACE_DAYS,
    kept: ourSharePercent('free'),
    free_share: ROYALTY_SHARE_PERCENT.free,
    paid_share: ROYALTY_SHARE_PERCENT.pro,
    free_payout: PAYOUT_DAYS.free,
    paid_payout: PAYOUT_DAYS.pro,
    wait: FREE_TAKEDOWN_WAIT_DAYS,
    takedown_min: TAKEDOWN_HOURS.min,
    takedown_max: TAKEDOWN_HOURS.max,
    profiles: ARTIST_PROFILES_MAX.advanced,
    review: REVIEW_BUSINESS_DAYS,
    lead: LEAD_DAYS.standard,
    free_min: GO_LIVE_BUSINESS_DAYS.free.min,
    free_max: GO_LIVE_BUSINESS_DAYS.free.max,
    paid_min: GO_LIVE_BUSINESS_DAYS.paid.min,
    paid_max: GO_LIVE_BUSINESS_DAYS.paid.max,
  };
}
