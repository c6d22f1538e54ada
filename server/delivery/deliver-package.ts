import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { delivery_files } from '@tangent/db/schema/delivery.ts';
import { buildBatchComplete } from '@tangent/ddex/choreography/batch-complete.ts';
import { buildMessagePath, parseAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import type { StoreSession } from '../gateways/sftp/store-session.ts';
import { ANSWER_FOLDER } from './answer-folder.ts';
import type { DeliveryContext } from './context.ts';
import { DamagedFile } from './damaged-file.ts';
import type { Outgoing } from './outgoing-message.ts';
import { buildPackagePaths, type PackageFile } from './package-files.ts';
import { uploadFile } from './upload-file.ts';

/**
 * Brings a package to a store: sound and cover first, the message after the files it names, and the file that says
 * 'complete' last (DDEX.md 1.7). Done again after a crash it sends what is missing and nothing else.
 */
export async function deliverPackage(
  context: DeliveryContext,
  session: StoreSession,
  outgoing: Outgoing,
  progress: { sent_bytes: number },
): Promise<void> {
  // A store may clear a batch away as soon as it has read it; its answer shows that it has.
  if (await isAnswered(session, outgoing.message.batch_id)) return;
  const { snapshot, assets, profile, message } = outgoing;
  const paths = buildPackagePaths(snapshot, assets, profile, message.batch_id);
  const upload = async (file: string, local_path: string, sha256: string) => {
    const size_bytes = await checkLocalFile(local_path, sha256);
    progress.sent_bytes += await uploadFile(session, { path: file, local_path, size_bytes });
    await recordFile(context, { message_id: message.id, path: file, size_bytes, sha256 });
  };
  for (const file of paths.resources)
    await withStoredFile(context, file, (local) => upload(file.path, local, file.asset.sha256));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'message-'));
  try {
    const texts = [
      { path: paths.message, text: message.xml },
      { path: paths.batch_complete, text: buildManifest(context, outgoing, paths.folder) },
    ];
    for (const [index, { path: name, text }] of texts.entries()) {
      const local = path.join(folder, String(index));
      await writeFile(local, text);
      await upload(name, local, createHash('sha256').update(text).digest('hex'));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function buildManifest({ sender, is_sandbox }: DeliveryContext, outgoing: Outgoing, folder: string): string {
  const { message, snapshot, store } = outgoing;
  return buildBatchComplete({
    folder,
    created_at: message.created_at.toISOString(),
    sender,
    recipient: { dpid: store.ddex_party_id, name: store.name },
    is_test: is_sandbox,
    messages: [
      {
        message_id: message.message_id,
        icpn: snapshot.upc,
        path: buildMessagePath(snapshot.upc),
        sha256: message.xml_sha256,
      },
    ],
  });
}

async function isAnswered(session: StoreSession, batchId: string): Promise<boolean> {
  const answers = await session.list(ANSWER_FOLDER);
  return answers.some(({ name }) => parseAckPath(name)?.batch_id === batchId);
}

async function withStoredFile(
  { storage }: DeliveryContext,
  { asset, path: name }: PackageFile,
  work: (local: string) => Promise<void>,
): Promise<void> {
  if ((await storage.findSize(asset.storage_key)) === null) throw new DamagedFile(`${name} is missing in storage`);
  await storage.withLocalFile(asset.storage_key, work);
}

// The hash of the message was taken when the file was made; a disk may have turned a bit since.
async function checkLocalFile(local: string, sha256: string): Promise<number> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(local), hash);
  if (hash.digest('hex') !== sha256) throw new DamagedFile(`${local} is not the file that was made`);
  return (await stat(local)).size;
}

async function recordFile(
  { db, clock }: DeliveryContext,
  file: Omit<typeof delivery_files.$inferInsert, 'id' | 'verified_at'>,
): Promise<void> {
  const verified_at = clock.now();
  await db
    .insert(delivery_files)
    .values({ ...file, verified_at })
    .onConflictDoUpdate({ target: [delivery_files.message_id, delivery_files.path], set: { verified_at } });
}
