import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getNumber, getText, listElements, XmlShapeError } from '@tangent/ddex/xml/element.ts';
import { parseXml, UnreadableXml } from '@tangent/ddex/xml/parse-xml.ts';
import { readJsonFile, writeJsonFile } from '../../atomic-file.ts';
import type { Connection } from '../connection.ts';
import { rememberTag } from './bucket.ts';
import { receiveBody } from './receive-body.ts';
import { S3Failure } from './s3-failure.ts';

const SMALLEST_PART_BYTES = 5 * 1024 * 1024;
const MOST_PARTS = 10_000;

/** A multipart upload; the object is invisible until it is complete. */
export interface Upload {
  id: string;
  folder: string;
  bucket: string;
  key: string;
}

export interface UploadPart {
  number: number;
  path: string;
  size_bytes: number;
  md5: string;
}

export async function createUpload(uploads: string, bucket: string, key: string): Promise<Upload> {
  const id = randomBytes(16).toString('hex');
  const upload = { id, folder: join(uploads, id), bucket, key };
  await mkdir(upload.folder, { recursive: true });
  await writeJsonFile(join(upload.folder, 'upload.json'), { bucket, key });
  return upload;
}

export async function getUpload(uploads: string, id: string, bucket: string, key: string): Promise<Upload> {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new S3Failure('NoSuchUpload');
  const folder = join(uploads, id);
  const info = await readJsonFile<{ bucket: string; key: string } | null>(join(folder, 'upload.json'), null);
  if (info?.bucket !== bucket || info.key !== key) throw new S3Failure('NoSuchUpload');
  return { id, folder, bucket, key };
}

/** Saves one part; the same part number replaces it. Returns its tag. */
export async function putPart(
  upload: Upload,
  number: number,
  body: IncomingMessage,
  connection: Connection,
): Promise<string> {
  if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS) throw new S3Failure('InvalidArgument');
  const path = join(upload.folder, `part-${number}`);
  const md5 = await receiveBody(body, path, connection);
  for (const name of await readdir(upload.folder)) {
    if (name.startsWith(`part-${number}.`)) await rm(join(upload.folder, name));
  }
  await rename(path, `${path}.${md5}`);
  return `"${md5}"`;
}

export async function listParts(upload: Upload): Promise<UploadPart[]> {
  const names = await readdir(upload.folder);
  const parts = await Promise.all(
    names.map(async (name) => {
      const match = /^part-(\d+)\.([0-9a-f]{32})$/.exec(name);
      const path = join(upload.folder, name);
      return match === null
        ? []
        : [{ number: Number(match[1]), path, size_bytes: (await stat(path)).size, md5: match[2] ?? '' }];
    }),
  );
  return parts.flat().sort((a, b) => a.number - b.number);
}

/** Joins the listed parts under their final name. Returns the tag of the object. */
export async function completeUpload(upload: Upload, xml: string, path: string): Promise<string> {
  const parts = chooseParts(await listParts(upload), parseList(xml));
  if (parts.slice(0, -1).some(({ size_bytes }) => size_bytes < SMALLEST_PART_BYTES)) {
    throw new S3Failure('EntityTooSmall');
  }
  const whole = join(upload.folder, 'whole');
  await rm(whole, { force: true });
  for (const part of parts) await pipeline(createReadStream(part.path), createWriteStream(whole, { flags: 'a' }));
  await mkdir(dirname(path), { recursive: true });
  await rename(whole, path);
  await rm(upload.folder, { recursive: true });
  const md5s = Buffer.concat(parts.map(({ md5 }) => Buffer.from(md5, 'hex')));
  const tag = `${createHash('md5').update(md5s).digest('hex')}-${parts.length}`;
  await rememberTag(path, tag);
  return `"${tag}"`;
}

export async function abortUpload(upload: Upload): Promise<void> {
  await rm(upload.folder, { recursive: true });
}

type Listed = { number: number; md5: string };

function parseList(xml: string): Listed[] {
  try {
    return listElements(parseXml(xml), 'Part').map((part) => ({
      number: getNumber(part, 'PartNumber'),
      md5: getText(part, 'ETag').replaceAll('"', ''),
    }));
  } catch (error) {
    if (error instanceof UnreadableXml || error instanceof XmlShapeError) throw new S3Failure('MalformedXML');
    throw error;
  }
}

function chooseParts(there: readonly UploadPart[], listed: readonly Listed[]): UploadPart[] {
  if (listed.length === 0) throw new S3Failure('MalformedXML', 'the list of parts is empty');
  return listed.map(({ number, md5 }, i) => {
    if (i > 0 && number <= (listed[i - 1]?.number ?? 0)) throw new S3Failure('InvalidPartOrder');
    const part = there.find((candidate) => candidate.number === number && candidate.md5 === md5);
    if (part === undefined) throw new S3Failure('InvalidPart', `part ${number} does not exist`);
    return part;
  });
}
