import { z } from 'zod';
import { openHeldToken } from '../../platform/token/held-token.ts';
import { askPayoneer, type PayoneerAnswer } from './ask-payoneer.ts';
import { PayoneerUnavailable } from './payoneer.ts';

export interface PayoneerOptions {
  /** `https://api.payoneer.com`, or what stands in for it. */
  api_url: string;
  /** `https://login.payoneer.com`, or what stands in for it. */
  login_url: string;
  /** Our payout program there. */
  program_id: string;
  client_id: string;
  client_secret: string;
  timeout_ms?: number;
  /** Milliseconds that only ever go on; another one for tests. */
  elapsedMs?: () => number;
}

/** Asks something of our program; `path` is what follows its address. */
export type AskProgram = (method: 'GET' | 'POST', path: string, body?: object) => Promise<PayoneerAnswer>;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Calls of our program, with a token that is fetched when it is needed. */
export function openProgram(options: PayoneerOptions): AskProgram {
  const { api_url, program_id, timeout_ms, elapsedMs = () => performance.now() } = options;
  const token = openHeldToken(() => requestToken(options), elapsedMs);
  return async (method, path, body) => {
    const url = `${api_url}/v4/programs/${encodeURIComponent(program_id)}${path}`;
    const ask = async () =>
      askPayoneer(url, { method, authorization: `Bearer ${await token.get()}`, body, timeout_ms });
    const first = await ask();
    if (first.status !== 401) return first;
    // A token may end earlier than it was said to: one new one, then it is trouble.
    token.drop();
    const second = await ask();
    if (second.status === 401) throw new PayoneerUnavailable(new Error('the token was refused twice'));
    return second;
  };
}

async function requestToken({ login_url, client_id, client_secret, timeout_ms }: PayoneerOptions) {
  const credentials = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const { status, body } = await askPayoneer(`${login_url}/api/v2/oauth2/token`, {
    method: 'POST',
    authorization: `Basic ${credentials}`,
    timeout_ms,
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'read write' }),
  });
  const parsed = tokenAnswer.safeParse(body);
  if (!parsed.success) throw new PayoneerUnavailable(new Error(`Payoneer gave no token: ${status}`));
  return { access_token: parsed.data.access_token, expires_in_seconds: parsed.data.expires_in };
}
