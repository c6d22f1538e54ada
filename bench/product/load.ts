import fs from 'node:fs';
import type { Part, Product } from './start-product.ts';

const POLL_EVERY_MS = 250;
/** Linux counts the CPU time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

export type Load = { peak_mb: number; cpu_seconds: number };

/** Records the largest resident memory and the CPU time of parts of the product until it is stopped. */
export function watchLoad<Name extends Part>(
  product: Pick<Product, 'findPid'>,
  parts: readonly Name[],
): { stop(): Record<Name, Load> } {
  const started = new Map(parts.map((part) => [part, readCpu(product.findPid(part))]));
  const peaks = new Map<Name, number>();
  const poll = () => {
    for (const part of parts) peaks.set(part, Math.max(peaks.get(part) ?? 0, readMemory(product.findPid(part))));
  };
  const looking = setInterval(poll, POLL_EVERY_MS);
  return {
    stop: () => {
      clearInterval(looking);
      poll();
      const loads = parts.map((part) => {
        const cpu_seconds = readCpu(product.findPid(part)) - (started.get(part) ?? 0);
        return [part, { peak_mb: peaks.get(part) ?? 0, cpu_seconds }];
      });
      return Object.fromEntries(loads);
    },
  };
}

export function printLoad(loads: Record<string, Load>): void {
  for (const [part, { peak_mb, cpu_seconds }] of Object.entries(loads)) {
    console.log(`${part}: peak ${peak_mb.toFixed(0)} MB, ${cpu_seconds.toFixed(1)} s of CPU time`);
  }
}

function readMemory(pid: number | null): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readProcess(pid, 'status'))?.[1];
  return Number(kb ?? 0) / 1024;
}

/** Returns the CPU time of a process in seconds. */
export function readCpu(pid: number | null): number {
  // The 14th and 15th field; the name in parentheses may contain spaces.
  const fields = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}

function readProcess(pid: number | null, file: 'status' | 'stat'): string {
  try {
    return pid === null ? '' : fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
