import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** The address answered with a status that is no success. */
export class ItunesRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** Calls of this stand-in for Transporter, at the address of a door. */
export interface ItunesClient {
  signIn(token: string): void;
  get(path: string): Promise<string>;
  post<Answer>(path: string, body: object): Promise<Answer>;
  /** Sends a file without reading it as a whole. */
  putFile(path: string, file: string): Promise<void>;
}

export function createClient(address: string): ItunesClient {
  let authorization: Record<string, string> = {};
  const call = async (method: string, path: string, headers: Record<string, string>, send: Send): Promise<string> => {
    const url = `${address}/${path}`;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(url, { method, headers: { ...authorization, ...headers } }, resolve);
      outgoing.on('error', reject);
      send(outgoing).catch(reject);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    if (response.statusCode !== 200) throw new ItunesRefusal(response.statusCode ?? 0);
    return text;
  };
  return {
    signIn: (token) => {
      authorization = { authorization: `Bearer ${token}` };
    },
    get: (path) => call('GET', path, {}, async (outgoing) => void outgoing.end()),
    post: async <Answer>(path: string, body: object) => {
      const text = await call('POST', path, { 'content-type': 'application/json' }, async (outgoing) => {
        outgoing.end(JSON.stringify(body));
      });
      return JSON.parse(text) as Answer;
    },
    putFile: async (path, file) => {
      const { size } = await stat(file);
      const headers = { 'content-type': 'application/octet-stream', 'content-length': String(size) };
      await call('PUT', path, headers, (outgoing) => pipeline(createReadStream(file), outgoing));
    },
  };
}

type Send = (outgoing: ReturnType<typeof request>) => Promise<void>;
