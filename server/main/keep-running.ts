import { type Child, type Program, startChild } from './children.ts';

const MAX_STARTS_AGAIN = 5;
const WITHIN_MS = 60_000;

/**
 * Starts a program and, whenever it dies afterwards, starts it again: five times a minute at most, then `onHopeless` is told.
 * A program that does not even start the first time is no case for trying again; `ready` rejects.
 */
export function keepRunning(program: Program, onHopeless: (reason: string) => void): Child {
  const deaths: number[] = [];
  let hasBeenReady = false;
  let isStopping = false;
  const startAgain = (how: string) => {
    if (isStopping || !hasBeenReady) return;
    const now = performance.now();
    deaths.push(now);
    if (deaths.filter((at) => at > now - WITHIN_MS).length > MAX_STARTS_AGAIN) {
      return onHopeless(`${program.name} ended again and again (${how})`);
    }
    console.error(`${program.name} ended unexpectedly (${how}); starting it again`);
    child = startChild(program, startAgain);
    // If it ends before it is ready, that counts as one more death.
    child.ready.catch(() => undefined);
  };
  let child = startChild(program, startAgain);
  return {
    ready: child.ready.then((line) => {
      hasBeenReady = true;
      return line;
    }),
    stop: () => {
      isStopping = true;
      return child.stop();
    },
  };
}
