import fs from 'node:fs';
import { findMessageProblems as findProblems } from '@tangent/ddex/testing/find-message-problems.ts';

/** What is wrong with the messages in these files: one line per problem. */
export function findMessageProblems(messageFiles: readonly string[]): Promise<string[]> {
  return findProblems(messageFiles.map((file) => fs.readFileSync(file, 'utf8')));
}
