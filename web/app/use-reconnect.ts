import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useConnected } from '../api/connection.ts';
import { fetchUser } from '../api/identity/auth.ts';

const PAUSES_MS = [2000, 4000, 8000, 15_000, 30_000];

/**
 * While the server cannot be reached, requests it again at growing intervals and as soon as the device is online. Then it
 * repeats every request of the page that failed for want of a connection.
 */
export function useReconnect(): void {
  const client = useQueryClient();
  const isConnected = useConnected();
  useEffect(() => {
    if (isConnected) return;
    const stop = pollServer();
    return () => {
      stop();
      const predicate = ({ state }: { state: { error: unknown } }) =>
        state.error instanceof ApiError && state.error.status === 0;
      void client.refetchQueries({ type: 'active', predicate });
    };
  }, [isConnected, client]);
}

function pollServer(): () => void {
  let attempts = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(poll, PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)]);
    attempts += 1;
  };
  // The call itself records whether the server was reached.
  const poll = () => {
    if (!navigator.onLine) schedule();
    else void fetchUser().then(schedule, schedule);
  };
  schedule();
  window.addEventListener('online', poll);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', poll);
  };
}
