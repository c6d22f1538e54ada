import type { FileStatus, ProposedAction } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ReadRelease } from '@tangent/ddex/model.ts';
import type { Behaviour } from './behaviour.ts';
import { listLacking } from './held-files.ts';
import type { Verdict } from './judge-message.ts';
import type { HeldRelease, UnderstoodKind } from './store-records.ts';

const WRONG_HASH: FileStatus = 'SignatureOrHashSumWrongOrMissing';

export interface FaultContext {
  behaviour: Behaviour;
  kind: UnderstoodKind;
  /** Whether the store has already refused a message of this release. */
  has_refused: boolean;
}

/** Returns the verdict of the store with its configured faults applied. */
export function applyFaults(verdict: Verdict, release: ReadRelease | null, faultContext: FaultContext): Verdict {
  const { behaviour, kind, has_refused } = faultContext;
  if (behaviour.refuse_only !== null && behaviour.refuse_only !== kind) return verdict;
  if (behaviour.refuse_once && has_refused) return verdict;
  if (behaviour.wrong_hash) {
    const path = release?.tracks[0]?.audio?.path;
    const files = path === undefined ? [] : [{ path, status: WRONG_HASH, text: 'the hash differs' }];
    return { ...verdict, file_status: WRONG_HASH, error_text: 'the hash differs', files };
  }
  const isToRefuse = behaviour.refuse_only !== null || behaviour.refuse_once;
  const file_status = behaviour.refuse_release ?? (isToRefuse ? 'UserDefined' : null);
  return file_status === null ? verdict : { ...verdict, file_status, error_text: 'the sandbox is set to refuse' };
}

/**
 * Returns the action that a store requests: a full redelivery if files are missing or wrong, otherwise the message
 * alone.
 */
export function proposeAction(
  verdict: Verdict,
  { release, kind, held }: { release: ReadRelease | null; kind: UnderstoodKind; held: HeldRelease | undefined },
  behaviour: Behaviour,
): ProposedAction | null {
  if (verdict.file_status === 'FileOK') return null;
  if (behaviour.proposed_action !== null) return behaviour.proposed_action;
  if (kind === 'older') return 'DoNotResendRelease';
  if (isAboutLyrics(verdict, release)) return 'DoNotResendAffectedResource';
  const isLacking = release === null ? held === undefined : listLacking(held, release).length > 0;
  return verdict.files.length > 0 || isLacking || isAboutFiles(verdict) ? 'ResendXmlAndResources' : 'ResendXmlOnly';
}

/** The same lyrics would be refused again. */
function isAboutLyrics({ files }: Verdict, release: ReadRelease | null): boolean {
  const lyrics = release?.tracks.map((track) => track.lyrics?.path) ?? [];
  return files.some(({ path, status }) => status === 'ResourceNotMeetingSpecifications' && lyrics.includes(path));
}

function isAboutFiles({ file_status }: Verdict): boolean {
  return ['ResourceMissing', 'ResourceCorrupt', 'ResourceNotMeetingSpecifications', WRONG_HASH].includes(file_status);
}
