import { parseAckPath } from '@tangent/ddex/choreography/batch-names.ts';
import { StoreError } from '../../../gateways/store/store-error.ts';
import type { StoreSession } from '../../../gateways/store/store-session.ts';
import { withWorkFolder } from '../../../platform/disk/work-folder.ts';
import { ACKNOWLEDGEMENT_FOLDER } from '../acknowledge/acknowledgement-folder.ts';
import type { Package } from '../build/package-files.ts';
import type { DeliveryContext } from '../context.ts';
import { checkLocalFile, describePart, type Part, withLocalFile } from './local-file.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { recordFile } from './record-file.ts';

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
  if (isFirstTry) await checkEarlier(session, content);
  await withWorkFolder(async (folder) => {
    for (const part of parts) {
      await withLocalFile(context, folder, part, async (local_path) => {
        const size_bytes = await checkLocalFile(local_path, part.sha256);
        progress.sent_bytes += await uploadFile(session, { path: part.path, local_path, size_bytes });
        const file = { message_id: message.id, path: part.path, size_bytes, sha256: part.sha256 };
        await recordFile(context, file, { is_verified: true });
      });
    }
  });
}

/** Two packages with one name must not meet in a folder: the second one waits until the store has read the first. */
async function checkEarlier(session: StoreSession, { earlier }: Package): Promise<void> {
  for (const file of earlier) {
    if ((await session.findSize(file)) !== null) throw new StoreError('transient', `${file} is not read yet`);
  }
}

/** Lists the files to upload, in this order. */
function listParts({ files, message, completion }: Package): Part[] {
  return [...files, describePart(message), ...(completion === null ? [] : [describePart(completion)])];
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
