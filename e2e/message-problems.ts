import fs from 'node:fs';
import { findMessageProblems as findProblems } from '@tangent/ddex/testing/find-message-problems.ts';

/** Lists the problems of these message files, one line each. */
export function findMessageProblems(messageFiles: readonly string[]): Promise<string[]> {
  return findProblems(messageFiles.map((file) => fs.readFileSync(file, 'utf8')));
}
