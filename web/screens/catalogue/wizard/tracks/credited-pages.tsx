import { CreditedPagesFields } from '../../../../parts/catalogue/release/credited-pages.tsx';
import { findIssue } from '../../../../parts/catalogue/release/step-issues.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { useFieldLabel } from '../draft/use-field.ts';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';

/** The pages of the credited artists of a release or of one of its tracks. */
export function WizardCreditedPages({ names }: { names: readonly string[] }) {
  const { change } = useWizardActions();
  const { shown } = useWizardFindings();
  const sentence = useIssueSentence();
  const fieldLabel = useFieldLabel();
  const getError = (path: string) => {
    const issue = findIssue(shown, path);
    return issue === null ? undefined : sentence(issue, { field: fieldLabel(path) });
  };
  return (
    <CreditedPagesFields
      names={names}
      pages={useForm((form) => form.credited_pages)}
      onChange={(credited_pages) => change({ credited_pages })}
      getError={getError}
    />
  );
}
