import { createHash } from 'node:crypto';
import type { Acknowledgement, StatusWord } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import { buildAcknowledgement } from '@tangent/ddex/acknowledgement/build-acknowledgement.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { buildAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import type { Behaviour } from './behaviour.ts';
import type { WrongFile } from './check-received-files.ts';
import type { RecordBook } from './record-book.ts';
import type { ReadMessage, StoreAcknowledgement } from './store-records.ts';

const STATUSES: Record<StoreAcknowledgement['kind'], SupplyChainStatus | null> = {
  receipt: null,
  ingested: 'SuccessfullyIngestedByReleaseDistributor',
  live: 'ReleaseMadeAvailableToConsumers',
  withdrawn: 'ReleaseNotAvailable',
  taken_off: 'ReleaseNotAvailable',
};

const UNKNOWN_STATUSES = {
  file_status: 'WaitingForFullMoon',
  supply_chain_status: 'LentToTheNeighbours',
  proposed_action: 'SingItToUs',
} as const;

const HOUR_MS = 60 * 60 * 1000;

/** The input for the acknowledgements of one event at a store. */
export interface AcknowledgementContext {
  message: ReadMessage;
  kinds: readonly StoreAcknowledgement['kind'][];
  /** The faulty files. */
  files: readonly WrongFile[];
  /** The action that the store requests; null when everything is right. */
  action: ProposedAction | null;
  /** The reason for a removal by the store. */
  taken_off: SupplyChainStatus | null;
}

/** Adds the acknowledgements of an event to the store's queue, subject to its current behaviour. */
export function addAcknowledgements(
  book: RecordBook,
  occasion: AcknowledgementContext,
  behaviour: Behaviour,
  now: Date,
): void {
  if (behaviour.never_acknowledge) return;
  const first = new Date(now.getTime() + behaviour.delay_ms + behaviour.delay_hours * HOUR_MS).toISOString();
  const { half_acknowledgement_ms } = behaviour;
  const due_at =
    half_acknowledgement_ms === null ? first : new Date(Date.parse(first) + half_acknowledgement_ms).toISOString();
  const kinds = behaviour.acknowledge_out_of_order ? occasion.kinds.toReversed() : occasion.kinds;
  for (const kind of kinds) {
    if (kind === 'receipt' && behaviour.drop_acknowledgement) continue;
    const file_name = nextName(book, occasion.message);
    const header = { message_id: file_name.slice('acknowledgements/'.length, -'.xml'.length), created_at: first };
    const record = {
      kind,
      message_id: occasion.message.message_id,
      file_name,
      due_at,
      xml: buildText(occasion, kind, behaviour, header),
      half_at: half_acknowledgement_ms === null ? null : first,
      half_written_at: null,
      written_at: null,
    };
    book.acknowledgement_files.put(record);
    if (behaviour.acknowledge_twice)
      book.acknowledgement_files.put({ ...record, file_name: nextName(book, occasion.message) });
  }
}

function buildText(
  occasion: AcknowledgementContext,
  kind: StoreAcknowledgement['kind'],
  behaviour: Behaviour,
  header: Pick<Acknowledgement, 'message_id' | 'created_at'>,
): string {
  const { message, files } = occasion;
  const isAboutAnother = behaviour.acknowledge_unknown_message;
  const acknowledgement: Acknowledgement = {
    ...header,
    sender: message.recipient,
    recipient: message.sender,
    acknowledged_message_id: isAboutAnother ? `${message.message_id}-of-somebody-else` : message.message_id,
    batch_id: isAboutAnother ? '19700101000000000' : message.batch_id,
    icpn: isAboutAnother ? '4006381333931' : message.icpn,
    store_ref: kind === 'live' ? buildStoreRef(message, behaviour) : null,
    ...buildStatuses(occasion, kind, behaviour),
    text: message.error_text,
    files: files.map((file) => ({ ...file, status: { value: file.status, raw: file.status } })),
  };
  const generation =
    behaviour.acknowledgement_generation ?? (message.ern_version === '382' ? 'ern_c_15' : 'ern_c_sftp_18');
  const xml = buildAcknowledgement(acknowledgement, generation);
  return behaviour.truncated_acknowledgement ? xml.slice(0, Math.floor(xml.length / 2)) : xml;
}

/** The store's own id of a release: 22 letters and digits, as long as those of the largest store. */
function buildStoreRef({ icpn }: ReadMessage, { foreign_address }: Behaviour): string {
  if (foreign_address) return `https://not-this-store.example/album/${icpn}`;
  return BigInt(`0x${createHash('sha256').update(icpn).digest('hex')}`)
    .toString(36)
    .slice(0, 22);
}

type Statuses = Pick<Acknowledgement, 'file_status' | 'supply_chain_status' | 'proposed_action'>;

function buildStatuses(
  { message, action, taken_off }: AcknowledgementContext,
  kind: StoreAcknowledgement['kind'],
  behaviour: Behaviour,
): Statuses {
  const isStrange = kind === 'receipt' && behaviour.unknown_status;
  const status = kind === 'taken_off' ? (taken_off ?? STATUSES.taken_off) : STATUSES[kind];
  return {
    file_status: asWord<FileStatus>(isStrange ? UNKNOWN_STATUSES.file_status : message.file_status),
    supply_chain_status:
      status === null
        ? null
        : asWord<SupplyChainStatus>(behaviour.unknown_supply_status ? UNKNOWN_STATUSES.supply_chain_status : status),
    proposed_action:
      action === null
        ? null
        : asWord<ProposedAction>(behaviour.unknown_action ? UNKNOWN_STATUSES.proposed_action : action),
  };
}

// Keeps the raw value; the reader checks whether it is in the list.
function asWord<Value extends string>(raw: string): StatusWord<Value> {
  return { value: raw as Value, raw };
}

// A store acknowledges a message more than once: from the second file on, a number keeps the names apart.
function nextName({ acknowledgement_files }: RecordBook, { batch_id, icpn }: ReadMessage): string {
  const first = buildAckPath(batch_id, icpn);
  const base = first.slice(0, -'.xml'.length);
  let name = first;
  for (let number = 2; acknowledgement_files.find(name) !== undefined; number += 1) name = `${base}_${number}.xml`;
  return name;
}
