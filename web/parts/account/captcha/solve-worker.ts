import { type Challenge, solveChallenge } from './challenge.ts';

/** The work happens beside the page, so that typing stays smooth. */
self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  solveChallenge(event.data).then(
    (solution) => self.postMessage({ solution }),
    () => self.postMessage({ solution: null }),
  );
});
