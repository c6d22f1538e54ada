import type { Issue } from '@tangent/domain/issue.ts';
import { useState } from 'react';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useField } from './use-field.ts';

/** A field that says what is wrong as soon as it is left, or at once where `isWhole`: before anybody asks for the whole step. */
export function useLiveField(path: string, issues: readonly Issue[], isComplete = false) {
  const field = useField(path);
  const sentence = useIssueSentence();
  // What was there before is no longer being typed.
  const [left, setLeft] = useState(issues.length > 0);
  const [issue] = issues;
  const own = issue !== undefined && (left || isComplete) ? sentence(issue, { field: field.label }) : undefined;
  return { field: { ...field, error: field.error ?? own }, onBlur: () => setLeft(true) };
}
