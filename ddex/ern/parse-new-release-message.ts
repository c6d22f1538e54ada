import type { ErnIssue } from '../issue.ts';
import type { ErnMessage } from '../model.ts';

/** A message that was read, or why it cannot be. */
export type ErnReading = { message: ErnMessage; issues: [] } | { message: null; issues: ErnIssue[] };

/**
 * Reads an ERN 4.3 NewReleaseMessage back into values. Never throws: a message that is no XML, no NewReleaseMessage or lacks what
 * a release needs gives issues.
 */
export function parseNewReleaseMessage(_xml: string): ErnReading {
  throw new Error('not written yet');
}
