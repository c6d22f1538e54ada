import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { useWizardFindings } from '../wizard-context.ts';

/** Shows a reviewer's flag on an existing file, which has no form field to show it. */
export function FlaggedMark({ path }: { path: string }) {
  const sentence = useIssueSentence();
  const issue = useWizardFindings().flaggedIssues.find((one) => one.path === path);
  return issue ? <FieldError id={`${fieldId(path)}-pointed`}>{sentence(issue)}</FieldError> : null;
}
