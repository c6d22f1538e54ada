import type { z } from 'zod';
import { RightsError } from './rights.ts';

const TIMEOUT_MS = 15_000;

interface RightsRequest<Schema extends z.ZodType> {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH';
  token?: string;
  body?: object | URLSearchParams;
  schema: Schema;
}

/** Sends one request to a service and reads the response. Anything but a response of the agreed shape throws. */
export async function requestRights<Schema extends z.ZodType>({
  url,
  method = 'GET',
  token,
  body,
  schema,
}: RightsRequest<Schema>): Promise<z.output<Schema>> {
  const isForm = body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new RightsError(`the service responded ${response.status}`);
    }
    return schema.parse(await response.json());
  } catch (cause) {
    if (cause instanceof RightsError) throw cause;
    // The message of a parser quotes the response.
    throw new RightsError(`no usable response of the service (${cause instanceof Error ? cause.name : 'error'})`);
  }
}
