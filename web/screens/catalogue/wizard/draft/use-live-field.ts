import type { Issue } from '@tangent/domain/issue.ts';
import { useState } from 'react';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { useField } from './use-field.ts';

/**
 * Shows the issue of a field when it loses the focus, or immediately if `isComplete`, even before the whole step is
 * checked.
 */
export function useLiveField(path: string, issues: readonly Issue[], isComplete = false) {
  const field = useField(path);
  const sentence = useIssueSentence();
  // An existing value is not being typed.
  const [left, setLeft] = useState(issues.length > 0);
  const [issue] = issues;
  const own = issue !== undefined && (left || isComplete) ? sentence(issue, { field: field.label }) : undefined;
  return { field: { ...field, error: field.error ?? own }, onBlur: () => setLeft(true) };
}

/** Whether a date was typed or picked completely, so that its issue can be shown at once. */
export function isWholeDate(value: string | null): boolean {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
