import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { delivery_files } from '@tangent/db/schema/distribution/delivery.ts';
import { parseAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import type { StoreSession } from '../../../gateways/store/store-session.ts';
import { withWorkFolder } from '../../../platform/disk/work-folder.ts';
import { ACKNOWLEDGEMENT_FOLDER } from '../acknowledge/acknowledgement-folder.ts';
import type { Package, PackageFile } from '../build/package-files.ts';
import type { DeliveryContext } from '../context.ts';
import { DamagedFile } from './damaged-file.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** A file to be uploaded to a store. */
type OutgoingFile = { path: string; local_path: string; size_bytes: number };

/**
 * Uploads one file to a store and returns how many bytes were sent: none when the complete file is already there, so
 * that a second attempt continues where the first one ended.
 */
async function uploadFile(session: StoreSession, file: OutgoingFile): Promise<number> {
  if (await session.isUploaded(file.local_path, file.path)) return 0;
  await session.put(file.local_path, file.path);
  return file.size_bytes;
}

type Part = Omit<PackageFile, 'size_bytes'>;

/**
 * Uploads a package to a store: sound, lyrics and cover first, the message after the files it names, and the completion
 * file last (docs/standards/delivery.md). After a crash it sends only the missing files.
 */
export async function deliverPackage(
  context: DeliveryContext,
  session: StoreSession,
  { message, package: content }: OutgoingMessage,
  progress: { sent_bytes: number },
): Promise<void> {
  const parts = listParts(content);
  const isFirstTry = message.state === 'built' && progress.sent_bytes === 0;
  if (!isFirstTry && (await isComplete(session, message.batch_id, parts))) return;
  await withWorkFolder(async (folder) => {
    for (const part of parts) {
      await withLocalFile(context, folder, part, async (local_path) => {
        const size_bytes = await checkLocalFile(local_path, part.sha256);
        progress.sent_bytes += await uploadFile(session, { path: part.path, local_path, size_bytes });
        await recordFile(context, { message_id: message.id, path: part.path, size_bytes, sha256: part.sha256 });
      });
    }
  });
}

/** Lists the files to upload, in this order. */
function listParts({ files, message, completion }: Package): Part[] {
  return [...files, describe(message), ...(completion === null ? [] : [describe(completion)])];
}

function describe({ path: name, bytes }: { path: string; bytes: Buffer }): Part {
  return { path: name, sha256: createHash('sha256').update(bytes).digest('hex'), content: { kind: 'bytes', bytes } };
}

/**
 * Returns whether an attempt that died had already uploaded everything: the completion file is there, or the store has
 * removed it and sent an acknowledgement. Then nothing may be touched any more, because the store is reading it or has
 * read it.
 */
async function isComplete(session: StoreSession, batchId: string, parts: Part[]): Promise<boolean> {
  const last = parts.at(-1);
  if (last?.content.kind === 'bytes' && (await session.findSize(last.path)) === last.content.bytes.length) return true;
  const acknowledgements = await session.list(ACKNOWLEDGEMENT_FOLDER);
  return acknowledgements.some(({ name }) => parseAckPath(name)?.batch_id === batchId);
}

async function withLocalFile(
  { storage }: DeliveryContext,
  folder: string,
  { path: name, content }: Part,
  work: (local: string) => Promise<void>,
): Promise<void> {
  if (content.kind === 'bytes') {
    const local = path.join(folder, 'text');
    await writeFile(local, content.bytes);
    return work(local);
  }
  if ((await storage.findSize(content.storage_key)) === null) throw new DamagedFile(`${name} is missing in storage`);
  await storage.withLocalFile(content.storage_key, work);
}

// The hash in the message was computed when the file was made; a bit on the disk may have changed since.
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
