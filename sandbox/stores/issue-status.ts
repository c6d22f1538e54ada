import type { FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnIssue } from '@tangent/ddex/issue.ts';

const STATUSES: Record<string, FileStatus> = {
  icpn_invalid: 'IdentifierInvalid',
  icpn_restricted: 'IdentifierInvalid',
  isrc_invalid: 'IdentifierInvalid',
  isrc_twice: 'IdentifierInvalid',
  grid_invalid: 'IdentifierInvalid',
  hash_missing: 'SignatureOrHashSumWrongOrMissing',
  hash_algorithm: 'SignatureOrHashSumWrongOrMissing',
  hash_value: 'SignatureOrHashSumWrongOrMissing',
  audio_not_delivered: 'ResourceMissing',
  deal_missing: 'NoDealForTrackRelease',
  deal_ends_before_start: 'ConflictingAvailabilityPeriods',
};

/** Returns the status of a message with these issues: their common status, or else that of an invalid message. */
export function findStatus(issues: readonly ErnIssue[]): FileStatus {
  const [first = 'NewReleaseMessageInvalid', ...others] = new Set(issues.map(({ code }) => STATUSES[code]));
  return others.length === 0 ? first : 'NewReleaseMessageInvalid';
}

/** Describes the issues in readable sentences. */
export function describeIssues(issues: readonly ErnIssue[]): string {
  return issues
    .map(({ code, line, path, params }) => {
      const location = [path, line === null ? '' : `line ${line}`].filter((part) => part !== '').join(', ');
      const values = Object.values(params).join(', ');
      return `${code}${location && ` (${location})`}${values && `: ${values}`}`;
    })
    .join('; ');
}
