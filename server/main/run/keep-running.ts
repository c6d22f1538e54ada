import { type Child, type Program, type SpareProcess, startChild, startSpare } from './children.ts';

const RESTARTS_MAX = 5;
const WITHIN_MS = 60_000;

export interface RestartableProgram extends Child {
  /** Prepares a process so that the next restart is quick. */
  prepareRestart(): void;
  /**
   * Stops the program and starts it with the current code on disk. Rejects when it does not become ready; it is then
   * not restarted automatically, because it needs new code.
   */
  restart(): Promise<void>;
}

/**
 * Starts a program and restarts it whenever it dies, at most five times a minute; then `onGiveUp` is called. A program
 * that fails its first start is not restarted; `ready` rejects.
 */
export function keepRunning(program: Program, onGiveUp: (reason: string) => void): RestartableProgram {
  const deaths: number[] = [];
  let hasBeenReady = false;
  let isStopping = false;
  let spare: SpareProcess | null = null;
  const restartChild = (how: string) => {
    if (isStopping || !hasBeenReady) return;
    const now = performance.now();
    deaths.push(now);
    if (deaths.filter((at) => at > now - WITHIN_MS).length > RESTARTS_MAX) {
      return onGiveUp(`${program.name} ended again and again (${how})`);
    }
    console.error(`${program.name} ended unexpectedly (${how}); starting it again`);
    child = startChild(program, restartChild);
    // An end before it is ready counts as another death.
    child.ready.catch(() => undefined);
  };
  let child = startChild(program, restartChild);
  const waitUntilReady = async (): Promise<string> => {
    const line = await child.ready;
    hasBeenReady = true;
    return line;
  };
  return {
    ready: waitUntilReady(),
    prepareRestart: () => {
      if (!isStopping) spare ??= startSpare(program);
    },
    restart: async () => {
      // A requested end does not count as a death.
      hasBeenReady = false;
      await child.stop();
      if (isStopping) return;
      child = spare?.run(restartChild) ?? startChild(program, restartChild);
      spare = null;
      await waitUntilReady();
    },
    stop: async () => {
      isStopping = true;
      await Promise.all([child.stop(), spare?.stop()]);
    },
  };
}
