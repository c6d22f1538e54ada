import { createHash } from 'node:crypto';
import { buildBatchComplete } from '@tangent/ddex/choreography/batch-complete.ts';
import { buildBatchCompleteName, buildMessagePath } from '@tangent/ddex/choreography/batch-names.ts';
import { buildNewReleaseMessage } from '@tangent/ddex/ern/new-release-message.ts';
import type { ErnRelease } from '@tangent/ddex/model.ts';
import { buildSampleHeader, buildSampleRelease } from '@tangent/ddex/testing/sample-release.ts';
import type { SftpClient } from './sftp-client.ts';

/** A batch of one message in memory, ready to be broken before it is sent. */
export interface SampleBatch {
  id: string;
  message_id: string;
  release: ErnRelease;
  xml: string;
  /** By path relative to the message. */
  files: Map<string, Uint8Array>;
}

export const SAMPLE_MESSAGE_ID = 'MSG-0001';

/** Two tracks and a cover with real sizes and hashes; on sale from 1 March 2026. */
export function buildSampleBatch(
  changes: { release?: Partial<ErnRelease>; id?: string; message_id?: string } = {},
): SampleBatch {
  const message_id = changes.message_id ?? SAMPLE_MESSAGE_ID;
  const files = new Map<string, Uint8Array>();
  const sample = { ...buildSampleRelease(2), ...changes.release };
  const give = <File extends { path: string }>(file: File): File => {
    const content = Buffer.from(`the content of ${file.path}`.repeat(1000));
    files.set(file.path, content);
    return { ...file, size_bytes: content.length, hash: { algorithm: 'SHA-256', value: sha256(content) } };
  };
  const release: ErnRelease = {
    ...sample,
    front_cover: sample.front_cover && give(sample.front_cover),
    tracks: sample.tracks.map((track) => ({ ...track, audio: track.audio && give(track.audio) })),
  };
  const xml = buildNewReleaseMessage(release, buildSampleHeader({ message_id }));
  return { id: changes.id ?? '20260201093000000', message_id, release, xml, files };
}

/** Everything but the BatchComplete file. */
export async function sendFiles(client: SftpClient, batch: SampleBatch): Promise<void> {
  const { icpn } = batch.release;
  for (const folder of [batch.id, `${batch.id}/${icpn}`, `${batch.id}/${icpn}/resources`]) await client.mkdir(folder);
  for (const [path, content] of batch.files) await client.put(`${batch.id}/${icpn}/${path}`, content);
  await client.put(`${batch.id}/${buildMessagePath(icpn)}`, batch.xml);
}

/** The file that says that the batch is whole. */
export async function completeBatch(client: SftpClient, batch: SampleBatch): Promise<void> {
  const { icpn } = batch.release;
  const { sender, recipient, created_at } = buildSampleHeader();
  const manifest = buildBatchComplete({
    folder: batch.id,
    created_at,
    sender,
    recipient,
    is_test: false,
    messages: [{ message_id: batch.message_id, icpn, path: buildMessagePath(icpn), sha256: sha256(batch.xml) }],
  });
  const name = `${batch.id}/${buildBatchCompleteName(batch.id)}`;
  await client.put(`${name}.part`, manifest);
  await client.rename(`${name}.part`, name);
}

export async function sendBatch(client: SftpClient, batch: SampleBatch): Promise<void> {
  await sendFiles(client, batch);
  await completeBatch(client, batch);
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
