import type { ErnIssue } from '../issue.ts';
import { checkElements } from './check-rules.ts';
import { checkDocument, checkReadable, type ErnSchemas } from './check-schema.ts';
import type { MessageFacts } from './message-parts.ts';

/**
 * Both checks on one parse: the official schema, then our rules. With `schemas` null only the rules run; a caller without schemas
 * must not send to a real store.
 */
export function checkMessage(
  schemas: ErnSchemas | null,
  xml: string,
  facts: MessageFacts = {},
): { issues: ErnIssue[] } {
  const issues = checkReadable(xml, (reading) => [
    ...(schemas === null ? [] : checkDocument(schemas, reading)),
    ...checkElements(reading.root, facts),
  ]);
  return { issues };
}
