import { waitUntil } from './releases.ts';
import type { Product } from './start-product.ts';

type World = Pick<Product, 'sandbox_origin'>;

const MAIL_WITHIN_MS = 30_000;

interface Mail {
  subject: string;
  text: string;
}

/** Waits for an email to an address whose text matches, and returns the newest one's first group. */
export async function findInMail({ sandbox_origin }: World, to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await waitUntil(`an email to ${to} with ${pattern}`, MAIL_WITHIN_MS, async () => {
    const listed = await fetch(`${sandbox_origin}/mail?to=${encodeURIComponent(to)}`);
    for (const { id } of (await listed.json()) as { id: string }[]) {
      const { text } = (await (await fetch(`${sandbox_origin}/mail/${id}`)).json()) as Mail;
      found = pattern.exec(text)?.[1];
      if (found !== undefined) break;
    }
    return found !== undefined;
  });
  return found ?? '';
}

/** Presses a button on a page of a service, which then sends the user back. */
export async function press(page: string, fields: Record<string, string>): Promise<Response> {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  if (response.status !== 303) throw new Error(`the page ${page} answered ${response.status}`);
  return response;
}

/** Controls the sandbox, as its own page does. */
export async function control<T>({ sandbox_origin }: World, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${sandbox_origin}/control/${path}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Returns the current code of an authenticator app. */
export async function readCode({ sandbox_origin }: World, secret: string): Promise<string> {
  const response = await fetch(`${sandbox_origin}/authenticator?secret=${encodeURIComponent(secret)}`);
  return ((await response.json()) as { code: string }).code;
}
