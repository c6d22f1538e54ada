/**
 * How bad a finding is: `fatal` and `error` stop a message from leaving, `warning` does not.
 */
export type ErnSeverity = 'fatal' | 'error' | 'warning';

/**
 * One thing that is wrong with a message. `code` names the rule, `line` is the line in the XML when it is known, `path` the
 * element or file concerned, `params` the values a sentence about it needs. Words are the caller's.
 */
export interface ErnIssue {
  code: string;
  severity: ErnSeverity;
  line: number | null;
  path: string;
  params: Record<string, string | number>;
}

/**
 * Whether a message with these findings must not be sent.
 */
export function isRefused(issues: readonly ErnIssue[]): boolean {
  return issues.some((issue) => issue.severity !== 'warning');
}
