import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { waitUntil } from './releases.ts';
import type { Session } from './session.ts';

const CHUNKS = 6;
/** At this interval the connection is cut in the middle of a chunk. */
const CUT_EVERY = 3;
const CUT_AFTER_MS = 50;
const DONE_WITHIN_MS = 180_000;
const AGAIN_AFTER_MS = 100;

export interface HoppingUpload {
  id: string;
  sha256: string;
  /** Requests that had to be repeated, as every client of the protocol does. */
  repeated: number;
}

/**
 * Uploads a song in parts, each through the next of several addresses, and continues after cuts where the product says
 * that it has arrived.
 */
export async function uploadHopping(
  getOrigins: () => readonly string[],
  { headers }: Pick<Session, 'headers'>,
  song: Uint8Array,
): Promise<HoppingUpload> {
  // Other samples at the end make another file of each song.
  const bytes = Buffer.concat([song.subarray(0, -64), randomBytes(64)]);
  const part = Math.ceil(bytes.length / CHUNKS);
  let [hop, repeated] = [Math.floor(Math.random() * 100), 0];
  const next = () => {
    const origins = getOrigins();
    return origins[hop++ % origins.length] ?? '';
  };
  const repeat = async <T>(request: (origin: string) => Promise<T | null>): Promise<T> => {
    for (const started = performance.now(); performance.now() - started < DONE_WITHIN_MS; repeated++) {
      const result = await request(next()).catch(() => null);
      if (result !== null) return result;
      await wait(AGAIN_AFTER_MS);
    }
    throw new Error('an upload could not be continued');
  };
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const id = await repeat((origin) => create(origin, tus, bytes.length));
  for (let sent = 0, offset = 0; offset < bytes.length; sent++) {
    offset = await repeat((origin) => readOffset(`${origin}/v1/api/uploads/${id}`, tus));
    if (offset === bytes.length) break;
    const chunk = bytes.subarray(offset, offset + part);
    await send(`${next()}/v1/api/uploads/${id}`, tus, offset, chunk, sent % CUT_EVERY === 1).catch(() => {
      repeated += 1;
    });
  }
  return { id, sha256: createHash('sha256').update(bytes).digest('hex'), repeated };
}

async function create(origin: string, headers: Record<string, string>, length: number): Promise<string | null> {
  const metadata = [`kind ${base64('audio')}`, `filename ${base64('song.wav')}`].join(',');
  const response = await fetch(`${origin}/v1/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(length), 'upload-metadata': metadata },
  });
  return response.headers.get('location')?.split('/').at(-1) ?? null;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

async function readOffset(address: string, headers: Record<string, string>): Promise<number | null> {
  const response = await fetch(address, { method: 'HEAD', headers });
  const offset = response.headers.get('upload-offset');
  return response.ok && offset !== null ? Number(offset) : null;
}

/** Sends a part, or its first half, after which the connection is cut. */
async function send(
  address: string,
  headers: Record<string, string>,
  offset: number,
  part: Uint8Array<ArrayBuffer>,
  isCut: boolean,
): Promise<void> {
  const cut = new AbortController();
  const request = {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: isCut ? sendHalf(part, cut) : part,
    signal: cut.signal,
    // A body that is a stream needs it; the types do not know it.
    duplex: 'half',
  };
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(String(response.status));
}

function sendHalf(part: Uint8Array, cut: AbortController): ReadableStream {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(part.subarray(0, part.length / 2));
      setTimeout(() => cut.abort(), CUT_AFTER_MS);
    },
  });
}

/** Waits until all uploads are measured; returns those whose bytes are not the ones that were sent. */
export async function findLostUploads(database: pg.Pool, uploads: readonly HoppingUpload[]): Promise<string[]> {
  const query = `select id, state, sha256 from uploads where id = any($1)`;
  const read = async () => (await database.query(query, [uploads.map(({ id }) => id)])).rows;
  await waitUntil('all uploads are measured', DONE_WITHIN_MS, async () =>
    (await read()).every(({ state }) => state === 'complete' || state === 'failed'),
  );
  const rows = new Map((await read()).map((row) => [row.id, row]));
  return uploads.flatMap(({ id, sha256 }) => {
    const row = rows.get(id);
    return row?.state === 'complete' && row.sha256 === sha256 ? [] : [`${id} is ${row?.state ?? 'gone'}`];
  });
}
