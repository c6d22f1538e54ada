import type { Acknowledgement } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import { buildAcknowledgement } from '@tangent/ddex/acknowledgement/build-acknowledgement.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { buildAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import type { Behaviour } from './behaviour.ts';
import type { WrongFile } from './check-files.ts';
import type { Answer, ReadMessage, StoreRecords } from './store-records.ts';

const STATUSES: Record<Answer['kind'], SupplyChainStatus | null> = {
  receipt: null,
  ingested: 'SuccessfullyIngestedByReleaseDistributor',
  live: 'ReleaseMadeAvailableToConsumers',
  withdrawn: 'ReleaseNotAvailable',
};

const RESEND_WITH_FILES: readonly FileStatus[] = [
  'ResourceMissing',
  'ResourceCorrupt',
  'ResourceNotMeetingSpecifications',
  'SignatureOrHashSumWrongOrMissing',
];

/** What a store has to say at one moment. */
export interface Occasion {
  message: ReadMessage;
  kinds: readonly Answer['kind'][];
  /** The files that are at fault. */
  files: readonly WrongFile[];
}

/** Adds the answers of an occasion to what the store will write, as it behaves just then. */
export function addAnswers(records: StoreRecords, occasion: Occasion, behaviour: Behaviour, now: Date): void {
  if (behaviour.never_answer) return;
  const due_at = new Date(now.getTime() + behaviour.delay_ms).toISOString();
  const kinds = behaviour.answer_out_of_order ? occasion.kinds.toReversed() : occasion.kinds;
  for (const kind of kinds) {
    if (kind === 'receipt' && behaviour.drop_acknowledgement) continue;
    const file_name = nextName(records, occasion.message);
    const xml = buildText(occasion, kind, behaviour, { message_id: nameMessage(file_name), created_at: due_at });
    const answer = { kind, message_id: occasion.message.message_id, file_name, xml, due_at, written_at: null };
    records.answers.push(answer);
    if (behaviour.answer_twice) records.answers.push({ ...answer, file_name: nextName(records, occasion.message) });
  }
}

function buildText(
  { message, files }: Occasion,
  kind: Answer['kind'],
  behaviour: Behaviour,
  header: Pick<Acknowledgement, 'message_id' | 'created_at'>,
): string {
  const isStrange = kind === 'receipt' && behaviour.unknown_status;
  const xml = buildAcknowledgement({
    ...header,
    sender: message.recipient,
    recipient: message.sender,
    acknowledged_message_id: message.message_id,
    icpn: message.icpn,
    supply_chain_status: asWord(STATUSES[kind]),
    file_status: isStrange ? { value: 'unknown', raw: 'WaitingForFullMoon' } : asWord(message.file_status),
    proposed_action: asWord(proposeAction(message.file_status)),
    text: message.error_text,
    files: files.map((file) => ({ ...file, status: asWord(file.status) })),
  });
  return behaviour.truncated_acknowledgement ? xml.slice(0, Math.floor(xml.length / 2)) : xml;
}

function asWord<Value extends string | null>(value: Value) {
  return (value === null ? null : { value, raw: value }) as Value extends string ? { value: Value; raw: string } : null;
}

function proposeAction(status: FileStatus): ProposedAction | null {
  if (status === 'FileOK') return null;
  return RESEND_WITH_FILES.includes(status) ? 'ResendXmlAndResources' : 'ResendXmlOnly';
}

// A store answers a message more than once: from the second answer on a number keeps the names apart.
function nextName(records: StoreRecords, { batch_id, icpn }: ReadMessage): string {
  const first = buildAckPath(batch_id, icpn);
  const base = first.slice(0, -'.xml'.length);
  const before = records.answers.filter(
    ({ file_name }) => file_name === first || file_name.startsWith(`${base}_`),
  ).length;
  return before === 0 ? first : `${base}_${before + 1}.xml`;
}

function nameMessage(fileName: string): string {
  return fileName.slice('acknowledgements/'.length, -'.xml'.length);
}
