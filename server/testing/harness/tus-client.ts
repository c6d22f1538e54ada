import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { type ErrorBody, errorBody } from '@tangent/contract/error-body.ts';
import { ORIGIN } from './test-http.ts';

export interface TusResponse {
  status: number;
  /** `upload-offset` of the response. */
  offset: number | null;
  /** Id of the created upload. */
  id: string;
  error: ErrorBody | null;
}

export interface TusClient {
  create(metadata: Record<string, string>, length: number): Promise<TusResponse>;
  send(id: string, offset: number, bytes: Uint8Array | ReadableStream): Promise<TusResponse>;
  head(id: string): Promise<TusResponse>;
  cancel(id: string): Promise<TusResponse>;
}

/** Sends tus 1.0 requests one by one, so that tests can do what a well-behaved client never does. */
export function createTusClient(origin: string, session: string | null, more: Record<string, string> = {}): TusClient {
  const request = async (method: string, path: string, headers: object, body?: Uint8Array | ReadableStream) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        ...(session === null ? {} : { cookie: `__Host-session=${session}` }),
        ...more,
        ...headers,
      },
      ...(body === undefined ? {} : { body: body as BodyInit, duplex: 'half' }),
    } as RequestInit);
    return readResponse(response);
  };
  return {
    create: (metadata, length) =>
      request('POST', TUS_PATH, { 'upload-length': String(length), 'upload-metadata': encodeMetadata(metadata) }),
    send: (id, offset, bytes) => {
      const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      return request('PATCH', `${TUS_PATH}/${id}`, headers, bytes);
    },
    head: (id) => request('HEAD', `${TUS_PATH}/${id}`, {}),
    cancel: (id) => request('DELETE', `${TUS_PATH}/${id}`, {}),
  };
}

async function readResponse(response: Response): Promise<TusResponse> {
  const text = await response.text();
  const offset = response.headers.get('upload-offset');
  return {
    status: response.status,
    offset: offset === null ? null : Number(offset),
    id: response.headers.get('location')?.split('/').at(-1) ?? '',
    error: response.status >= 400 && text !== '' ? errorBody.parse(JSON.parse(text)) : null,
  };
}

function encodeMetadata(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}
