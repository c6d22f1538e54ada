import { SANDBOX_ORIGIN } from '../product.ts';

/** Returns the current time of the sandbox, which equals the product's, even after journeys have moved the clock. */
export async function readNow(): Promise<Date> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/clock`);
  const { now } = (await response.json()) as { now: string };
  return new Date(now);
}
