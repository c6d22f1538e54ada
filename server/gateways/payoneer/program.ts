import { z } from 'zod';
import { createTokenCache } from '../../platform/token/token-cache.ts';
import { PayoneerUnavailable } from './payoneer.ts';
import { type PayoneerResponse, requestPayoneer } from './request-payoneer.ts';

export interface PayoneerOptions {
  /** `https://api.payoneer.com`, or a stand-in. */
  api_url: string;
  /** `https://login.payoneer.com`, or a stand-in. */
  login_url: string;
  /** Our payout program there. */
  program_id: string;
  client_id: string;
  client_secret: string;
  timeout_ms?: number;
  /** Monotonic milliseconds; replaced in tests. */
  elapsedMs?: () => number;
}

/** Sends a request to our program; `path` follows the program's address. */
export type RequestProgram = (method: 'GET' | 'POST', path: string, body?: object) => Promise<PayoneerResponse>;

const tokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Creates the client of our program, with a token that is fetched on demand. */
export function createProgramClient(options: PayoneerOptions): RequestProgram {
  const { api_url, program_id, timeout_ms, elapsedMs = () => performance.now() } = options;
  const token = createTokenCache(() => requestToken(options), elapsedMs);
  return async (method, path, body) => {
    const url = `${api_url}/v4/programs/${encodeURIComponent(program_id)}${path}`;
    const request = async () =>
      requestPayoneer(url, { method, authorization: `Bearer ${await token.get()}`, body, timeout_ms });
    const first = await request();
    if (first.status !== 401) return first;
    // A token may end earlier than announced: one new token is tried, a second refusal is an error.
    token.drop();
    const second = await request();
    if (second.status === 401) throw new PayoneerUnavailable(new Error('the token was refused twice'));
    return second;
  };
}

async function requestToken({ login_url, client_id, client_secret, timeout_ms }: PayoneerOptions) {
  const credentials = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const { status, body } = await requestPayoneer(`${login_url}/api/v2/oauth2/token`, {
    method: 'POST',
    authorization: `Basic ${credentials}`,
    timeout_ms,
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'read write' }),
  });
  const parsed = tokenResponse.safeParse(body);
  if (!parsed.success) throw new PayoneerUnavailable(new Error(`Payoneer returned no token: ${status}`));
  return { access_token: parsed.data.access_token, expires_in_seconds: parsed.data.expires_in };
}
