import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FollowingSteps, NextStep } from '../../../parts/promotion/release-calendar/next-steps.tsx';
import { AddDates } from './add-dates.tsx';

type MovesProps = {
  calendar: ReleaseCalendar;
  release: { id: string; title: string };
  /** On release day the stores take the room to the right. */
  isBelowRecord: boolean;
};

const OVER: readonly ReleaseCalendar['phase'][] = ['leaving', 'removed', 'rejected', 'expired'];

/** The next move below the line, and those after it. */
export function Moves({ calendar, release, isBelowRecord }: MovesProps) {
  return (
    <div
      className={clsx(
        'relative z-2 grid items-start gap-x-9 gap-y-5.5 pt-26',
        isBelowRecord
          ? 'max-@4xl:order-2 @4xl:w-160 @4xl:max-w-[58%] @4xl:pt-69'
          : '@4xl:ml-100 @4xl:pt-23 @6xl:grid-cols-aside-85',
      )}
    >
      {calendar.next && <NextStep step={calendar.next} release={release} />}
      {calendar.next === null && !OVER.includes(calendar.phase) && <NothingOpen />}
      <div className="min-w-0">
        <FollowingSteps calendar={calendar} release={release} />
        <AddDates calendar={calendar} release={release} />
      </div>
    </div>
  );
}

function NothingOpen() {
  const { t } = useTranslation();
  return (
    <section className="rounded-card bg-art-card p-5 @4xl:px-5.5">
      <h2 className="display text-22 leading-tight">{t('release.room.nothing')}</h2>
      <p className="mt-1.5 max-w-lead text-ink-2 dark:text-art-ink">{t('release.room.nothing_text')}</p>
    </section>
  );
}
