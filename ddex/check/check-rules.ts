import type { ErnIssue } from '../issue.ts';
import type { ErnFileHash, ErnMessageKind } from '../model.ts';

/** What the checker is told besides the message itself. */
export interface MessageFacts {
  /** Why the message is sent; unknown to a receiver. A first message must have deals and bring all files. */
  kind?: ErnMessageKind;
  /** The files of the package by their path relative to the message. */
  files?: ReadonlyMap<string, { size_bytes: number; hash: ErnFileHash }>;
}

/**
 * The rules that the schema does not know: codes, references, artists, profile, track releases, deals, files.
 */
export function checkRules(_xml: string, _facts: MessageFacts = {}): ErnIssue[] {
  throw new Error('not written yet');
}
