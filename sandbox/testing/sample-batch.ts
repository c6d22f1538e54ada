import { createHash } from 'node:crypto';
import { buildBatchComplete } from '@tangent/ddex/choreography/batch-complete.ts';
import { buildBatchCompleteName, buildMessagePath } from '@tangent/ddex/choreography/batch-names.ts';
import { buildReleaseFolder, buildReleaseMessageName } from '@tangent/ddex/choreography/release-names.ts';
import type { HashName } from '@tangent/ddex/codes/hash.ts';
import { buildNewReleaseMessage } from '@tangent/ddex/ern/new-release-message.ts';
import type { ErnHeader, ErnRelease, ErnWriting } from '@tangent/ddex/model.ts';
import { buildSampleHeader, buildSampleRelease } from '@tangent/ddex/testing/sample-release.ts';
import { buildSampleFile, type SampleFile } from './sample-file.ts';
import type { SftpClient } from './sftp-client.ts';

/** A batch of one message in memory, which a test can corrupt before sending. */
export interface SampleBatch {
  id: string;
  message_id: string;
  release: ErnRelease;
  xml: string;
  /** By path relative to the message. */
  files: Map<string, Uint8Array>;
}

export const SAMPLE_MESSAGE_ID = 'MSG-0001';

interface SampleChanges {
  release?: Partial<ErnRelease>;
  header?: Partial<ErnHeader>;
  id?: string;
  message_id?: string;
  writing?: Partial<ErnWriting>;
  /** Contents of files in place of the usual ones, by their path. */
  contents?: Readonly<Record<string, string>>;
}

const USUAL: ErnWriting = { version: '43', compilation_style: 'flag', deals_on: 'release_and_tracks' };

/** Builds a release of two tracks and artwork with real file headers, sizes and hashes; on sale from 1 March 2026. */
export function buildSampleBatch(changes: SampleChanges = {}): SampleBatch {
  const message_id = changes.message_id ?? SAMPLE_MESSAGE_ID;
  const files = new Map<string, Uint8Array>();
  const sample = { ...buildSampleRelease(2), ...changes.release };
  const addFile = <File extends SampleFile>(file: File): File => {
    const content = Buffer.from(changes.contents?.[file.path] ?? buildSampleFile(file));
    files.set(file.path, content);
    const { algorithm } = file.hash;
    return { ...file, size_bytes: content.length, hash: { algorithm, value: computeHash(content, algorithm) } };
  };
  const release: ErnRelease = {
    ...sample,
    front_cover: sample.front_cover && addFile(sample.front_cover),
    tracks: sample.tracks.map((track) => ({
      ...track,
      audio: track.audio && addFile(track.audio),
      lyrics: track.lyrics && addFile(track.lyrics),
    })),
  };
  const header = buildSampleHeader({ ...changes.header, message_id });
  const xml = buildNewReleaseMessage(release, header, { ...USUAL, ...changes.writing });
  return { id: changes.id ?? '20260201093000000', message_id, release, xml, files };
}

/** Sends a release folder for stores that take one release at a time; the message goes last. */
export async function sendReleaseFolder(client: SftpClient, batch: SampleBatch): Promise<void> {
  const { icpn } = batch.release;
  const folder = buildReleaseFolder(icpn, batch.id, 'normal');
  for (const path of [folder, `${folder}/resources`]) await client.mkdir(path);
  for (const [path, content] of batch.files) await client.put(`${folder}/${path}`, content);
  const name = `${folder}/${buildReleaseMessageName(icpn)}`;
  await client.put(`${name}.part`, batch.xml);
  await client.rename(`${name}.part`, name);
}

/** Sends everything except the BatchComplete file. */
export async function sendFiles(client: SftpClient, batch: SampleBatch): Promise<void> {
  const { icpn } = batch.release;
  for (const folder of [batch.id, `${batch.id}/${icpn}`, `${batch.id}/${icpn}/resources`]) await client.mkdir(folder);
  for (const [path, content] of batch.files) await client.put(`${batch.id}/${icpn}/${path}`, content);
  await client.put(`${batch.id}/${buildMessagePath(icpn)}`, batch.xml);
}

/** Sends the file that marks the batch as complete. */
export async function completeBatch(client: SftpClient, batch: SampleBatch): Promise<void> {
  const { icpn } = batch.release;
  const { sender, recipient, created_at } = buildSampleHeader();
  const manifest = buildBatchComplete({
    folder: batch.id,
    created_at,
    sender,
    recipient,
    is_test: false,
    messages: [
      { message_id: batch.message_id, icpn, path: buildMessagePath(icpn), sha256: computeHash(batch.xml, 'SHA-256') },
    ],
  });
  const name = `${batch.id}/${buildBatchCompleteName(batch.id)}`;
  await client.put(`${name}.part`, manifest);
  await client.rename(`${name}.part`, name);
}

/** Sends a batch whose BatchComplete file is empty. */
export async function sendFlaggedBatch(client: SftpClient, batch: SampleBatch): Promise<void> {
  await sendFiles(client, batch);
  const name = `${batch.id}/${buildBatchCompleteName(batch.id)}`;
  await client.put(`${name}.part`, '');
  await client.rename(`${name}.part`, name);
}

export async function sendBatch(client: SftpClient, batch: SampleBatch): Promise<void> {
  await sendFiles(client, batch);
  await completeBatch(client, batch);
}

const HASH_NAMES = { MD5: 'md5', SHA1: 'sha1', 'SHA-256': 'sha256', 'SHA-512': 'sha512' } as const;

function computeHash(content: string | Uint8Array, algorithm: HashName): string {
  return createHash(HASH_NAMES[algorithm]).update(content).digest('hex');
}
