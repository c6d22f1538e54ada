import type { ErnIssue } from '../../issue.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks that a value of our own is in UserDefinedValue, appears only beside the value `UserDefined` (of the element,
 * or of a link description), and names its owner in Namespace.
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
