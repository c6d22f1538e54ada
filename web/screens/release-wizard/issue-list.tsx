import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { Banner } from '../../ui/banner.tsx';
import { fieldId, stepOfPath, trackNumberOf } from './step-issues.ts';
import { useFieldLabel } from './use-field.ts';
import { useWizard } from './wizard-context.ts';

/** What is missing, each line a way to its field; shown as soon as the review step opens. */
export function IssueList() {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const labelOf = useFieldLabel();
  const { issues, draft, stepPath } = useWizard();
  if (issues.length === 0) return null;
  return (
    <Banner tone="warn" title={t('error.incomplete')}>
      <ul className="mt-2 grid gap-1.5">
        {issues.map((issue) => {
          const number = trackNumberOf(issue.path);
          const title = number === null ? '' : draft.form.tracks[number - 1]?.title.trim() || t('release.untitled');
          const text = sentence(issue, { field: labelOf(issue.path), title });
          return (
            <li key={`${issue.path}-${issue.code}`}>
              <Link
                className="text-link"
                to={{ pathname: stepPath(stepOfPath(issue.path)), hash: fieldId(issue.path) }}
              >
                {number === null ? text : t('wizard.track_issue', { number, text })}
              </Link>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
