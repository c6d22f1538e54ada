/** Severity of an issue: `fatal` and `error` prevent sending, `warning` does not. */
export type ErnSeverity = 'fatal' | 'error' | 'warning';

/**
 * One problem of a message. `code` names the rule, `line` is the line in the XML if known, `path` the element or file,
 * `params` the values for a sentence about it. The caller supplies the sentence.
 */
export interface ErnIssue {
  code: string;
  severity: ErnSeverity;
  line: number | null;
  path: string;
  params: Record<string, string | number>;
}

/** Whether a message with these issues must not be sent. */
export function isRefused(issues: readonly ErnIssue[]): boolean {
  return issues.some((issue) => issue.severity !== 'warning');
}
