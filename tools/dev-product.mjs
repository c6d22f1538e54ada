// The running product behind `npm run dev`.
import { exitOnRequest, startGuarded } from './guarded.mjs';

/**
 * The product runs `file`. `onEnd` is called with its exit code when it ends unasked, or does not even start the first time; `whenReady`
 * resolves when nothing is in the way of a request.
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
    /** Requests wait while this work goes on. */
    during: (work) => {
      const done = work();
      ready = done.then(isReady, () => {});
      return done;
    },
    /** Starts the product, after an end of the one that runs. */
    start: async () => {
      const old = child;
      // Its end is wanted now.
      child = null;
      if (old) await stop(old);
      await launch();
    },
    /** The next restart of these is quick. */
    prepare: (names) => child?.send({ prepare: names }),
    /** Answers the names of the programs that did not become ready. */
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

function waitForMessage(child, isWanted) {
  return new Promise((resolve, reject) => {
    const removeListeners = () => child.off('message', receive).off('exit', fail);
    const receive = (message) => {
      if (!isWanted(message)) return;
      removeListeners();
      resolve(message);
    };
    const fail = () => {
      removeListeners();
      reject(new Error('The product ended'));
    };
    child.on('message', receive).on('exit', fail);
  });
}
