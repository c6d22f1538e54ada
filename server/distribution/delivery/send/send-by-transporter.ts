import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readTransporterOutput, type TransporterReading } from '@tangent/apple/transporter/read-output.ts';
import { StoreError } from '../../../gateways/store/store-error.ts';
import { runTransporter, type TransporterAccess } from '../../../gateways/store/transporter.ts';
import { withWorkFolder } from '../../../platform/disk/work-folder.ts';
import type { DeliveryContext } from '../context.ts';
import { checkLocalFile, describePart, type Part, withLocalFile } from './local-file.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { recordFile, verifyFiles } from './record-file.ts';

/** Apple's refusal of a package, with its errors and everything that Transporter wrote. */
export type TransporterRefusal = { reading: TransporterReading; text: string };

type Call = { access: TransporterAccess; signal: AbortSignal };

/**
 * Sends a package to Apple (docs/standards/apple.md): puts it together in a folder, has Transporter verify it, then upload
 * it. Returns the refusal of either; null when the package is on its way, whose result Apple tells later. A second attempt
 * sends the same package again: at Apple the last one counts.
 *
 * @throws StoreError when Apple cannot be reached, our account is refused, or Transporter fails without saying why.
 */
export async function sendByTransporter(
  context: DeliveryContext,
  call: Call,
  { message, package: content }: OutgoingMessage,
  progress: { sent_bytes: number },
): Promise<TransporterRefusal | null> {
  return withWorkFolder(async (folder) => {
    const parts = [...content.files, describePart(content.message)];
    const size_bytes = await putTogether(context, { folder, message_id: message.id }, parts);
    const target = path.join(folder, content.folder);
    const refusal = (await runMode(call, 'verify', target)) ?? (await runMode(call, 'upload', target));
    if (refusal !== null) return refusal;
    progress.sent_bytes = size_bytes;
    await verifyFiles(context, message.id);
    return null;
  });
}

/** Puts the package together as Transporter reads it; its files are in no store yet. Returns its size in bytes. */
async function putTogether(
  context: DeliveryContext,
  { folder, message_id }: { folder: string; message_id: string },
  parts: readonly Part[],
): Promise<number> {
  let sum = 0;
  for (const part of parts) {
    const target = path.join(folder, part.path);
    await mkdir(path.dirname(target), { recursive: true });
    await withLocalFile(context, folder, part, async (local_path) => {
      const size_bytes = await checkLocalFile(local_path, part.sha256);
      await copyFile(local_path, target);
      const file = { message_id, path: part.path, size_bytes, sha256: part.sha256 };
      await recordFile(context, file, { is_verified: false });
      sum += size_bytes;
    });
  }
  return sum;
}

async function runMode(
  { access, signal }: Call,
  mode: 'verify' | 'upload',
  folder: string,
): Promise<TransporterRefusal | null> {
  const result = await runTransporter(access, ['-m', mode, '-f', folder, '-v', 'critical'], { signal });
  const reading = readTransporterOutput({ ...result, summary: null });
  if (reading.outcome === 'refused') return { reading, text: result.text };
  if (reading.outcome === 'accepted') return null;
  if (reading.outcome === 'authentication') throw new StoreError('authentication', describe(result.text));
  // A program that ends well without the usual words has done its work: Apple's own state tells what came of it.
  if (reading.outcome === 'unclear' && result.exit_code === 0) return null;
  throw new StoreError('transient', describe(result.text));
}

const SHOWN_CHARS = 500;

/** The end of the output, where programs say why they failed. */
function describe(text: string): string {
  return text.trim().slice(-SHOWN_CHARS) || 'Transporter failed without a word';
}
