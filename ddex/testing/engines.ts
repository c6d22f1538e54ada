import { afterAll, beforeAll, expect } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import type { ErnSchemas } from '../check/check-schema.ts';
import type { MessageFacts } from '../check/message-parts.ts';
import type { ErnIssue } from '../issue.ts';
import { checkStructure } from '../schema/check-structure.ts';
import { findSchemaFolder, loadSchemasIfPresent } from './official-files.ts';
import { findSchemaProblems } from './run-xmllint.ts';

/** Codes of the official schema. */
const OFFICIAL_CODES = ['schema_violated', 'schema_unknown', 'validator_failed'];

/** The checks that a message passes before it is sent. */
export interface Engines {
  check(xml: string, facts?: MessageFacts): ErnIssue[];
}

/**
 * Creates the checks for the tests of a file. If the official schemas are available, they check every message too: they
 * must accept what our own schema accepts, and a second engine must accept what they accept.
 */
export function createEngines(): Engines {
  const accepted: string[] = [];
  let schemas: ErnSchemas | null = null;
  if (findSchemaFolder() !== null) {
    beforeAll(() => {
      schemas = loadSchemasIfPresent();
    });
    afterAll(async () => {
      schemas?.close();
      expect(await findSchemaProblems(accepted)).toEqual([]);
    });
  }
  return {
    check(xml, facts) {
      const { issues } = checkMessage(schemas, xml, facts);
      if (schemas === null) return issues;
      const official = issues.filter(({ code }) => OFFICIAL_CODES.includes(code));
      if (official.length === 0) accepted.push(xml);
      else if (checkStructure(xml).length === 0)
        throw new Error(`only the official schema refuses: ${JSON.stringify(official)}`);
      return issues.filter(({ code }) => !OFFICIAL_CODES.includes(code));
    },
  };
}
