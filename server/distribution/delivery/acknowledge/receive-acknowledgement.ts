import { createHash } from 'node:crypto';
import { acknowledgements, deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import type { Acknowledgement } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import { parseAcknowledgement } from '@tangent/ddex/acknowledgement/parse-acknowledgement.ts';
import type { FileStatus, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { decodeXml } from '@tangent/ddex/xml/decode-xml.ts';
import { isLyricsPath } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import type { AcknowledgementMeaning } from '@tangent/domain/distribution/delivery/acknowledgement.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { applyAcknowledgement } from './apply-acknowledgement.ts';
import { type Acknowledged, findAcknowledged } from './find-acknowledged.ts';

/** A longer reference is none. */
const STORE_REF_MAX_CHARS = 500;

type RawAcknowledgement = { store_id: string; file_name: string; raw: Buffer; now: Date };
type AcknowledgementRow = typeof acknowledgements.$inferInsert;

/**
 * Saves an acknowledgement unchanged and applies it to its message and delivery, if it may. Identical bytes count once;
 * an acknowledgement that is late, concerns no message of ours, uses unknown values or is not XML is saved and changes
 * nothing. False when it is too early: the store responded before we recorded the message as delivered.
 */
export async function receiveAcknowledgement(tx: Tx, incoming: RawAcknowledgement): Promise<boolean> {
  const raw = toStorableText(incoming.raw);
  const raw_sha256 = createHash('sha256').update(incoming.raw).digest('hex');
  const reading = parseAcknowledgement(raw);
  const found = reading.readable ? await findAcknowledged(tx, incoming, reading.acknowledgement) : null;
  if (found?.message.state === 'built' || found?.message.state === 'uploading') return false;
  const { store_id, file_name, now } = incoming;
  const unread = { store_id, file_name, raw, raw_sha256, received_at: now, outcome: 'unreadable' } as const;
  const [row] = await tx.insert(acknowledgements).values(unread).onConflictDoNothing().returning();
  if (!row || !reading.readable) return true;
  const outcome = await judge(tx, reading.acknowledgement, found, now);
  const read = { ...describe(reading.acknowledgement), outcome, message_id: found?.message.id ?? null };
  await tx.update(acknowledgements).set(read).where(eq(acknowledgements.id, row.id));
  if (outcome === 'applied' && found !== null) await saveStoreRef(tx, found, reading.acknowledgement);
  return true;
}

async function judge(
  tx: Tx,
  acknowledgement: Acknowledgement,
  found: Acknowledged | null,
  now: Date,
): Promise<AcknowledgementRow['outcome']> {
  if (found === null) return 'unmatched';
  const meaning = interpretAcknowledgement(acknowledgement);
  if (meaning === null) return 'unknown_status';
  const { status, text, proposed_action } = describe(acknowledgement);
  const content = { status, text, proposed_action, lyrics_refusal: findLyricsRefusal(acknowledgement) };
  return (await applyAcknowledgement(tx, found, meaning, content, now)) ? 'applied' : 'late';
}

/** A longer text of a store is cut. */
const LYRICS_REFUSAL_MAX_CHARS = 300;

/** Returns what the store says about lyrics that it refused; null if it refused none. */
function findLyricsRefusal({ files, text }: Acknowledgement): string | null {
  const [refused] = files.filter(({ path }) => isLyricsPath(path));
  if (refused === undefined) return null;
  return (refused.text ?? text ?? refused.status.raw).slice(0, LYRICS_REFUSAL_MAX_CHARS);
}

/** Saves the store's own id or address of the release: its buttons lead there. */
async function saveStoreRef(tx: Tx, { delivery }: Acknowledged, { store_ref }: Acknowledgement): Promise<void> {
  if (store_ref === null || store_ref.length > STORE_REF_MAX_CHARS) return;
  await tx.update(deliveries).set({ store_ref }).where(eq(deliveries.id, delivery.id));
}

function describe({ file_status, supply_chain_status, proposed_action, text }: Acknowledgement) {
  return {
    status: supply_chain_status?.raw ?? file_status.raw,
    file_status: file_status.raw,
    supply_chain_status: supply_chain_status?.raw ?? null,
    proposed_action: proposed_action?.raw ?? null,
    text,
  };
}

// A store may write in UTF-16. A text column cannot store a zero byte, and an acknowledgement may contain any bytes.
function toStorableText(raw: Buffer): string {
  return (decodeXml(raw).xml || raw.toString('utf8')).replaceAll('\0', '\uFFFD');
}

const RECEIVED: AcknowledgementMeaning = { kind: 'received', reason_code: null };
const refused = (reason_code: string): AcknowledgementMeaning => ({ kind: 'refused', reason_code });

/**
 * Meanings of a release status (AVS SupplyChainStatus). A status from before the release is only sent when the files
 * are in order, so it confirms their receipt. `UserDefined` means nothing without an agreement with the store.
 */
const RELEASE_MEANINGS: Record<SupplyChainStatus, AcknowledgementMeaning | null> = {
  InPreparationForDeliveryToReleaseDistributor: RECEIVED,
  InDeliveryToReleaseDistributor: RECEIVED,
  DeliveredToReleaseDistributor: RECEIVED,
  OrderPlacedForReleaseDistributor: RECEIVED,
  ReleaseReceivedByReleaseDistributor: RECEIVED,
  SuccessfullyIngestedByReleaseDistributor: RECEIVED,
  ReleaseStagedForPublication: RECEIVED,
  ReleaseMadeAvailableToConsumers: { kind: 'live', reason_code: null },
  ReleaseNotAvailable: { kind: 'not_available', reason_code: 'release_not_available' },
  ProcessingErrorAtReleaseCreator: refused('processing_error'),
  ProcessingErrorAtReleaseDistributor: refused('processing_error'),
  RightsConflict: refused('rights_conflict'),
  ReleaseViolatesTermsOfService: refused('terms_of_service'),
  UserDefined: null,
};

/** Reasons by message status (AVS ErncFileStatus), grouped by what the artist or staff can do about it. */
const FILE_REASONS: Partial<Record<FileStatus, string>> = {
  ErnMissing: 'message_missing',
  NewReleaseMessageInvalid: 'message_refused',
  ResourceMissing: 'file_missing',
  ResourceCorrupt: 'file_corrupt',
  ResourceNotMeetingSpecifications: 'file_not_to_specification',
  SignatureOrHashSumWrongOrMissing: 'hash_wrong',
  IdentifierInvalid: 'identifier_invalid',
  IdentifierSyntaxInvalid: 'identifier_invalid',
  MetadataMissing: 'metadata_missing',
  NoDealInNewReleaseMessage: 'deal_missing',
  NoDealForTrackRelease: 'deal_missing',
  ConflictingAvailabilityPeriods: 'dates_conflict',
  CommercialReleaseDateInvalid: 'release_date_refused',
  OriginalReleaseDateLaterThanReleaseDate: 'release_date_refused',
  ArtistRoleUnknown: 'artist_refused',
  PrimaryArtistNameMissing: 'artist_refused',
  DuplicatedPublisherNames: 'metadata_refused',
  UnsupportedUsage: 'deal_refused',
  InternalError: 'store_error',
};

/**
 * Interprets an acknowledgement; null when its values are in no known list, because guessing is not safe. A status of
 * the files outweighs one of the release: a file that cannot be read cannot go live.
 */
function interpretAcknowledgement({
  file_status,
  supply_chain_status,
  files,
}: Acknowledgement): AcknowledgementMeaning | null {
  if (file_status.value === 'unknown') return null;
  if (file_status.value !== 'FileOK') {
    // Only the artist can correct lyrics; every other file is ours.
    const isAboutLyrics = files.length > 0 && files.every(({ path }) => isLyricsPath(path));
    if (isAboutLyrics && file_status.value === 'ResourceNotMeetingSpecifications') return refused('lyrics_refused');
    const reason_code = FILE_REASONS[file_status.value];
    return reason_code === undefined ? null : refused(reason_code);
  }
  if (supply_chain_status === null) return RECEIVED;
  return supply_chain_status.value === 'unknown' ? null : RELEASE_MEANINGS[supply_chain_status.value];
}
