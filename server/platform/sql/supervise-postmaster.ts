import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_AFTER_MS = 100;
/** A server killed after this loses nothing either; its next start takes longer. */
const STOP_WITHIN_MS = 3_000;
/** Long enough for the remains of a killed server to go away, and for its journal to be replayed. */
const RECOVERS_WITHIN_MS = 60_000;

export interface Postmaster {
  stop(): Promise<void>;
}

/** Starts a database server and restarts it whenever it dies; `onGiveUp` is called when that fails. */
export async function supervisePostmaster(
  start: () => Promise<ChildProcess>,
  onGiveUp: (reason: string) => void,
): Promise<Postmaster> {
  let isStopping = false;
  let current = await start();
  let comingBack: Promise<void> = Promise.resolve();
  const watch = () =>
    current.once('exit', (code, signal) => {
      if (isStopping) return;
      console.error(`PostgreSQL ended unexpectedly (${signal ?? `code ${code}`}); starting it again`);
      comingBack = restart().catch((error: Error) => onGiveUp(error.message));
    });
  const restart = async () => {
    const died = performance.now();
    for (;;) {
      try {
        // Its killed predecessor may still hold the shared memory for a moment.
        current = await start();
        break;
      } catch (error) {
        if (isStopping || performance.now() - died > RECOVERS_WITHIN_MS) throw error;
        await wait(RETRY_AFTER_MS);
      }
    }
    watch();
  };
  watch();
  return {
    stop: async () => {
      isStopping = true;
      await comingBack;
      await stopChild(current);
    },
  };
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGINT');
  });
}
