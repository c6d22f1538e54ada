import type { ErnIssue } from '../issue.ts';
import type { MessageFacts } from './check-rules.ts';
import type { ErnSchemas } from './check-schema.ts';

/**
 * Both checks on one parse: the official schema and our rules. With `schemas` null only the rules run, and the caller answers
 * for sending nothing to a real store.
 */
export function checkMessage(
  _schemas: ErnSchemas | null,
  _xml: string,
  _facts: MessageFacts = {},
): { issues: ErnIssue[] } {
  throw new Error('not written yet');
}
