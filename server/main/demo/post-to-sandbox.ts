import type { Context } from '../context.ts';

/** Sends a request to the stores of the sandbox. */
export async function postToSandbox({ config }: Context, path: string, body: object): Promise<Response> {
  const response = await fetch(`${config.sandbox_url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox responded with ${response.status} to ${path}`);
  return response;
}
