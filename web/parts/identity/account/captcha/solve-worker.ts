import { type Challenge, solveChallenge } from './challenge.ts';

/** Runs in a worker, so that typing stays smooth. */
self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  solveChallenge(event.data).then(
    (solution) => self.postMessage({ solution }),
    () => self.postMessage({ solution: null }),
  );
});
