import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The resources that one process used. */
export interface Cost {
  cpu_ms: number;
  max_rss_mb: number;
}

/** Measures work in this process. */
export function measureHere(work: () => void): Cost {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return { cpu_ms: (user + system) / 1000, max_rss_mb: process.resourceUsage().maxRSS / 1024 };
}

/** Runs a script again in a fresh process, which prints a cost as JSON. */
export function measureSelf(scriptUrl: string, args: string[]): Cost {
  const output = execFileSync(process.execPath, ['--import', 'tsx', fileURLToPath(scriptUrl), ...args]);
  return JSON.parse(output.toString());
}

/** Measures the CPU time of a process that only loads FFmpeg. */
export function measureStart(): number {
  const script =
    "await import('node-av/lib'); await import('node-av/constants');" +
    'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname }),
  );
}

/** Returns the middle of several measurements. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Prints a figure beside its limit; returns whether it holds. */
export function printAgainstLimit(name: string, value: number, limit: number, unit: string): boolean {
  const isWithin = value <= limit;
  console.log(`${name}: ${value.toFixed(2)}${unit}, limit ${limit}${unit} ${isWithin ? 'ok' : 'EXCEEDED'}`);
  return isWithin;
}
