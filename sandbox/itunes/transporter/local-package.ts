import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describeFile, readLyrics } from '../judge/describe-file.ts';
import type { VerifyRequest } from './run.ts';

const METADATA = 'metadata.xml';

/** Lists the packages of `-f`: the folder itself if it is one, or else those in it. */
export async function listPackages(source: string): Promise<string[]> {
  const entries = await readdir(source, { withFileTypes: true });
  if (source.replace(/\/+$/, '').endsWith('.itmsp')) return [source];
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name.endsWith('.itmsp'));
  return folders.map(({ name }) => join(source, name)).sort();
}

/** Lists the files of a package; the metadata comes last. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return [...names.filter((name) => name !== METADATA).sort(), ...names.filter((name) => name === METADATA)];
}

/** Looks at the files of a package as Transporter does before it asks Apple. */
export async function describePackage(folder: string): Promise<VerifyRequest> {
  const files: VerifyRequest['files'] = [];
  const lyrics: VerifyRequest['lyrics'] = {};
  let metadata: string | null = null;
  for (const name of await listFiles(folder)) {
    const path = join(folder, name);
    if (name === METADATA) {
      metadata = (await readFile(path)).toString('base64');
      continue;
    }
    const facts = await describeFile(path);
    const text = name.endsWith('.ttml') ? await readLyrics(path, facts) : null;
    if (text !== null) lyrics[name] = Buffer.from(text).toString('base64');
    files.push(facts);
  }
  return { folder_name: basename(folder), metadata, files, lyrics };
}

/** Returns the short name of the provider in the metadata of a package; null without one. */
export async function findProvider(folder: string): Promise<string | null> {
  const path = join(folder, METADATA);
  const isThere = await stat(path).catch(() => null);
  return isThere === null
    ? null
    : (/<provider>\s*([^<]*?)\s*<\/provider>/.exec(await readFile(path, 'utf8'))?.[1] ?? null);
}
