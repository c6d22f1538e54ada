import { checkStructure } from '../schema/check-structure.ts';
import { findSchemaFolder } from './official-files.ts';
import { findSchemaProblems } from './second-engine.ts';

/**
 * What is wrong with messages that were sent, one line per problem: by our own schema, and with the official schemas at hand also
 * by an engine that shares no code of ours.
 */
export async function findMessageProblems(messages: readonly string[]): Promise<string[]> {
  const own = messages.flatMap((xml, i) =>
    checkStructure(xml).map(
      ({ code, path, line, params }) => `${i}: ${code} ${path} ${line} ${JSON.stringify(params)}`,
    ),
  );
  return findSchemaFolder() === null ? own : [...own, ...(await findSchemaProblems(messages))];
}
