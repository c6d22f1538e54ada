import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUiLabels } from '../../../../ui/ui-labels.tsx';
import { useWizardActions } from '../wizard-context.ts';
import { type StepFact, useStepFacts } from './use-step-facts.ts';
import { WizardRecord } from './wizard-record.tsx';

type StepNodesProps = { step: WizardStep; onLeave: () => void };

/** The record and its line with the six steps; each is always available, and leaving one saves it. */
export function StepNodes({ step, onLeave }: StepNodesProps) {
  const { t } = useTranslation();
  const facts = useStepFacts();
  const now = facts.find((one) => one.step === step);
  const done = facts.filter(({ state }) => state === 'done').length;
  return (
    <div className="relative min-h-20 md:min-h-27">
      <div className="absolute top-0 left-0 size-18 md:size-27">
        <WizardRecord grooves={facts.length} cut={done} />
      </div>
      <span className="absolute top-0 right-0 left-9 h-0.5 bg-line-strong md:left-13.5" aria-hidden />
      <nav aria-label={t('wizard.steps_label')} className="relative ml-24 md:ml-38">
        <ol className="grid grid-cols-6">
          {facts.map((one) => (
            <Node key={one.step} fact={one} isNow={one.step === step} onLeave={onLeave} />
          ))}
        </ol>
      </nav>
      {now && (
        <p className="ml-24 text-13 text-ink-2 md:hidden" aria-hidden>
          <span className="font-bold text-ink">{t(`wizard.steps.${now.step}`)}</span> · {now.fact}
        </p>
      )}
    </div>
  );
}

const DOTS: Record<StepFact['state'], string> = {
  done: 'border-ink bg-ink',
  open: 'border-line-strong bg-paper',
  problem: 'border-bad bg-bad',
};

function Node({
  fact: { step, fact, state },
  isNow,
  onLeave,
}: {
  fact: StepFact;
  isNow: boolean;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const labels = useUiLabels();
  const { stepPath } = useWizardActions();
  return (
    <li aria-current={isNow ? 'step' : undefined} className="relative min-w-0">
      <Link
        to={stepPath(step)}
        preventScrollReset={step !== 'review'}
        onClick={onLeave}
        className="grid min-h-11 content-start rounded-control pt-4.5 pr-2 hover:underline"
      >
        <span
          className={clsx(
            'absolute rounded-full border-2',
            isNow
              ? '-top-2.25 -left-1 size-5 border-3 border-ink bg-volt'
              : `-top-1.25 left-0 size-3.25 ${DOTS[state]}`,
          )}
          aria-hidden
        />
        <span className={clsx('truncate max-md:sr-only', isNow ? 'font-bold' : 'font-strong')}>
          {t(`wizard.steps.${step}`)}
        </span>
        <span className={clsx('text-13 max-md:sr-only', state === 'problem' ? 'font-strong text-bad' : 'text-ink-2')}>
          {fact}
        </span>
        {state === 'done' && <span className="sr-only">({labels.step_done})</span>}
        {state === 'problem' && <span className="sr-only">({labels.step_problem})</span>}
      </Link>
    </li>
  );
}
