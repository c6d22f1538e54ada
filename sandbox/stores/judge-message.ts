import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { BatchMessage } from '@tangent/ddex/choreography/batch-complete.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import type { ErnIssue } from '@tangent/ddex/issue.ts';
import type { ErnRelease } from '@tangent/ddex/model.ts';
import { checkFiles, isWhole, type WrongFile } from './check-files.ts';
import { findInside } from './find-inside.ts';

/** What a store thinks of a message. `release` is null when the message could not even be read. */
export interface Verdict {
  file_status: FileStatus;
  error_text: string | null;
  files: WrongFile[];
  release: ErnRelease | null;
}

export interface Judge {
  schemas: ErnSchemas | null;
  /** Whether the store has the release already; then files need not come again, and it may be taken down. */
  hasRelease(icpn: string): boolean;
}

/** Reads one message of a batch as a careful store would: is it there, whole, valid, and are its files what it says. */
export async function judgeMessage(batchFolder: string, listed: BatchMessage, judge: Judge): Promise<Verdict> {
  const path = findInside(batchFolder, listed.path);
  const bytes = path === null ? null : await readFile(path).catch(() => null);
  if (path === null || bytes === null) return refuse('ErnMissing', `${listed.path} is not in the batch`);
  if (createHash('sha256').update(bytes).digest('hex') !== listed.sha256) {
    return refuse('SignatureOrHashSumWrongOrMissing', `${listed.path} is not the message of the manifest`);
  }
  const xml = bytes.toString('utf8');
  const problems = checkMessage(judge.schemas, xml).issues.filter((issue) => issue.severity !== 'warning');
  const reading = parseNewReleaseMessage(xml);
  if (problems.length > 0 || reading.message === null) {
    const issues = [...problems, ...reading.issues];
    return refuse(statusOf(issues), describeIssues(issues), reading.message?.release);
  }
  const { header, release } = reading.message;
  if (header.message_id !== listed.message_id || release.icpn !== listed.icpn) {
    return refuse('NewReleaseMessageInvalid', `${listed.path} is not what the manifest calls it`, release);
  }
  return judgeRelease(dirname(path), release, judge.hasRelease(release.icpn));
}

async function judgeRelease(messageFolder: string, release: ErnRelease, isKnown: boolean): Promise<Verdict> {
  if (!isKnown && release.deals.length === 0) {
    return refuse('NoDealInNewReleaseMessage', 'a release that is not here cannot be taken down', release);
  }
  if (!isKnown && !isWhole(release)) {
    return refuse('ResourceMissing', 'a release that is not here needs all its audio and its cover', release);
  }
  const files = await checkFiles(messageFolder, release);
  const [first] = files;
  if (first === undefined) return { file_status: 'FileOK', error_text: null, files, release };
  const text = files.map((file) => `${file.path}: ${file.text}`).join('; ');
  return { ...refuse(first.status, text, release), files };
}

function refuse(file_status: FileStatus, error_text: string, release: ErnRelease | null = null): Verdict {
  return { file_status, error_text, files: [], release };
}

// Only when codes are all that is wrong: otherwise the message as a whole is.
function statusOf(issues: readonly ErnIssue[]): FileStatus {
  const isAboutCodes = issues.every(({ code }) =>
    ['icpn_invalid', 'isrc_invalid', 'isrc_twice', 'grid_invalid'].includes(code),
  );
  return isAboutCodes ? 'IdentifierInvalid' : 'NewReleaseMessageInvalid';
}

function describeIssues(issues: readonly ErnIssue[]): string {
  return issues
    .map(({ code, line, path, params }) => {
      const place = [path, line === null ? '' : `line ${line}`].filter((part) => part !== '').join(', ');
      const values = Object.values(params).join(', ');
      return `${code}${place && ` (${place})`}${values && `: ${values}`}`;
    })
    .join('; ');
}
