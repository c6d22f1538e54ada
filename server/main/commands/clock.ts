import type { Context } from '../context.ts';
import type { Command } from './command.ts';
import { withContext } from './with-context.ts';

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

export const showClockCommand: Command = {
  name: 'clock show',
  usage: 'clock show                     the product time',
  run: () => withContext(async ({ clock }) => print(clock.now(), clock.offsetMs())),
};

export const setClockCommand: Command = {
  name: 'clock set',
  usage: 'clock set <instant>            move the clock forward to an instant such as 2027-01-31T00:00:00Z',
  run: ([text = '']) => {
    const instant = text === 'real' ? Date.now() : Date.parse(text);
    if (Number.isNaN(instant)) throw new Error(`"${text}" is not an instant such as 2027-01-31T00:00:00Z`);
    return withContext((context) => moveClock(context, text === 'real' ? 0 : instant - Date.now()));
  },
};

export const advanceClockCommand: Command = {
  name: 'clock advance',
  usage: 'clock advance <time>           move the clock forward by 30s, 15m, 12h or 90d',
  run: ([text]) => {
    const ms = parseDuration(text ?? '');
    return withContext((context) => moveClock(context, context.clock.offsetMs() + ms));
  },
};

/** Parses `30s`, `15m`, `12h` or `90d` to milliseconds. */
function parseDuration(text: string): number {
  const match = /^(\d+)([smhd])$/.exec(text);
  if (!match) throw new Error(`"${text}" is not a duration such as 30s, 15m, 12h or 90d`);
  return Number(match[1]) * UNITS[match[2] as keyof typeof UNITS];
}

/** Refuses to move the clock back: what has happened already would lie in the future. */
export function requireForward(now: Date, wanted: Date): void {
  if (wanted.getTime() >= now.getTime()) return;
  throw new Error(
    `The clock is at ${now.toISOString()} and cannot go back to ${wanted.toISOString()}: give a later instant, or delete the data with npm run reset`,
  );
}

async function moveClock({ clock, config }: Context, offset_ms: number): Promise<void> {
  // Whole milliseconds of both offsets: the machine's clock goes on meanwhile.
  const machine = Date.now();
  requireForward(new Date(machine + clock.offsetMs()), new Date(machine + Math.round(offset_ms)));
  await clock.set(Math.round(offset_ms));
  // The sandbox must use the same time, or stores would respond before the request.
  if (config.sandbox_url !== undefined) await moveSandbox(config.sandbox_url, Math.round(offset_ms));
  print(clock.now(), clock.offsetMs());
}

async function moveSandbox(url: string, offset_ms: number): Promise<void> {
  const response = await fetch(new URL('/control/clock', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms }),
  }).catch((error: Error) => {
    throw new Error(`The product clock was moved, but the sandbox at ${url} does not respond: ${error.message}`);
  });
  if (!response.ok) throw new Error(`The sandbox did not move its clock: ${response.status}`);
}

function print(now: Date, offsetMs: number): void {
  const days = (offsetMs / UNITS.d).toFixed(2);
  console.log(offsetMs === 0 ? `${now.toISOString()} (real time)` : `${now.toISOString()} (${days} days ahead)`);
}
