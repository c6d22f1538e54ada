import fs from 'node:fs';
import { findSchemaProblems as findProblems } from '@tangent/ddex/testing/second-engine.ts';

/** Validates messages of any version with xmllint, which shares no code of ours: one line per problem. */
export function findSchemaProblems(messageFiles: readonly string[]): Promise<string[]> {
  return findProblems(messageFiles.map((file) => fs.readFileSync(file, 'utf8')));
}
