import type { ErnIssue } from '../../issue.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { MessageFacts } from '../message-parts.ts';

/**
 * The rules that the schema of ERN 3.8.2 does not know.
 */
export function checkErn3Elements(_root: XmlElement, _facts: MessageFacts): ErnIssue[] {
  throw new Error('ERN 3.8.2 is not checked yet');
}
