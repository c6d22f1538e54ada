import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCaptcha } from '../../../../api/identity/auth.ts';
import { type Challenge, encodePayload, type Solution } from './challenge.ts';

export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

export type Captcha = {
  readonly state: CaptchaState;
  /** Starts the work when a form is first touched. Calling it again while it runs changes nothing. */
  readonly start: () => void;
  /** Waits for the solution. A challenge is valid once, so the next call solves a new one. */
  readonly consume: () => Promise<string>;
};

export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('idle');
  const pending = useRef<Promise<string> | null>(null);
  const worker = useRef<Worker | null>(null);

  useEffect(() => () => worker.current?.terminate(), []);

  const start = useCallback(() => {
    if (pending.current !== null) return;
    setState('working');
    const work = fetchCaptcha().then((challenge) => solveInWorker(challenge as Challenge, worker));
    pending.current = work;
    work.then(
      () => setState('solved'),
      () => {
        pending.current = null;
        setState('failed');
      },
    );
  }, []);

  const consume = useCallback(async () => {
    start();
    const payload = await (pending.current as Promise<string>);
    pending.current = null;
    setState('idle');
    return payload;
  }, [start]);

  return { state, start, consume };
}

function solveInWorker(challenge: Challenge, current: { current: Worker | null }): Promise<string> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
  current.current = worker;
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ solution: Solution | null }>) => {
      if (data.solution === null) reject(new Error('the challenge could not be solved'));
      else resolve(encodePayload(challenge, data.solution));
    };
    worker.onerror = () => reject(new Error('the challenge could not be solved'));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
