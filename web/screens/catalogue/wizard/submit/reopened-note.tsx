import { useTranslation } from 'react-i18next';
import { useReasonNames } from '../../../../parts/catalogue/release/use-reason-names.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { useDraftState, useWizardFindings } from '../wizard-context.ts';
import { IssueLinks } from './issue-links.tsx';

/** Shows the review's requests on every step: the reasons with advice, the reviewer's note, the fields to correct. */
export function ReopenedNote({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const reasonNames = useReasonNames();
  const { flaggedIssues } = useWizardFindings();
  const reopening = useDraftState(({ release }) => (release?.status === 'reopened' ? release.reopening : null));
  if (!reopening) return null;
  return (
    <Banner tone="warn" title={t('review.corrections.title')}>
      <details open={open}>
        <summary className="min-h-6 cursor-pointer">{reasonNames(reopening.reasons)}</summary>
        <ul className="mt-2 grid gap-2">
          {reopening.reasons.map((reason) => (
            <li key={reason}>
              <span className="font-strong">{t(`review.reason.${reason}.name`)}</span>
              <br />
              {t(`review.reason.${reason}.action`)}
            </li>
          ))}
        </ul>
        {reopening.note && (
          <blockquote className="mt-3 border-l-2 border-ink pl-3 whitespace-pre-line">{reopening.note}</blockquote>
        )}
      </details>
      {flaggedIssues.length > 0 && (
        <>
          <p className="mt-3 font-strong">{t('review.corrections.fields', { count: flaggedIssues.length })}</p>
          <IssueLinks issues={flaggedIssues} named />
        </>
      )}
    </Banner>
  );
}
