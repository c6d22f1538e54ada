import type { ErnIssue } from '../issue.ts';

/** The official schemas, compiled once; `close` gives their memory back. */
export interface ErnSchemas {
  check(xml: string): ErnIssue[];
  close(): void;
}

/**
 * Compiles the official ERN schemas from the folder that holds `ern-43/release-notification.xsd`. Throws when the folder or a
 * schema is missing or broken: without schemas nothing can be called valid.
 */
export function openSchemas(_schemaDir: string): ErnSchemas {
  throw new Error('not written yet');
}

/**
 * Checks a message against the official schema. When the validator itself fails the answer is a fatal issue, never a pass.
 */
export function checkSchema(_schemas: ErnSchemas, _xml: string): ErnIssue[] {
  throw new Error('not written yet');
}
