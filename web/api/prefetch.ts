/** As long as the app waits for the answer to who is here; what nobody has taken by then is old. */
const PREFETCH_MAX_AGE_MS = 10_000;

type Prefetched = { readonly response: Promise<Response>; body?: unknown };

const prefetched = new Map<string, Prefetched>();

/** Asks before the code that needs the answer is there. */
export function prefetch(address: string): void {
  const signal = AbortSignal.timeout(PREFETCH_MAX_AGE_MS);
  const entry: Prefetched = { response: fetch(address, { headers: { accept: 'application/json' }, signal }) };
  // Whoever takes it hears of its failure.
  readBody(entry).catch(() => {});
  prefetched.set(address, entry);
  setTimeout(clearPrefetched, PREFETCH_MAX_AGE_MS);
}

async function readBody(entry: Prefetched): Promise<void> {
  const response = await entry.response;
  if (response.ok) entry.body = await response.clone().json();
}

/** The answer to a question that was asked early, for the one who asks first. */
export function takePrefetched(address: string): Promise<Response> | null {
  const entry = prefetched.get(address);
  prefetched.delete(address);
  return entry?.response ?? null;
}

/** What was answered by now, so that it can be shown at once; while there is nothing the answer can still be taken. */
export function takePrefetchedBody<Body>(address: string): Body | undefined {
  const body = prefetched.get(address)?.body as Body | undefined;
  if (body !== undefined) prefetched.delete(address);
  return body;
}

/** Somebody else may be signed in by now. */
export function clearPrefetched(): void {
  prefetched.clear();
}
