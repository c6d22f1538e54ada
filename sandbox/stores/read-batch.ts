import type { FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { BatchMessage } from '@tangent/ddex/choreography/batch-complete.ts';
import type { ErnRelease } from '@tangent/ddex/model.ts';
import type { Behaviour } from './behaviour.ts';
import { addAnswers } from './build-answers.ts';
import { judgeMessage, type Verdict } from './judge-message.ts';
import type { Batch } from './list-batches.ts';
import type { Answer, CatalogueRelease, ReadMessage, StoreRecords } from './store-records.ts';

const WRONG_HASH: FileStatus = 'SignatureOrHashSumWrongOrMissing';

export interface Reader {
  records: StoreRecords;
  schemas: ErnSchemas | null;
  behaviour: Behaviour;
  now: Date;
}

/** Reads every message of a complete batch, each once, keeps what it says and decides the answers. */
export async function readBatch(batch: Batch, reader: Reader): Promise<void> {
  for (const listed of batch.manifest?.messages ?? []) await readMessage(batch, listed, reader);
  reader.records.read_batches.push(batch.name);
}

/** Releases whose first deal has begun go on sale. Answers whether any did. */
export function publishDue({ records, behaviour, now }: Reader): boolean {
  const due = records.releases.filter((release) => release.state === 'ingested' && isOnSale(release, now));
  for (const release of due) {
    const message = records.messages.find(({ message_id }) => message_id === release.message_id);
    publish(release, now);
    if (message !== undefined) addAnswers(records, { message, kinds: ['live'], files: [] }, behaviour, now);
  }
  return due.length > 0;
}

async function readMessage(batch: Batch, listed: BatchMessage, reader: Reader): Promise<void> {
  const { records, behaviour, now } = reader;
  const before = records.messages.find(({ message_id }) => message_id === listed.message_id);
  // The same message once more changes nothing; it is only told again what became of it.
  if (before !== undefined)
    return addAnswers(records, { message: before, kinds: ['receipt'], files: [] }, behaviour, now);
  const hasRelease = (icpn: string) => records.releases.some((release) => release.icpn === icpn);
  const verdict = applyFaults(await judgeMessage(batch.folder, listed, { ...reader, hasRelease }), behaviour);
  const message = keepMessage(batch, listed, verdict, reader);
  const isAccepted = verdict.file_status === 'FileOK' && verdict.release !== null;
  const kinds = isAccepted ? catalogue(message, verdict.release as ErnRelease, reader) : [];
  addAnswers(records, { message, kinds: ['receipt', ...kinds], files: verdict.files }, behaviour, now);
}

function applyFaults(verdict: Verdict, behaviour: Behaviour): Verdict {
  if (behaviour.refuse_release !== null) {
    return { ...verdict, file_status: behaviour.refuse_release, error_text: 'the sandbox was told to refuse' };
  }
  if (!behaviour.wrong_hash) return verdict;
  const path = verdict.release?.tracks[0]?.audio?.path;
  const files = path === undefined ? [] : [{ path, status: WRONG_HASH, text: 'the hash is another one' }];
  return { ...verdict, file_status: WRONG_HASH, error_text: 'the hash is another one', files };
}

function keepMessage(batch: Batch, listed: BatchMessage, verdict: Verdict, { records, now }: Reader): ReadMessage {
  if (batch.manifest === null) throw new Error(`${batch.name} was read before it was complete`);
  const message: ReadMessage = {
    message_id: listed.message_id,
    batch_id: batch.batch_id,
    icpn: listed.icpn,
    sender: batch.manifest.sender,
    recipient: batch.manifest.recipient,
    title: verdict.release?.title ?? null,
    received_at: now.toISOString(),
    file_status: verdict.file_status,
    error_text: verdict.error_text,
  };
  records.messages.push(message);
  return message;
}

// A message is a full statement of truth: it replaces what the store had, and without deals the release goes.
function catalogue(message: ReadMessage, release: ErnRelease, { records, now }: Reader): Answer['kind'][] {
  const [live_from = null] = release.deals.map((deal) => deal.start_at).sort();
  const entry: CatalogueRelease = {
    icpn: release.icpn,
    title: release.title,
    artist: release.display_artist_name,
    message_id: message.message_id,
    received_at: message.received_at,
    state: live_from === null ? 'withdrawn' : 'ingested',
    live_from,
    live_at: null,
  };
  records.releases = [...records.releases.filter(({ icpn }) => icpn !== entry.icpn), entry];
  if (entry.state === 'withdrawn') return ['withdrawn'];
  if (!isOnSale(entry, now)) return ['ingested'];
  publish(entry, now);
  return ['ingested', 'live'];
}

function isOnSale(release: CatalogueRelease, now: Date): boolean {
  return release.live_from !== null && new Date(release.live_from) <= now;
}

function publish(release: CatalogueRelease, now: Date): void {
  release.state = 'live';
  release.live_at = now.toISOString();
}
