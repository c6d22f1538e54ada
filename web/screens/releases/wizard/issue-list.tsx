import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { IssueLinks } from './issue-links.tsx';
import { useWizardFindings } from './wizard-context.ts';

/** What is missing, each line a way to its field; shown as soon as the review step opens. */
export function IssueList() {
  const { t } = useTranslation();
  const { issues } = useWizardFindings();
  if (issues.length === 0) return null;
  return (
    <Banner tone="warn" title={t('error.incomplete')}>
      <IssueLinks issues={issues} />
    </Banner>
  );
}
