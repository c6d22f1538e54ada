import type { FirstSteps } from '@tangent/contract/dashboard.ts';
import { clsx } from 'clsx';
import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Grooves } from '../../../ui/grooves.tsx';

/** The first steps of a new artist, and where each is done. */
const STEPS = [
  { name: 'artist', to: APP_PATHS.new_artist },
  { name: 'release', to: APP_PATHS.new_release },
  { name: 'submission', to: APP_PATHS.releases },
] as const satisfies readonly { name: keyof FirstSteps; to: string }[];

/** Leads to a first release in three steps that complete automatically; the next one is the action of the screen. */
export function FirstStepsPanel({ steps }: { steps: FirstSteps }) {
  const { t } = useTranslation();
  const current = STEPS.find(({ name }) => !steps[name])?.name;
  return (
    <section
      aria-labelledby="first-steps"
      className="grid gap-x-10 gap-y-7 overflow-hidden rounded-card bg-surface p-5 ring-1 ring-line sm:p-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
    >
      <div className="flex flex-col justify-between gap-7">
        <h2 id="first-steps" className="display text-[clamp(1.9rem,3.6vw,2.75rem)]">
          {t('dashboard.steps.title')}
        </h2>
        <Grooves className="h-20 self-start text-ink-3 max-lg:hidden" />
      </div>
      <ol className="grid gap-3 sm:grid-cols-3">
        {STEPS.map((step, index) => (
          <Step
            key={step.name}
            {...step}
            number={index + 1}
            isDone={steps[step.name]}
            isCurrent={step.name === current}
          />
        ))}
      </ol>
    </section>
  );
}

type StepProps = (typeof STEPS)[number] & { number: number; isDone: boolean; isCurrent: boolean };

function Step({ name, to, number, isDone, isCurrent }: StepProps) {
  const { t } = useTranslation();
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={clsx(
        'flex flex-col rounded-control p-4 sm:min-h-52',
        isCurrent ? 'bg-volt-soft ring-1 ring-ink/15' : 'bg-sunken',
      )}
    >
      <span
        className={clsx(
          'grid size-8 place-items-center rounded-full font-[650]',
          isDone && 'bg-ink text-paper',
          isCurrent && 'bg-volt text-on-volt',
          !isDone && !isCurrent && 'text-ink-2 ring-1 ring-line-strong',
        )}
      >
        {isDone ? <Check size={16} strokeWidth={3} aria-hidden /> : number}
        {isDone && <span className="sr-only">{t('dashboard.steps.done')}</span>}
      </span>
      <h3 className={clsx('mt-4 text-15 font-[650] tracking-[-0.01em]', isDone && 'text-ink-2')}>
        {t(`dashboard.steps.${name}.title`)}
      </h3>
      <p className="mt-1 mb-4 text-13 text-ink-2">{t(`dashboard.steps.${name}.text`)}</p>
      {isCurrent && (
        <Link to={to} className={buttonClass('volt', 'medium', 'mt-auto self-start')}>
          {t(`dashboard.steps.${name}.title`)} <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </li>
  );
}
