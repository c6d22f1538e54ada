import { addDays, type CalendarDate, utcDay } from '../../calendar.ts';
import { addMonths, toPeriod } from '../../money/royalty/period.ts';
import { findPayingDay } from '../../money/royalty/store-terms.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import { type CalendarPhase, findFirstDay, findLastDay } from './calendar-phase.ts';
import { type CalendarStep, ownStep } from './calendar-step.ts';
import { findFirstOpening } from './find-first-opening.ts';

/** Nothing happens to these by itself. */
const STILL: readonly CalendarPhase[] = ['draft', 'reopened', 'rejected', 'expired'];

/** Returns the day on which the first figures of a release are due: stores report full days. */
export function findFiguresDay(first: CalendarDate): CalendarDate {
  return addDays(first, 1);
}

/** Lists what happens to a release by itself, in no order; nothing that lies in the past. */
export function listOwnSteps(facts: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  if (STILL.includes(phase)) return [];
  const steps = [...listDeliverySteps(facts, phase), ...listFigureSteps(facts, phase)];
  return steps.filter(({ day }) => day === null || day >= facts.today);
}

function listDeliverySteps(facts: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  const { release, stores, campaign, reviewed_by, leaves_on } = facts;
  const { total, live, waiting_until } = stores;
  if (phase === 'leaving') {
    const step = ownStep('leaves_stores', { stores: stores.leaving }, { day: leaves_on, is_last_day: true });
    return stores.leaving === 0 ? [] : [step];
  }
  const isBefore = phase === 'in_review' || (phase === 'coming' && !isLate(facts));
  const opening = findFirstOpening(release, release.release_date);
  const isWaiting = live < total && !isBefore && phase !== 'removed';
  return [
    ...(phase === 'in_review'
      ? [
          ownStep('review', {}, { day: notPast(reviewed_by, facts), is_last_day: true }),
          ownStep('delivery', { stores: total }, { day: notPast(reviewed_by, facts) }),
        ]
      : []),
    ...(isBefore && campaign !== null && campaign.starts_on >= facts.today && campaign.phase !== 'running'
      ? [ownStep('presave_opens', {}, { day: campaign.starts_on })]
      : []),
    ...(isBefore && opening !== null
      ? [ownStep('first_country', { at: opening }, { day: utcDay(Date.parse(opening)) })]
      : []),
    ...(isBefore ? [ownStep('release_day', { stores: total }, { day: release.release_date })] : []),
    ...(isWaiting ? [ownStep('stores_follow', { stores: total - live }, { day: waiting_until })] : []),
  ].filter(({ kind, day }) => day !== null || kind !== 'release_day');
}

function listFigureSteps(facts: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  const first = findFirstDay(facts.release);
  // Nobody knows the first day of a release that no store shows on its date.
  if (first === null || (isLate(facts) && phase !== 'in_review')) return [];
  const money = findMoney(facts, first);
  const isGone = phase === 'removed' || phase === 'leaving';
  return [
    ...(isGone ? [] : [ownStep('first_figures', {}, { day: findFiguresDay(first) })]),
    ...(isGone ? [] : [ownStep('day_28', { before: facts.before }, { day: findLastDay(first) })]),
    money,
  ];
}

/**
 * Finds the next month that stores pay for. What they have reported is known; the month of the release and the ones after
 * it are estimated from their streams at the account's own average.
 */
function findMoney({ today, money, release }: CalendarFacts, first: CalendarDate): CalendarStep {
  const first_month = toPeriod(first);
  let month = first_month;
  while (findPayingDay(month) < today) month = addMonths(month, 1);
  const { per_thousand_micros } = money;
  const streams = money.streams.get(month) ?? null;
  const reported = money.reported_micros.get(month);
  const canEstimate = release.live_date !== null && streams !== null && per_thousand_micros !== null;
  const estimate = canEstimate ? Math.round((streams * per_thousand_micros) / 1000) : null;
  const facts = {
    period: month,
    is_first: month === first_month,
    is_estimate: reported === undefined,
    amount_micros: reported ?? estimate,
    streams: reported === undefined && canEstimate ? streams : null,
    per_thousand_micros: reported === undefined && canEstimate ? per_thousand_micros : null,
  };
  return ownStep('money', facts, { day: findPayingDay(month) });
}

/** The date has passed, and no store shows it. */
function isLate({ release, today }: CalendarFacts): boolean {
  return release.live_date === null && (release.release_date === null || release.release_date < today);
}

/** A promised day that has passed without its event is due today. */
function notPast(day: CalendarDate | null, { today }: CalendarFacts): CalendarDate | null {
  return day !== null && day < today ? today : day;
}
