import { useCallback, useEffect, useState } from 'react';

/** Returns the whole seconds until an instant, rounded up and never negative: a wait of 900 ms is still a second. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

export type Countdown = { readonly left: number; readonly start: (seconds: number) => void };

/**
 * Counts seconds down to zero. It reads the clock at every step, so that a tab that was suspended does not wait longer.
 */
export function useCountdown(): Countdown {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = useCallback((seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }, []);
  return { left: secondsUntil(until, now), start };
}
