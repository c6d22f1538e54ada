import type { Store } from '@tangent/contract/catalogue/store.ts';
import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { findStep } from '../../../../parts/catalogue/release/step-issues.ts';
import { countWrong, isMissing } from '../head/find-fact.ts';
import { useWizardActions, useWizardFindings } from '../wizard-context.ts';
import { useLineSources } from './use-line-sources.ts';
import { type LineStep, useLineTexts } from './use-line-texts.ts';

const LINES = WIZARD_STEPS.filter((step): step is LineStep => step !== 'review');

type AnsweredLinesProps = {
  step: WizardStep;
  stores: readonly Store[];
  onLeave: () => void;
  /** The fields of the step that is open. */
  children: ReactNode;
};

/** Everything that the artist need not answer, a line per step; the route says which one is open. */
export function AnsweredLines({ step, stores, onLeave, children }: AnsweredLinesProps) {
  const { t } = useTranslation();
  const texts = useLineTexts(stores);
  const sources = useLineSources(stores);
  const { openStep, toggle } = useOpenLine(step, onLeave);
  return (
    <section aria-label={t('sheet.rest.title')} className="mt-8">
      <p className="display text-19 leading-tight" aria-hidden>
        {t('sheet.rest.title')}
      </p>
      <p className="mt-1 mb-3 text-13 text-ink-2">{t('sheet.rest.text')}</p>
      {LINES.map((line, index) => (
        <Line
          key={line}
          step={line}
          number={index + 1}
          text={texts[line]}
          source={sources[line]}
          isOpen={line === openStep}
          onToggle={() => toggle(line)}
        >
          {children}
        </Line>
      ))}
    </section>
  );
}

/** A visit that says so begins with every line closed, for example after a drop, where the questions come first. */
function useOpenLine(step: WizardStep, onLeave: () => void) {
  const { state, key, hash } = useLocation() as { state: { isFolded?: boolean } | null; key: string; hash: string };
  const navigate = useNavigate();
  const { stepPath } = useWizardActions();
  const [isClosed, setClosed] = useState(state?.isFolded === true);
  const [visited, setVisited] = useState({ step, key });
  if (visited.step !== step || (visited.key !== key && hash !== '')) {
    setVisited({ step, key });
    setClosed(false);
  }
  const toggle = (line: LineStep) => {
    onLeave();
    if (line === step) setClosed(!isClosed);
    else void navigate(stepPath(line), { preventScrollReset: true });
  };
  useFollowedStep(step);
  return { openStep: isClosed ? null : step, toggle };
}

/** Brings the line of a step into view when the step changes, but not when the page opens or a field is linked. */
function useFollowedStep(step: WizardStep): void {
  const { hash } = useLocation();
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (hash === '') document.getElementById(lineId(step))?.scrollIntoView({ block: 'start' });
  }, [step, hash]);
}

const lineId = (step: WizardStep) => `line-${step}`;

type LineProps = {
  step: LineStep;
  number: number;
  text: string;
  /** Where the answer comes from; empty without one. */
  source: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

function Line({ step, number, text, source, isOpen, onToggle, children }: LineProps) {
  const { t } = useTranslation();
  const { issues, shown } = useWizardFindings();
  const here = (list: typeof issues) => list.filter(({ path }) => findStep(path) === step);
  const wrong = countWrong(here(shown));
  const missing = here(issues).filter(isMissing).length;
  const bodyId = `${lineId(step)}-body`;
  return (
    <div id={lineId(step)} className="scroll-mt-16 border-t border-line last:border-b">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
          className="flex min-h-13.5 w-full items-center gap-3.5 py-2 text-left hover:bg-sunken"
        >
          <span
            className={clsx(
              'grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold',
              wrong > 0
                ? 'bg-bad text-paper'
                : missing > 0
                  ? 'ring-1 ring-line-strong ring-inset'
                  : 'bg-ink text-paper',
            )}
            aria-hidden
          >
            {number}
          </span>
          <span className="min-w-0 flex-1 sm:flex sm:gap-3.5">
            <span className="block shrink-0 font-strong sm:w-32">{t(`wizard.steps.${step}`)}</span>
            <span className="block min-w-0 wrap-anywhere text-ink-2 max-sm:text-13">{text}</span>
          </span>
          <span className="max-w-2/5 shrink-0 truncate text-13 max-sm:hidden">
            {wrong > 0 ? (
              <span className="font-strong text-bad">{t('sheet.node.fix', { count: wrong })}</span>
            ) : missing > 0 ? (
              <span className="text-warn">{t('sheet.line.missing', { count: missing })}</span>
            ) : (
              <span className="text-ink-2">{source}</span>
            )}
          </span>
          <ChevronDown size={16} className={clsx('shrink-0 text-ink-3', isOpen && 'rotate-180')} aria-hidden />
        </button>
      </h2>
      {isOpen && (
        <div id={bodyId} className="grid gap-5 pt-2 pb-8">
          {children}
        </div>
      )}
    </div>
  );
}
