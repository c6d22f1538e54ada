import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../atomic-file.ts';

/**
 * Keeps a message as `<message id>.xml`. Other bytes under the same id, which should never come, stand beside the first ones.
 */
export async function saveMessage(folder: string, messageId: string, bytes: Buffer): Promise<void> {
  const name = /^[\w.-]{1,120}$/.test(messageId) ? messageId : digest(Buffer.from(messageId));
  const first = join(folder, `${name}.xml`);
  const existing = await readFile(first).catch(() => null);
  if (existing?.equals(bytes)) return;
  await writeFileAtomically(
    existing === null ? first : join(folder, `${name}.${digest(bytes).slice(0, 8)}.xml`),
    bytes,
  );
}

/** Takes sound, covers and lyrics out of a folder that was read; messages and manifests stay. */
export async function clearFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.xml'));
  await Promise.all(files.map((file) => rm(join(file.parentPath, file.name), { force: true })));
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
