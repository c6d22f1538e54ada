import type { Acknowledgement, StatusWord } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import { buildAcknowledgement } from '@tangent/ddex/acknowledgement/build-acknowledgement.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { buildAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import type { Behaviour } from './behaviour.ts';
import type { WrongFile } from './check-files.ts';
import type { RecordBook } from './record-book.ts';
import type { Answer, ReadMessage } from './store-records.ts';

const STATUSES: Record<Answer['kind'], SupplyChainStatus | null> = {
  receipt: null,
  ingested: 'SuccessfullyIngestedByReleaseDistributor',
  live: 'ReleaseMadeAvailableToConsumers',
  withdrawn: 'ReleaseNotAvailable',
  taken_off: 'ReleaseNotAvailable',
};

const UNKNOWN_WORDS = {
  file_status: 'WaitingForFullMoon',
  supply_chain_status: 'LentToTheNeighbours',
  proposed_action: 'SingItToUs',
} as const;

const HOUR_MS = 60 * 60 * 1000;

/** What a store has to say at one moment. */
export interface Occasion {
  message: ReadMessage;
  kinds: readonly Answer['kind'][];
  /** The files that are at fault. */
  files: readonly WrongFile[];
  /** What the store asks for; null when all is well. */
  action: ProposedAction | null;
  /** Why a release was taken off. */
  taken_off: SupplyChainStatus | null;
}

/** Adds the answers of an occasion to what the store will write, as it behaves just then. */
export function addAnswers(book: RecordBook, occasion: Occasion, behaviour: Behaviour, now: Date): void {
  if (behaviour.never_answer) return;
  const first = new Date(now.getTime() + behaviour.delay_ms + behaviour.delay_hours * HOUR_MS).toISOString();
  const { half_answer_ms } = behaviour;
  const due_at = half_answer_ms === null ? first : new Date(Date.parse(first) + half_answer_ms).toISOString();
  const kinds = behaviour.answer_out_of_order ? occasion.kinds.toReversed() : occasion.kinds;
  for (const kind of kinds) {
    if (kind === 'receipt' && behaviour.drop_acknowledgement) continue;
    const file_name = nextName(book, occasion.message);
    const header = { message_id: file_name.slice('acknowledgements/'.length, -'.xml'.length), created_at: first };
    const answer = {
      kind,
      message_id: occasion.message.message_id,
      file_name,
      due_at,
      xml: buildText(occasion, kind, behaviour, header),
      half_at: half_answer_ms === null ? null : first,
      half_written_at: null,
      written_at: null,
    };
    book.answers.put(answer);
    if (behaviour.answer_twice) book.answers.put({ ...answer, file_name: nextName(book, occasion.message) });
  }
}

function buildText(
  occasion: Occasion,
  kind: Answer['kind'],
  behaviour: Behaviour,
  header: Pick<Acknowledgement, 'message_id' | 'created_at'>,
): string {
  const { message, files } = occasion;
  const isAboutAnother = behaviour.answer_about_another;
  const acknowledgement: Acknowledgement = {
    ...header,
    sender: message.recipient,
    recipient: message.sender,
    acknowledged_message_id: isAboutAnother ? `${message.message_id}-of-somebody-else` : message.message_id,
    batch_id: isAboutAnother ? '19700101000000000' : message.batch_id,
    icpn: isAboutAnother ? '4006381333931' : message.icpn,
    ...buildWords(occasion, kind, behaviour),
    text: message.error_text,
    files: files.map((file) => ({ ...file, status: { value: file.status, raw: file.status } })),
  };
  const generation = behaviour.answer_generation ?? (message.ern_version === '382' ? 'ern_c_15' : 'ern_c_sftp_18');
  const xml = buildAcknowledgement(acknowledgement, generation);
  return behaviour.truncated_acknowledgement ? xml.slice(0, Math.floor(xml.length / 2)) : xml;
}

type Words = Pick<Acknowledgement, 'file_status' | 'supply_chain_status' | 'proposed_action'>;

function buildWords({ message, action, taken_off }: Occasion, kind: Answer['kind'], behaviour: Behaviour): Words {
  const isStrange = kind === 'receipt' && behaviour.unknown_status;
  const status = kind === 'taken_off' ? (taken_off ?? STATUSES.taken_off) : STATUSES[kind];
  return {
    file_status: asWord<FileStatus>(isStrange ? UNKNOWN_WORDS.file_status : message.file_status),
    supply_chain_status:
      status === null
        ? null
        : asWord<SupplyChainStatus>(behaviour.unknown_supply_status ? UNKNOWN_WORDS.supply_chain_status : status),
    proposed_action:
      action === null
        ? null
        : asWord<ProposedAction>(behaviour.unknown_action ? UNKNOWN_WORDS.proposed_action : action),
  };
}

// Only what is written counts here; whoever reads it finds out whether it is in a list.
function asWord<Value extends string>(raw: string): StatusWord<Value> {
  return { value: raw as Value, raw };
}

// A store answers a message more than once: from the second answer on a number keeps the names apart.
function nextName({ answers }: RecordBook, { batch_id, icpn }: ReadMessage): string {
  const first = buildAckPath(batch_id, icpn);
  const base = first.slice(0, -'.xml'.length);
  let name = first;
  for (let number = 2; answers.find(name) !== undefined; number += 1) name = `${base}_${number}.xml`;
  return name;
}
