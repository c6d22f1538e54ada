import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { ReadRelease } from '@tangent/ddex/model.ts';
import { decodeXml } from '@tangent/ddex/xml/decode-xml.ts';
import { checkLyrics } from './check-lyrics.ts';
import { checkFiles, type WrongFile } from './check-received-files.ts';
import { listLacking } from './held-files.ts';
import { describeIssues, findStatus } from './issue-status.ts';
import type { ListedMessage } from './list-delivery-folders.ts';
import type { CatalogueRelease, HeldRelease, UnderstoodKind } from './store-records.ts';
import type { Understood } from './understand-message.ts';

/** A store's verdict on a message. */
export interface Verdict {
  file_status: FileStatus;
  error_text: string | null;
  files: WrongFile[];
  /** Whether the store has checked the files, so that it can keep the right ones. */
  has_checked_files: boolean;
}

/** A message with its bytes and everything the verdict depends on. */
export interface ReceivedMessage {
  listed: ListedMessage;
  /** Path of the message file. */
  path: string;
  bytes: Buffer;
  understood: Understood;
  kind: UnderstoodKind;
  known: CatalogueRelease | undefined;
  held: HeldRelease | undefined;
  schemas: ErnSchemas | null;
  is_strict: boolean;
  /** Whether the store takes nothing but lyrics. */
  is_lyrics_partner: boolean;
}

const FILE_OK: Verdict = { file_status: 'FileOK', error_text: null, files: [], has_checked_files: false };

/** Judges a message as a careful store would: complete, valid, in the right folder, and with files that match it. */
export async function judgeMessage(received: ReceivedMessage): Promise<Verdict> {
  const { listed, bytes, understood, path } = received;
  if (listed.sha256 !== null && createHash('sha256').update(bytes).digest('hex') !== listed.sha256) {
    return refuse('SignatureOrHashSumWrongOrMissing', `${listed.path} does not match the hash in the manifest`);
  }
  const { xml, issues: wrongBytes } = decodeXml(bytes);
  const { issues: found } = checkMessage(received.schemas, xml, { is_shown: received.known !== undefined });
  const issues = [
    ...[...wrongBytes, ...found].filter(({ severity }) => received.is_strict || severity !== 'warning'),
    ...understood.issues,
  ];
  if (issues.length > 0) return refuse(findStatus(issues), describeIssues(issues));
  const hasListedId = listed.message_id === null || listed.message_id === understood.header?.message_id;
  if (!hasListedId || understood.icpn !== listed.icpn) {
    return refuse('NewReleaseMessageInvalid', `${listed.path} does not match the name of its folder`);
  }
  const refusal = judgeKind(received);
  if (refusal !== null || understood.release === null) return refusal ?? FILE_OK;
  return judgeFiles(dirname(path), understood.release, received);
}

export function refuse(file_status: FileStatus, error_text: string): Verdict {
  return { ...FILE_OK, file_status, error_text };
}

// Checks whether the message makes sense after the previous messages of its release.
function judgeKind({ kind, known, is_strict }: ReceivedMessage): Verdict | null {
  if (kind === 'older') return refuse('UserDefined', 'older than the last message: nothing was changed');
  if (known === undefined && kind === 'takedown') {
    return refuse('NoDealInNewReleaseMessage', 'an unknown release cannot be taken down');
  }
  if (known === undefined && kind === 'purge') {
    return refuse('UserDefined', 'an unknown release cannot be purged');
  }
  if (kind === 'purge' && is_strict) return refuse('UserDefined', 'this store does not accept purges');
  return null;
}

async function judgeFiles(
  folder: string,
  release: ReadRelease,
  { kind, held, is_lyrics_partner }: ReceivedMessage,
): Promise<Verdict> {
  const lacking = kind === 'takedown' || is_lyrics_partner ? [] : listLacking(held, release);
  const files = await checkFiles(folder, release);
  if (files.length === 0) files.push(...(await checkLyrics(folder, release)));
  const [first] = files;
  const verdict = { ...FILE_OK, files, has_checked_files: true };
  // A store of music shows the release without the lyrics that it refuses.
  const isOnlyLyrics = files.every(({ path }) => release.tracks.some(({ lyrics }) => lyrics?.path === path));
  if (first !== undefined && (is_lyrics_partner || !isOnlyLyrics)) {
    const error_text = files.map((file) => `${file.path}: ${file.text}`).join('; ');
    return { ...verdict, file_status: first.status, error_text };
  }
  if (lacking.length === 0) return verdict;
  return { ...verdict, file_status: 'ResourceMissing', error_text: `never arrived: ${lacking.join(', ')}` };
}
