import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SentRequest } from './stripe-description.ts';

interface RecordedRequest extends SentRequest {
  /** Status of the response. */
  status: number;
}

export interface RequestRecorder {
  /** The recording proxy: requests to this address go to the target and are recorded. */
  address: string;
  requests: RecordedRequest[];
  stop(): Promise<void>;
}

/** Starts a proxy that records requests and response statuses. */
export async function recordRequests(target: string): Promise<RequestRecorder> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const body = await readBody(request);
    const headers = new Headers();
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'stripe-version'])
      if (request.headers[name] !== undefined) headers.set(name, String(request.headers[name]));
    const upstream = await fetch(target + path, { method, headers, ...(body === '' ? {} : { body }) });
    requests.push({ method, path, body, status: upstream.status });
    response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(await upstream.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
