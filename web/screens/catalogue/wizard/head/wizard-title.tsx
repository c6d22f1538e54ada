import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { useTranslation } from 'react-i18next';
import { ReleaseStatusPill } from '../../../../parts/catalogue/release/release-status.tsx';
import { formatWeekday } from '../../../../parts/text/format.ts';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { SaveLine } from '../draft/save-line.tsx';
import { isWholeDate } from '../draft/use-live-field.ts';
import { useOpenQuestions } from '../use-open-questions.ts';
import { useDraftState, useForm, useWizardFindings } from '../wizard-context.ts';
import { countMissing, countWrong, findFact } from './find-fact.ts';

type WizardTitleProps = { step: WizardStep; onDecide: () => void };

/** The headline of a draft: what stores would send back, what is left to answer, or the day on which it can be out. */
export function WizardTitle({ step, onDecide }: WizardTitleProps) {
  const { t } = useTranslation();
  const status = useDraftState(({ release }) => release?.status ?? 'draft');
  return (
    <PageTitle
      above={
        <>
          {t('wizard.step', { current: WIZARD_STEPS.indexOf(step) + 1, total: WIZARD_STEPS.length })}
          <ReleaseStatusPill status={status} />
          <SaveLine onDecide={onDecide} />
        </>
      }
    >
      {useHeadline()}
    </PageTitle>
  );
}

function useHeadline(): string {
  const { t, i18n } = useTranslation();
  const { issues, flaggedIssues } = useWizardFindings();
  const open = useOpenQuestions();
  const typed = useForm((form) => form.title.trim());
  const date = useForm((form) => form.release_date);
  // Without flagged fields nothing tells whether the request of the review was met.
  const isRequestOpen = useDraftState(
    ({ release }) => release?.status === 'reopened' && release.reopening?.flagged_fields.length === 0,
  );
  const isCreated = useDraftState(({ release }) => release !== null);
  if (!isCreated && typed === '') return t('wizard.fact.new');
  const { fact, count } = findFact({
    wrong: countWrong(issues),
    flagged: flaggedIssues.length,
    left: open.length + countMissing(issues),
    isRequestOpen,
  });
  const title = typed || t('release.untitled');
  if (fact === 'ready' && date !== null && isWholeDate(date)) {
    return t('sheet.fact.ready', { title, date: formatWeekday(date, i18n.language) });
  }
  return fact === 'left' || fact === 'back'
    ? t(`sheet.fact.${fact}`, { title, count })
    : t(`wizard.fact.${fact}`, { title, count });
}
