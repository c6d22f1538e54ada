import { useTranslation } from 'react-i18next';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { Banner } from '../../ui/banner.tsx';
import { IssueLinks } from './issue-links.tsx';
import type { SubmitTrouble } from './submit-trouble.ts';

/** What went wrong with the submission and what to do, beside the button that sent it (SPEC 8). */
export function SubmitTroubleNote({ trouble: { kind, issues, reason } }: { trouble: SubmitTrouble }) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  // How many there are in a month and when they come back is said right above.
  if (kind === 'limit') return <Banner tone="bad" title={t('error.distro_limit')} />;
  return (
    <Banner tone="bad" title={t('error.submit_failed')}>
      {reason && <p>{sentence({ code: reason, path: '' })}</p>}
      {issues.length > 0 && <IssueLinks issues={issues} />}
    </Banner>
  );
}
