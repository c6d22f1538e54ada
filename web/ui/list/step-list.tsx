import { clsx } from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiLabels } from '../ui-labels.tsx';

type StepState = 'done' | 'now' | 'next' | 'problem';
export type Step = { readonly key: string; readonly label: string; readonly state: StepState };

type StepListProps = {
  label: string;
  steps: readonly Step[];
  /** Wraps a step in the link that opens it; the list itself only draws. */
  link: (step: Step, content: ReactNode, itemClass: string) => ReactNode;
};

const ITEM_CLASS =
  'flex min-h-9 items-center gap-2.5 rounded-control px-1 py-1.5 sm:px-2 whitespace-nowrap hover:bg-sunken';

/** The steps of a longer task in their order. On phones only the current one shows its name. */
export function StepList({ label, steps, link }: StepListProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap sm:gap-x-1 lg:flex-col lg:gap-y-0.5">
        {steps.map((step, index) => (
          <li key={step.key} aria-current={step.state === 'now' ? 'step' : undefined}>
            {link(step, <StepContent step={step} number={index + 1} />, ITEM_CLASS)}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const DOTS: Record<StepState, string> = {
  done: 'bg-ink text-paper',
  now: 'bg-volt text-on-volt ring-2 ring-ink',
  next: 'ring-1 ring-inset ring-line-strong text-ink-3',
  problem: 'bg-bad-soft text-bad ring-1 ring-inset ring-bad',
};

function StepContent({ step, number }: { step: Step; number: number }) {
  const labels = useUiLabels();
  return (
    <>
      <span
        className={clsx('grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold', DOTS[step.state])}
        aria-hidden
      >
        {step.state === 'done' && <Check size={13} strokeWidth={3} />}
        {step.state === 'problem' && <CircleAlert size={14} />}
        {(step.state === 'now' || step.state === 'next') && number}
      </span>
      <span className={clsx(step.state === 'now' ? 'font-bold text-ink' : 'font-medium text-ink-2 max-sm:sr-only')}>
        {step.label}
      </span>
      {step.state === 'done' && <span className="sr-only">({labels.step_done})</span>}
      {step.state === 'problem' && <span className="sr-only">({labels.step_problem})</span>}
    </>
  );
}
