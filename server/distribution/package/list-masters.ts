import path from 'node:path/posix';
import type { Release } from '@tangent/contract/catalogue/release.ts';
import { artworkFacts, audioFacts } from '@tangent/contract/catalogue/upload.ts';
import { listUploadRows, type UploadRow } from '../../catalogue/upload/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { ZipEntry } from '../../platform/zip/stream-zip.ts';
import { safeName } from './safe-name.ts';

/** A file as its owner uploaded it, with the hash that proves it is unchanged. */
export type Master = { readonly entry: ZipEntry; readonly sha256: string | null };

/** Lists the audio and the cover of a release as they were uploaded. Incomplete uploads are left out. */
export async function listMasters({ db, storage }: { db: Db; storage: Storage }, release: Release): Promise<Master[]> {
  const names = nameFiles(release);
  const rows = await listUploadRows(db, [...names.keys()]);
  const masters: Master[] = [];
  for (const [id, name] of names) {
    const row = rows.find((upload) => upload.id === id);
    const key = row?.storage_key ?? null;
    // The size of the stored bytes: the archive announces its length from it.
    const size_bytes = key === null ? null : await storage.findSize(key);
    if (!row || key === null || size_bytes === null) continue;
    const entry = { path: `${name}.${getExtension(row)}`, size_bytes, modified_at: row.created_at };
    masters.push({ entry: { ...entry, open: () => storage.openRead(key) }, sha256: row.sha256 });
  }
  return masters;
}

/**
 * Returns the path of each file without its extension, in playing order. A recording used by two tracks appears once.
 */
function nameFiles({ tracks, artwork }: Release): Map<string, string> {
  const names = new Map<string, string>();
  for (const { audio, position, title } of tracks) {
    if (audio === null || names.has(audio.id)) continue;
    names.set(audio.id, `audio/${String(position).padStart(2, '0')} ${safeName(title, 'Untitled')}`);
  }
  if (artwork !== null) names.set(artwork.id, 'artwork/cover');
  return names;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  aiff: 'aiff',
  mp3: 'mp3',
  wav: 'wav',
  flac: 'flac',
};

/**
 * Returns the extension of the detected format, whatever the file was called; that of the uploaded name only when the
 * file was not inspected.
 */
function getExtension({ kind, facts, filename }: UploadRow): string {
  const shape = kind === 'audio' ? audioFacts.shape.format : artworkFacts.shape.format;
  const format = shape.safeParse(facts?.format).data;
  if (format !== undefined) return EXTENSIONS[format] ?? safeName(format, 'bin');
  return safeName(path.extname(filename).slice(1).toLowerCase(), 'bin');
}
