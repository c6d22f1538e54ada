import { expect } from '@playwright/test';
import { ORIGIN, SANDBOX_ORIGIN, tangent } from '../product.ts';

/** Returns the current time of the sandbox, which equals the product's, even after journeys have moved the clock. */
export async function readNow(): Promise<Date> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/clock`);
  const { now } = (await response.json()) as { now: string };
  return new Date(now);
}

/**
 * Moves the product's clock forward, for example by `30s` or `24d`, and waits until the product uses the new time. Who
 * signs in before that gets a session, or a puzzle of the sign-in form, of a day that is over a moment later.
 */
export async function advanceClock(time: string): Promise<void> {
  const printed = await tangent('clock', 'advance', time);
  const wanted = Date.parse(printed.slice(0, printed.indexOf(' ')));
  await expect.poll(async () => (await readProductTime()) >= wanted).toBe(true);
}

async function readProductTime(): Promise<number> {
  const { now } = (await (await fetch(`${ORIGIN}/health`)).json()) as { now: string };
  return Date.parse(now);
}
