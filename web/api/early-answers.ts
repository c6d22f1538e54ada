/** As long as the app waits for the answer to who is here; what nobody has taken by then is old. */
const KEPT_MS = 10_000;

type Early = { readonly answer: Promise<Response>; body?: unknown };

const answers = new Map<string, Early>();

/** Asks before the code that needs the answer is there. */
export function askEarly(address: string): void {
  const signal = AbortSignal.timeout(KEPT_MS);
  const early: Early = { answer: fetch(address, { headers: { accept: 'application/json' }, signal }) };
  // Whoever takes it hears of its failure.
  readBody(early).catch(() => {});
  answers.set(address, early);
  setTimeout(forgetEarly, KEPT_MS);
}

async function readBody(early: Early): Promise<void> {
  const response = await early.answer;
  if (response.ok) early.body = await response.clone().json();
}

/** The answer to a question that was asked early, for the one who asks first. */
export function takeEarly(address: string): Promise<Response> | null {
  const early = answers.get(address);
  answers.delete(address);
  return early?.answer ?? null;
}

/** What was answered by now, so that it can be shown at once; while there is nothing the answer can still be taken. */
export function takeEarlyBody<Body>(address: string): Body | undefined {
  const body = answers.get(address)?.body as Body | undefined;
  if (body !== undefined) answers.delete(address);
  return body;
}

/** Somebody else may be signed in by now. */
export function forgetEarly(): void {
  answers.clear();
}
