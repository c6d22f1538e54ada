import type { Issue } from '@tangent/domain/issue.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';

/** Returns the error text of the field at a path. */
export type ChangeErrors = (path: string, label: string) => string | undefined;

export function useChangeErrors(issues: readonly Issue[]): ChangeErrors {
  const sentence = useIssueSentence();
  return (path, field) => {
    const issue = issues.find((one) => one.path === path || one.path.startsWith(`${path}.`));
    return issue && sentence(issue, { field });
  };
}
