import type { Issue } from '@tangent/domain/issue.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldId, findStep, findTrackNumber } from '../../../../parts/catalogue/release/step-issues.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { useFieldLabel } from '../draft/use-field.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';

type IssueLinksProps = {
  issues: readonly Issue[];
  /** Shows only the field's name; the reason is explained elsewhere. */
  named?: boolean;
};

/** Lists issues, each linked to its field. */
export function IssueLinks({ issues, named = false }: IssueLinksProps) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const fieldLabel = useFieldLabel();
  const { stepPath } = useWizardActions();
  const tracks = useForm((form) => form.tracks);
  return (
    <ul className="mt-2 grid gap-1.5">
      {issues.map((issue) => {
        const number = findTrackNumber(issue.path);
        const title = number === null ? '' : tracks[number - 1]?.title.trim() || t('release.untitled');
        const field = fieldLabel(issue.path);
        const text = named ? field : sentence(issue, { field, title });
        return (
          <li key={`${issue.path}-${issue.code}`}>
            <Link className="text-link" to={{ pathname: stepPath(findStep(issue.path)), hash: fieldId(issue.path) }}>
              {number === null ? text : t('wizard.track_issue', { number, text })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
