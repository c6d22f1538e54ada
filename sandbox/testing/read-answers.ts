import { parseAcknowledgement } from '@tangent/ddex/acknowledgement/parse-acknowledgement.ts';
import { parseAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import { expect } from 'vitest';
import type { SftpClient } from './sftp-client.ts';

export interface ReadAnswer {
  name: string;
  /** Null when the answer cannot be read. */
  message_id: string | null;
  file_status: string | null;
  supply_chain_status: string | null;
  proposed_action: string | null;
  text: string | null;
  files: string[];
}

/** The answers that lie in a store's folder, by the folder they answer and then in the order the store numbered them. */
export async function readAnswers(client: SftpClient): Promise<ReadAnswer[]> {
  const names = (await client.list('acknowledgements')).filter((name) => name.startsWith('ACK_'));
  names.sort((a, b) => batchOf(a).localeCompare(batchOf(b)) || numberOf(a) - numberOf(b));
  return Promise.all(names.map((name) => readAnswer(client, name)));
}

/** Waits until so many answers are there. */
export async function waitForAnswers(client: SftpClient, count: number): Promise<ReadAnswer[]> {
  await expect.poll(async () => (await readAnswers(client)).length).toBe(count);
  return readAnswers(client);
}

async function readAnswer(client: SftpClient, name: string): Promise<ReadAnswer> {
  const reading = parseAcknowledgement(String(await client.read(`acknowledgements/${name}`)));
  const answer = reading.readable ? reading.acknowledgement : null;
  return {
    name,
    message_id: answer?.acknowledged_message_id ?? null,
    file_status: answer?.file_status.raw ?? null,
    supply_chain_status: answer?.supply_chain_status?.raw ?? null,
    proposed_action: answer?.proposed_action?.raw ?? null,
    text: answer?.text ?? null,
    files: answer?.files.map(({ path, status }) => `${path} ${status.raw}`) ?? [],
  };
}

function batchOf(name: string): string {
  return parseAckPath(name)?.batch_id ?? '';
}

function numberOf(name: string): number {
  return Number(/^ACK_\d+_\d+_(\d+)\.xml$/.exec(name)?.[1] ?? 1);
}
