import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { fieldId } from '../../../parts/release/step-issues.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useWizardFindings } from './wizard-context.ts';

/** What a reviewer says about a file that is there: a finished one has no field to say it under. */
export function FlaggedMark({ path }: { path: string }) {
  const sentence = useIssueSentence();
  const issue = useWizardFindings().flaggedIssues.find((one) => one.path === path);
  return issue ? <FieldError id={`${fieldId(path)}-pointed`}>{sentence(issue)}</FieldError> : null;
}
