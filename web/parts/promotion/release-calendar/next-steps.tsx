import type { CalendarStep, ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { StepAction } from './step-action.tsx';
import { type StepText, useStepText } from './use-step-text.ts';

type StepsProps = {
  calendar: Pick<ReleaseCalendar, 'next' | 'soon' | 'folded' | 'done'>;
  release: { id: string; title: string };
};

/** The day of a step: today in volt, as on the line. */
export function StepDay({ text }: { text: StepText }) {
  if (text.is_today)
    return <span className="rounded-full bg-volt px-2.5 py-0.5 font-bold text-on-volt">{text.when}</span>;
  return <b className="font-strong text-ink">{text.when}</b>;
}

/** The one next step of a release: its day, what it is, what it brings, and the one button. */
export function NextStep({ step, release }: { step: CalendarStep; release: StepsProps['release'] }) {
  const { t } = useTranslation();
  const title = useId();
  const text = useStepText(release)(step);
  return (
    <section aria-labelledby={title} className="rounded-card bg-art-card p-5 @4xl:px-5.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-art-ink">
        {t('calendar.next')} <StepDay text={text} /> {text.left}
      </p>
      <h2 id={title} className="display mt-2.5 mb-1.5 text-22 leading-tight text-balance wrap-anywhere">
        {text.title}
      </h2>
      <p className="max-w-lead text-ink-2 dark:text-art-ink">{text.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        {text.button !== null && (
          <StepAction step={step} release={release} className={buttonClass('volt', 'large')}>
            {text.button}
          </StepAction>
        )}
        {text.effect !== null && (
          <span className="flex items-center gap-2 text-13 text-art-ink">
            <ArrowRight size={15} className="shrink-0" aria-hidden /> {text.effect}
          </span>
        )}
      </div>
    </section>
  );
}

/** The three steps after it, and the rest folded below them. */
export function FollowingSteps({ calendar: { next, soon, folded, done }, release }: StepsProps) {
  const { t } = useTranslation();
  if (soon.length === 0) return null;
  const open = [next, ...soon, ...folded].filter((step) => step?.by === 'artist').length;
  const summary =
    done.length > 0
      ? t('calendar.moves', { done: done.length, total: done.length + open })
      : t('calendar.more', { count: folded.length });
  return (
    <section aria-label={t('calendar.after')}>
      <h2 className="pb-1.5 text-13 text-art-ink">{t('calendar.after')}</h2>
      <StepList steps={soon} release={release} />
      {folded.length + done.length > 0 && (
        <details className="group border-t border-art-line">
          <summary className="tap flex min-h-10 cursor-pointer items-center gap-2 font-strong">
            <ChevronDown size={15} className="transition-transform group-open:rotate-180" aria-hidden /> {summary}
          </summary>
          <StepList steps={folded} release={release} />
          <DoneSteps steps={done} release={release} />
        </details>
      )}
    </section>
  );
}

function StepList({ steps, release }: { steps: readonly CalendarStep[]; release: StepsProps['release'] }) {
  const { t } = useTranslation();
  const describe = useStepText(release);
  return (
    <ol>
      {steps.map((step) => {
        const text = describe(step);
        return (
          <li key={step.key} className="relative flex min-h-10 items-center gap-x-3 border-t border-art-line py-1.5">
            <span className="min-w-15 shrink-0 text-13 text-art-ink">{text.when}</span>
            {step.by === 'artist' ? (
              <StepAction
                step={step}
                release={release}
                className="min-w-0 flex-1 text-start font-strong after:absolute after:inset-0 hover:underline"
              >
                {text.short}
              </StepAction>
            ) : (
              <span className="min-w-0 flex-1">{text.short}</span>
            )}
            {step.by === 'artist' ? (
              <ChevronRight size={15} className="text-art-ink" aria-hidden />
            ) : (
              <span className="text-xs text-art-ink">{t('calendar.automatic')}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function DoneSteps({ steps, release }: { steps: readonly CalendarStep[]; release: StepsProps['release'] }) {
  const { t } = useTranslation();
  const describe = useStepText(release);
  return (
    <ul aria-label={t('calendar.done')}>
      {steps.map((step) => (
        <li
          key={step.key}
          className="flex min-h-9 items-center justify-between gap-3 border-t border-art-line text-13 text-art-ink"
        >
          {describe(step).done ?? describe(step).short} <span>{t('calendar.done')}</span>
        </li>
      ))}
    </ul>
  );
}
