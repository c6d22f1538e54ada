/** The time the app waits for the current user; a response that is unused by then is outdated. */
const PREFETCH_MAX_AGE_MS = 10_000;

type Prefetched = { readonly response: Promise<Response>; body?: unknown };

const prefetched = new Map<string, Prefetched>();

/** Requests an address before the code that needs the response has loaded. */
export function prefetch(address: string): void {
  const signal = AbortSignal.timeout(PREFETCH_MAX_AGE_MS);
  const entry: Prefetched = { response: fetch(address, { headers: { accept: 'application/json' }, signal }) };
  // The caller that takes the response handles its failure.
  readBody(entry).catch(() => {});
  prefetched.set(address, entry);
  setTimeout(clearPrefetched, PREFETCH_MAX_AGE_MS);
}

async function readBody(entry: Prefetched): Promise<void> {
  const response = await entry.response;
  if (response.ok) entry.body = await response.clone().json();
}

/** Returns the prefetched response, to the first caller only. */
export function consumePrefetched(address: string): Promise<Response> | null {
  const entry = prefetched.get(address);
  prefetched.delete(address);
  return entry?.response ?? null;
}

/**
 * Returns the prefetched body if it has arrived, so that it can be shown at once; until then the response can still be
 * taken.
 */
export function consumePrefetchedBody<Body>(address: string): Body | undefined {
  const body = prefetched.get(address)?.body as Body | undefined;
  if (body !== undefined) prefetched.delete(address);
  return body;
}

/** Drops all prefetched responses: another user may be signed in by now. */
export function clearPrefetched(): void {
  prefetched.clear();
}
