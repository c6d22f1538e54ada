import fs from 'node:fs';
import { solveCaptcha } from '@tangent/e2e/steps/solve-captcha.ts';
import { PASSWORD, type Product } from './start-product.ts';

/** A signed-in user. */
export interface Session {
  /** The headers with which the browser of this user makes calls. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a call; throws for an error response. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  upload(file: string, kind: 'audio' | 'artwork' | 'mastering'): Promise<string>;
}

/** Signs in as one of the demo accounts. */
export function signIn(product: Pick<Product, 'origin'>, username: string): Promise<Session> {
  return openSession(product, '/v1/auth/login', { username, password: PASSWORD });
}

/** Creates an account with an artist profile. */
export async function register(product: Pick<Product, 'origin'>, username: string): Promise<Session> {
  const name = { first_name: 'Bench', last_name: 'Artist' };
  const account = { ...name, username, email: `${username}@bench.example`, password: PASSWORD, terms: true };
  const session = await openSession(product, '/v1/auth/register', account);
  const legal = { legal_first_name: name.first_name, legal_last_name: name.last_name };
  await session.call('POST', '/v1/api/artists', { name: username, type: 'solo', main_genre: 'pop', ...legal });
  return session;
}

/** Returns the cookies that a response sets, as the browser sends them back. */
export function readCookies({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

/** Solves a captcha, makes the call that signs in and returns the session that it started. */
export async function openSession({ origin }: Pick<Product, 'origin'>, path: string, body: object): Promise<Session> {
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const captcha = await solveCaptcha(origin);
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, captcha }),
  });
  const cookie = readCookies(response);
  if (!response.ok) throw new Error(`no session from ${path}: ${response.status} ${await response.text()}`);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...json, cookie, 'idempotency-key': crypto.randomUUID() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new CallFailed(`${method} ${path}: ${response.status} ${text}`, response.status);
    return text === '' ? (undefined as T) : JSON.parse(text);
  };
  const own = { ...headers, cookie };
  return { headers: own, call, upload: (file, kind) => upload({ origin, headers: own, call }, file, kind) };
}

export class CallFailed extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

type Connection = { origin: string; headers: Record<string, string>; call: Session['call'] };

/** Uploads a file with the tus protocol and waits until it was inspected. */
async function upload({ origin, headers, call }: Connection, file: string, kind: string): Promise<string> {
  const bytes = fs.readFileSync(file);
  const name = kind === 'artwork' ? 'cover.png' : 'song.wav';
  const metadata = Object.entries({ kind, filename: name })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const createdUpload = await fetch(`${origin}/v1/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  const id = createdUpload.headers.get('location')?.split('/').at(-1);
  if (id === undefined) throw new Error(`no upload started: ${createdUpload.status} ${await createdUpload.text()}`);
  await fetch(`${origin}/v1/api/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  });
  for (;;) {
    const { state } = await call<{ state: string }>('GET', `/v1/api/uploads/${id}`);
    if (state === 'complete') return id;
    if (state === 'failed') throw new Error(`upload ${id} was refused`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
