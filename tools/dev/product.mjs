// Runs the product behind `npm run dev`.
import { exitOnRequest, startGuarded } from '../guarded.mjs';

/**
 * Creates the product, which runs `file`. `onEnd` is called with its exit code if it ends unexpectedly or fails at the
 * first start; `whenReady` resolves when requests can be handled.
 */
export function createProduct({ file, environment, onEnd }) {
  let child = null;
  let hasBeenReady = false;
  let isReady;
  let ready = new Promise((resolve) => {
    isReady = resolve;
  });
  const launch = async () => {
    const started = startGuarded(process.execPath, [file], {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let isUp = false;
    child = started;
    started.once('exit', (code) => {
      exitOnRequest();
      if (child !== started) return;
      child = null;
      if (isUp || !hasBeenReady) onEnd(code ?? 1);
    });
    await waitForMessage(started, (message) => message === 'ready');
    isUp = true;
    hasBeenReady = true;
  };
  return {
    whenReady: () => ready,
    /** Makes requests wait during this work. */
    during: (work) => {
      const done = work();
      ready = done.then(isReady, () => {});
      return done;
    },
    /** Starts the product, after stopping the running one. */
    start: async () => {
      const old = child;
      // This exit is intended.
      child = null;
      if (old) await stop(old);
      await launch();
    },
    /** Makes the next restart of these programs fast. */
    prepare: (names) => child?.send({ prepare: names }),
    /** Restarts programs; returns the names of those that did not become ready. */
    restart: async (names) => {
      const reply = waitForMessage(child, (message) => Array.isArray(message.failed));
      child.send({ restart: names });
      return (await reply).failed;
    },
  };
}

function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

function waitForMessage(child, isExpected) {
  return new Promise((resolve, reject) => {
    const removeListeners = () => child.off('message', receive).off('exit', fail);
    const receive = (message) => {
      if (!isExpected(message)) return;
      removeListeners();
      resolve(message);
    };
    const fail = () => {
      removeListeners();
      reject(new Error('The product exited'));
    };
    child.on('message', receive).on('exit', fail);
  });
}
