import type { ErnIssue } from '../../issue.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * A value of our own stands in UserDefinedValue, only beside the value `UserDefined` (of the element, or of what a link is), and
 * says in Namespace whose it is.
 */
export function checkUserDefined({ all }: MessageParts): ErnIssue[] {
  const issues: ErnIssue[] = [];
  for (const element of all) {
    const isUserDefined = element.text === 'UserDefined' || element.attributes.LinkDescription === 'UserDefined';
    const { UserDefinedValue: value, Namespace: namespace } = element.attributes;
    if (value !== undefined && (!isUserDefined || namespace === undefined)) {
      issues.push(buildIssue('user_defined_value', 'fatal', element, { value }));
    }
    if (isUserDefined && value === undefined) issues.push(buildIssue('user_defined_without_value', 'fatal', element));
  }
  return issues;
}
