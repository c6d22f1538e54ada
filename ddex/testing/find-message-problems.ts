import { checkStructure } from '../schema/check-structure.ts';
import { findSchemaFolder } from './official-files.ts';
import { findSchemaProblems } from './run-xmllint.ts';

/**
 * Lists the problems of messages, one line each that begins with the number of the message, from 0: by our own schema
 * and, if the official schemas are available, by an engine that shares no code with ours.
 */
export async function findMessageProblems(messages: readonly string[]): Promise<string[]> {
  const own = messages.flatMap((xml, i) =>
    checkStructure(xml).map(
      ({ code, path, line, params }) => `${i}: ${code} ${path} ${line} ${JSON.stringify(params)}`,
    ),
  );
  return findSchemaFolder() === null ? own : [...own, ...(await findSchemaProblems(messages))];
}
