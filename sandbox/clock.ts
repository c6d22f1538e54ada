import { readJsonFile, writeJsonFile } from './atomic-file.ts';

/** The time of the simulated outside world: the machine's clock plus an offset that survives a restart. */
export interface SandboxClock {
  now(): Date;
  offsetMs(): number;
  move(offsetMs: number): Promise<void>;
}

export async function loadClock(file: string): Promise<SandboxClock> {
  let { offset_ms } = await readJsonFile(file, { offset_ms: 0 });
  return {
    now: () => new Date(Date.now() + offset_ms),
    offsetMs: () => offset_ms,
    async move(offsetMs) {
      offset_ms = offsetMs;
      await writeJsonFile(file, { offset_ms });
    },
  };
}
