import type { Question } from '@tangent/domain/catalogue/release/question/open-questions.ts';
import { AGREEMENTS } from '@tangent/domain/catalogue/release/review/agreements.ts';
import { isEditable } from '@tangent/domain/catalogue/release/status.ts';
import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { useTranslation } from 'react-i18next';
import { findStep } from '../../../../parts/catalogue/release/step-issues.ts';
import { formatDay } from '../../../../parts/text/format.ts';
import { isWholeDate } from '../draft/use-live-field.ts';
import { useOpenQuestions } from '../use-open-questions.ts';
import { useDraftState, useForm, useWizardFindings } from '../wizard-context.ts';
import { countMissing, countWrong } from './find-fact.ts';

export type StepFact = {
  readonly step: WizardStep;
  /** A few words about the step, under its name. */
  readonly fact: string;
  readonly state: 'done' | 'open' | 'problem';
};

const QUESTION_STEPS: Record<Question, WizardStep> = {
  song: 'tracks',
  writers: 'tracks',
  singer: 'tracks',
  ai: 'tracks',
  date: 'distribution',
};

/** Returns what every step has come to: nothing is shown as done before the draft exists. */
export function useStepFacts(): readonly StepFact[] {
  const { t } = useTranslation();
  const { issues, shown } = useWizardFindings();
  const open = useOpenQuestions();
  const isCreated = useDraftState(({ release }) => release !== null && isEditable(release.status));
  const toFact = useDoneFact();
  return WIZARD_STEPS.map((step): StepFact => {
    const here = (list: typeof issues) => list.filter(({ path }) => findStep(path) === step);
    const wrong = countWrong(here(shown));
    if (wrong > 0) return { step, state: 'problem', fact: t('sheet.node.fix', { count: wrong }) };
    const unanswered = open.filter((question) => QUESTION_STEPS[question] === step).length;
    const left = unanswered + countMissing(here(issues));
    const isDone = step !== 'review' && left === 0 && here(issues).length === 0;
    if (left > 1 && isCreated) return { step, state: 'open', fact: t('sheet.node.left', { count: left }) };
    return { step, state: isDone && isCreated ? 'done' : 'open', fact: toFact(step, isDone) };
  });
}

/** Returns a function that says in a few words what a step contains. */
function useDoneFact(): (step: WizardStep, isDone: boolean) => string {
  const { t, i18n } = useTranslation();
  const artwork = useForm((form) => form.artwork?.state ?? null);
  const tracks = useForm((form) => form.tracks.length);
  const stores = useForm((form) => form.store_ids.length);
  const date = useForm((form) => form.release_date);
  return (step, isDone) => {
    const facts: Record<WizardStep, string> = {
      'basic-info': isDone ? t('sheet.node.complete') : t('sheet.node.left', { count: 1 }),
      artwork:
        artwork === null
          ? t('sheet.node.no_cover')
          : t(artwork === 'complete' ? 'sheet.node.cover' : 'sheet.node.uploading'),
      tracks: tracks === 0 ? t('sheet.node.no_track') : t('wizard.tracks.count', { count: tracks }),
      platforms: t('sheet.node.stores', { count: stores }),
      distribution: date !== null && isWholeDate(date) ? formatDay(date, i18n.language) : t('sheet.node.no_date'),
      review: t('sheet.node.confirmations', { count: AGREEMENTS.length }),
    };
    return facts[step];
  };
}
