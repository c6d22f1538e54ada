import type { Referral, ReferralReward } from '@tangent/contract/promotion/referral.ts';
import { findNextTier, type ReferralTier, TIERS } from '@tangent/domain/promotion/referral/tier.ts';
import { REFERRAL_TIERS } from '@tangent/domain/promotion/referral-limits.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';

/** The tiers on one line, each at its part of the way, filled up to the friends who count. */
export function TierTrack({ referral: { qualified, rewards } }: { referral: Referral }) {
  const next = findNextTier(qualified);
  const steps = TIERS.map((tier, index) => {
    const from = index === 0 ? 0 : REFERRAL_TIERS[TIERS[index - 1] ?? tier].friends;
    return { tier, from, friends: REFERRAL_TIERS[tier].friends };
  });
  return (
    <ol className="grid gap-4 sm:grid-cols-3 sm:gap-0 sm:pr-14">
      {steps.map(({ tier, from, friends }) => (
        <li key={tier} className="grid grid-cols-start-fill gap-x-3 sm:grid-cols-1 sm:gap-y-2">
          <span className="relative flex items-center sm:justify-end">
            <span className="absolute inset-x-0 hidden h-1 bg-sunken sm:block" aria-hidden>
              <span className="block h-full bg-ink" style={{ width: `${fill(qualified, from, friends)}%` }} />
            </span>
            <TierDot count={friends} state={qualified >= friends ? 'reached' : tier === next ? 'next' : 'far'} />
          </span>
          {/* Centred below its circle, which stands at the right end of its part of the line. */}
          <span className="sm:w-36 sm:translate-x-13.5 sm:justify-self-end sm:text-center">
            <TierTexts tier={tier} qualified={qualified} reward={rewards.find((one) => one.tier === tier)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function fill(qualified: number, from: number, friends: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, (qualified - from) / (friends - from))));
}

const DOTS = {
  reached: 'bg-ink text-paper ring-ink',
  next: 'bg-volt text-on-volt ring-ink',
  far: 'bg-surface ring-line-strong',
} as const;

function TierDot({ count, state }: { count: number; state: keyof typeof DOTS }) {
  return (
    <span
      className={clsx(
        'num relative grid size-9 shrink-0 place-items-center rounded-full font-bold ring-2 ring-inset',
        DOTS[state],
      )}
    >
      {count}
    </span>
  );
}

type TierTextsProps = { tier: ReferralTier; qualified: number; reward: ReferralReward | undefined };

function TierTexts({ tier, qualified, reward }: TierTextsProps) {
  const { t } = useTranslation();
  const { friends } = REFERRAL_TIERS[tier];
  const isHeld = reward && reward.state !== 'taken_back';
  return (
    <>
      <b className="block font-bold">{t(`referral.tier.${tier}`)}</b>
      <span className="block text-13 text-ink-2">{t(`referral.reward.${tier}`)}</span>
      <span className={clsx('block text-13 font-strong', isHeld ? 'text-good' : 'text-ink-2')}>
        {reward ? <RewardText reward={reward} /> : t('referral.progress', { count: qualified, friends })}
      </span>
    </>
  );
}

function RewardText({ reward }: { reward: ReferralReward }) {
  const { t, i18n } = useTranslation();
  const { state, way, credit_cents, granted_at } = reward;
  if (state === 'taken_back') return t('referral.reward_state.lost');
  if (granted_at === null) return t(`referral.reward_state.${way === null ? 'later' : 'coming'}`);
  const day = formatDate(granted_at, i18n.language);
  if (credit_cents === null) return t('referral.reward_state.granted', { day });
  return t('referral.reward_state.credited', { day, amount: formatDollars(credit_cents, i18n.language) });
}
