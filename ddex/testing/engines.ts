import { afterAll, beforeAll } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { type ErnSchemas, openSchemas } from '../check/check-schema.ts';
import type { MessageFacts } from '../check/message-parts.ts';
import type { ErnIssue } from '../issue.ts';
import { getSchemaFolder } from './schema-folder.ts';
import { findSchemaProblems } from './second-engine.ts';

/** The checks a message passes before it leaves, and a second engine for the schema. */
export interface Engines {
  /** Schema and rules, at once. The message is kept for the second engine. */
  check(xml: string, facts?: MessageFacts): ErnIssue[];
  /** What the second engine says of all messages checked so far. */
  findProblems(): Promise<string[]>;
}

/**
 * Opens both engines for the tests of a file.
 */
export function openEngines(): Engines {
  const checked: string[] = [];
  let schemas: ErnSchemas;
  beforeAll(() => {
    schemas = openSchemas(getSchemaFolder());
  });
  afterAll(() => schemas.close());
  return {
    check(xml, facts) {
      checked.push(xml);
      return checkMessage(schemas, xml, facts).issues;
    },
    findProblems: () => findSchemaProblems(checked),
  };
}
