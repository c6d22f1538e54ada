import { isDpid } from '@tangent/ddex/codes/dpid.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import { parsePurgeMessage } from '@tangent/ddex/ern/purge-message.ts';
import type { ErnHeader, ReadMessage } from '@tangent/ddex/model.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { CaseSender } from './build-case.ts';
import { type CaseCheck, type CaseToCheck, describeIssues, toCheck } from './case-check.ts';
import { listPoints } from './cases/store-points.ts';
import { checkAppleCase } from './check-apple-case.ts';
import { findFileDifference } from './check-files.ts';

/**
 * Checks a case like the engineers of stores do: schemas, mark of a test, files, order of the upload, party ids, and what
 * an update or a takedown must say. The package is read again from the disk.
 */
export function checkCase(parts: CaseToCheck): CaseCheck[] {
  return takesApplePackage(parts.profile) ? checkAppleCase(parts) : checkErnCase(parts);
}

function checkErnCase(parts: CaseToCheck): CaseCheck[] {
  const { built, from } = parts;
  const release = parseNewReleaseMessage(built.xml).message;
  const header = release?.header ?? parsePurgeMessage(built.xml).message?.header ?? null;
  return [
    toCheck('T1', 'our schema and rules', describeIssues(built.issues)),
    checkOfficial(parts),
    toCheck('T2', from.is_test ? 'marked as a test' : 'marked as live', findControlDifference(header, from)),
    ...(release === null ? [] : [toCheck('T3', 'files, sizes, hashes, names', findFilesDifference(release, parts))]),
    toCheck('T4', 'the completing file is the last one', findOrderDifference(parts)),
    toCheck('T5', 'party ids', findPartyDifference(header, parts)),
    ...(parts.one.kind === 'update' ? [toCheck('T6', 'update', findUpdateDifference(release, parts))] : []),
    ...(parts.one.kind === 'takedown' ? [toCheck('T7', 'takedown', findTakedownDifference(release, parts))] : []),
    ...(release === null ? [] : checkPoints(release, parts)),
  ];
}

// Its issues are among those of the first check, because all checks share one parse.
function checkOfficial({ from, built }: CaseToCheck): CaseCheck {
  const text = "DDEX's schema";
  if (from.schemas !== null) return toCheck('T1', text, describeIssues(built.issues));
  return { id: 'T1', text, result: 'not_checked', detail: 'DDEX_SCHEMA_DIR is not set' };
}

function findControlDifference(header: ErnHeader | null, { is_test }: CaseSender): string | null {
  const wanted = is_test ? 'test' : 'live';
  return header?.control_type === wanted ? null : `the message says ${header?.control_type ?? 'nothing'}`;
}

function findFilesDifference({ release }: ReadMessage, { built, files }: CaseToCheck): string | null {
  return findFileDifference(release, built.package.message.path, files);
}

/** The completing file is the manifest of the batch, or the message itself in a folder per release. */
function findOrderDifference({ built, profile, written, files }: CaseToCheck): string | null {
  const { completion, message } = built.package;
  const last = completion?.path ?? message.path;
  if (written.at(-1) !== last) return `${written.at(-1) ?? 'nothing'} is the last file`;
  const size = files.find(({ path }) => path === last)?.bytes.length ?? null;
  if (size === null) return `${last} is missing`;
  return size === 0 && profile.batch_complete === 'manifest' ? `${last} is empty` : null;
}

function findPartyDifference(header: ErnHeader | null, { store, profile, from }: CaseToCheck): string | null {
  if (header === null) return 'the message cannot be read';
  const { sender, recipient, sent_on_behalf_of = sender, other_recipients = [] } = header;
  const wrong = [sender, sent_on_behalf_of, recipient, ...other_recipients].find(({ dpid }) => !isDpid(dpid));
  if (wrong) return `${wrong.dpid || 'no id'} of ${wrong.name} has a wrong check character`;
  if (sender.dpid !== from.sender.dpid) return `${sender.dpid} is not our id`;
  if (recipient.dpid !== store.party_id) return `${recipient.dpid} is not the id of the store`;
  const others = (profile.other_recipients ?? []).filter(({ party_id }) =>
    other_recipients.every(({ dpid }) => dpid !== party_id),
  );
  return others.length === 0 ? null : `${others.map(({ party_id }) => party_id).join(', ')} is not named`;
}

function findUpdateDifference(message: ReadMessage | null, parts: CaseToCheck): string | null {
  if (message === null) return 'the message cannot be read';
  const { one, message: sent, earlier, store } = parts;
  if (message.header.thread_id !== sent.thread_id) return 'another thread';
  if (earlier.length === 0) return 'nothing was sent before';
  if (earlier.includes(message.header.message_id)) return 'the id of an earlier message';
  const { deals, tracks } = message.release;
  const missing = tracks.filter((track, index) => {
    const hasLeft = one.snapshot.tracks[index]?.removed_from.includes(store.id) ?? false;
    return !hasLeft && (track.deals ?? deals).length === 0 && one.snapshot.tracks[index]?.claim_conditions.length !== 0;
  });
  if (missing.length > 0) return `no deal for ${missing.map(({ isrc }) => isrc).join(', ')}`;
  const starts = [...deals, ...tracks.flatMap((track) => track.deals ?? [])].map(({ start_at }) => start_at);
  const late = starts.find((start) => toMs(start) > sent.created_at.getTime());
  return one.is_out && late !== undefined ? `a deal starts at ${late}, after the message` : null;
}

function toMs(instant: string): number {
  return Date.parse(instant.endsWith('Z') ? instant : `${instant}Z`);
}

function findTakedownDifference(
  message: ReadMessage | null,
  { built, profile, message: sent }: CaseToCheck,
): string | null {
  if (profile.takedown_style === 'purge') {
    return parsePurgeMessage(built.xml).message === null ? 'not a purge, as the profile wants it' : null;
  }
  if (message === null) return 'the message cannot be read';
  const { deals, tracks } = message.release;
  const all = [...deals, ...tracks.flatMap((track) => track.deals ?? [])];
  if (profile.takedown_style === 'no_deals') return all.length === 0 ? null : 'there are still deals';
  const open = all.some(({ end_at }) => end_at === null || toMs(end_at) > sent.created_at.getTime());
  return all.length === 0 || open ? 'not every deal has ended' : null;
}

function checkPoints(message: ReadMessage, { store, one, built }: CaseToCheck): CaseCheck[] {
  return listPoints(store.id, one).map(({ id, text, holds }) =>
    toCheck(id, text, holds(message, built.xml, one) ? null : 'not so'),
  );
}
