import { parseAcknowledgement } from '@tangent/ddex/acknowledgement/parse-acknowledgement.ts';
import { parseAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import { expect } from 'vitest';
import type { SftpClient } from './sftp-client.ts';

export interface ReadAcknowledgement {
  name: string;
  /** Null if the acknowledgement is unreadable. */
  message_id: string | null;
  file_status: string | null;
  supply_chain_status: string | null;
  proposed_action: string | null;
  text: string | null;
  files: string[];
}

/** Reads the acknowledgements in a store's folder, sorted by the acknowledged folder and then by number. */
export async function readAcknowledgements(client: SftpClient): Promise<ReadAcknowledgement[]> {
  const names = (await client.list('acknowledgements')).filter((name) => name.startsWith('ACK_'));
  names.sort((a, b) => parseBatch(a).localeCompare(parseBatch(b)) || parseNumber(a) - parseNumber(b));
  return Promise.all(names.map((name) => readResponse(client, name)));
}

/** Waits until this many acknowledgements exist. */
export async function waitForAcknowledgements(client: SftpClient, count: number): Promise<ReadAcknowledgement[]> {
  await expect.poll(async () => (await readAcknowledgements(client)).length).toBe(count);
  return readAcknowledgements(client);
}

async function readResponse(client: SftpClient, name: string): Promise<ReadAcknowledgement> {
  const reading = parseAcknowledgement(String(await client.read(`acknowledgements/${name}`)));
  const acknowledgement = reading.readable ? reading.acknowledgement : null;
  return {
    name,
    message_id: acknowledgement?.acknowledged_message_id ?? null,
    file_status: acknowledgement?.file_status.raw ?? null,
    supply_chain_status: acknowledgement?.supply_chain_status?.raw ?? null,
    proposed_action: acknowledgement?.proposed_action?.raw ?? null,
    text: acknowledgement?.text ?? null,
    files: acknowledgement?.files.map(({ path, status }) => `${path} ${status.raw}`) ?? [],
  };
}

function parseBatch(name: string): string {
  return parseAckPath(name)?.batch_id ?? '';
}

function parseNumber(name: string): number {
  return Number(/^ACK_\d+_\d+_(\d+)\.xml$/.exec(name)?.[1] ?? 1);
}
