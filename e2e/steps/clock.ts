import { SANDBOX_ORIGIN } from '../product.ts';

/** The moment that the outside world has now: that of the product, also when journeys have moved the clock. */
export async function readNow(): Promise<Date> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/clock`);
  const { now } = (await response.json()) as { now: string };
  return new Date(now);
}
