import { reportError } from './report-error.ts';

const STOP_WITHIN_MS = 10_000;

interface Process {
  stop(): Promise<void>;
}

/**
 * Runs a long-lived process: notifies its parent when it is ready, and stops in order on a signal or when the parent is
 * gone, within ten seconds. `stopUnfinished` stops a process that has not started completely.
 */
export async function runProcess(
  start: () => Promise<Process>,
  stopUnfinished: () => Promise<void> = async () => {},
): Promise<void> {
  let running: Process | null = null;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    try {
      await (running ? running.stop() : stopUnfinished());
      process.exit(0);
    } catch (error) {
      reportError(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The channel to the parent also closes when the parent was killed.
  if (process.channel) process.on('disconnect', stop);
  try {
    running = await start();
    process.send?.('ready');
  } catch (error) {
    // An interrupted start fails because of the interruption.
    if (isStopping) return;
    reportError(error);
    process.exit(1);
  }
}
