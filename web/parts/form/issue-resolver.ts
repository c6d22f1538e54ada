import type { Issue } from '@tangent/domain/issue.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Connects a form to the rules of the domain: every issue appears at the field of its path, as a sentence. */
export function issueResolver<Values extends FieldValues>(
  check: (values: Values) => readonly Issue[],
  toMessage: (issue: Issue) => string,
): Resolver<Values> {
  return (values) => {
    const issues = check(values);
    if (issues.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      issues.map((issue) => [issue.path, { type: issue.code, message: toMessage(issue) }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
