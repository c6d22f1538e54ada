import { AiError } from './ai-error.ts';

export interface AiAddress {
  /** Address below which the calls are: `https://api.openai.com/v1`, or that of a server on this machine. */
  base_url: string;
  /** Servers on this machine need none. */
  api_key: string | null;
}

export interface AiLimits {
  /** Time for the whole response. */
  timeout_ms: number;
  max_bytes: number;
}

/**
 * Sends one request and returns the JSON of the response. Anything else throws `AiError`, whose message carries neither
 * the key nor a word of what was sent or received.
 */
export async function requestAi(
  { base_url, api_key }: AiAddress,
  path: string,
  body: object,
  { timeout_ms, max_bytes }: AiLimits,
): Promise<unknown> {
  try {
    const response = await fetch(`${base_url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(api_key === null ? {} : { authorization: `Bearer ${api_key}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new AiError(response.status === 429 ? 'limited' : 'unavailable', `the model responded ${response.status}`);
    }
    return JSON.parse(await readText(response, max_bytes));
  } catch (cause) {
    if (cause instanceof AiError) throw cause;
    // The message of a parser quotes the response.
    throw new AiError(
      'unavailable',
      `no usable response of the model (${cause instanceof Error ? cause.name : 'error'})`,
    );
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new AiError('unavailable', `the model responded with more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
