import type { StreamDays } from '@tangent/contract/insight/dashboard.ts';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCapability, useUnlockText } from '../../../parts/money/plan/use-capability.ts';

const CHOICES: readonly StreamDays[] = ['7', '30', '90'];

/** Chooses how many days the chart shows; days outside the plan are locked and say what unlocks them. */
export function DaysSwitch({ days, onChange }: { days: StreamDays; onChange: (days: StreamDays) => void }) {
  const { t } = useTranslation();
  const hasAll = useCapability('advanced_analytics');
  const unlock = useUnlockText();
  return (
    <div role="group" aria-label={t('dashboard.streams.title')} className="flex rounded-control bg-sunken p-0.5">
      {CHOICES.map((choice) => {
        const isLocked = choice === '90' && !hasAll;
        const long = t('dashboard.streams.days_long', { count: Number(choice) });
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === days}
            aria-disabled={isLocked || undefined}
            title={isLocked ? unlock('advanced_analytics') : undefined}
            onClick={() => !isLocked && onChange(choice)}
            className={clsx(
              'tap flex min-h-8 items-center gap-1 rounded-md px-3 text-13 font-strong',
              choice === days ? 'bg-surface text-ink ring-1 ring-line' : 'text-ink-2 hover:text-ink',
              isLocked && 'text-ink-3 hover:text-ink-3',
            )}
          >
            {isLocked && <Lock size={12} aria-hidden />}
            <span aria-hidden>{t('dashboard.streams.days', { count: Number(choice) })}</span>
            <span className="sr-only">{isLocked ? `${long}. ${unlock('advanced_analytics')}` : long}</span>
          </button>
        );
      })}
    </div>
  );
}
