import { checkStructure } from '../schema/check-structure.ts';
import { findSchemaFolder } from './official-files.ts';
import { findSchemaProblems } from './second-engine.ts';

/**
 * Lists the problems of sent messages, one line each: by our own schema and, if the official schemas are available, by
 * an engine that shares no code with ours.
 */
export async function findMessageProblems(messages: readonly string[]): Promise<string[]> {
  const own = messages.flatMap((xml, i) =>
    checkStructure(xml).map(
      ({ code, path, line, params }) => `${i}: ${code} ${path} ${line} ${JSON.stringify(params)}`,
    ),
  );
  return findSchemaFolder() === null ? own : [...own, ...(await findSchemaProblems(messages))];
}
