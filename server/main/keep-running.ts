import { type Child, type Program, type SpareProcess, startChild, startSpare } from './children.ts';

const RESTARTS_MAX = 5;
const WITHIN_MS = 60_000;

export interface RestartableProgram extends Child {
  /** Makes the next restart quick. */
  prepareRestart(): void;
  /**
   * Stops the program and starts it with the code that is on the disk now. Rejects when it does not become ready; it is then not started
   * again by itself, because new code is what it waits for.
   */
  restart(): Promise<void>;
}

/**
 * Starts a program and, whenever it dies afterwards, starts it again: five times a minute at most, then `onHopeless` is told.
 * A program that does not even start the first time is no case for trying again; `ready` rejects.
 */
export function keepRunning(program: Program, onHopeless: (reason: string) => void): RestartableProgram {
  const deaths: number[] = [];
  let hasBeenReady = false;
  let isStopping = false;
  let spare: SpareProcess | null = null;
  const restartChild = (how: string) => {
    if (isStopping || !hasBeenReady) return;
    const now = performance.now();
    deaths.push(now);
    if (deaths.filter((at) => at > now - WITHIN_MS).length > RESTARTS_MAX) {
      return onHopeless(`${program.name} ended again and again (${how})`);
    }
    console.error(`${program.name} ended unexpectedly (${how}); starting it again`);
    child = startChild(program, restartChild);
    // If it ends before it is ready, that counts as one more death.
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
      // An end on request is no death.
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
