import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { useSyncExternalStore } from 'react';
import { useUser } from './session/session.ts';

const POLL_EVERY_MS = 60_000;

/**
 * Returns the product's UTC day for a signed-in user, updated while the page stays open. The server's value includes a
 * clock that was moved forward, but ages while the page stays open; the browser's day passes midnight. The later one
 * wins.
 */
export function useToday(): CalendarDate {
  const { today } = useUser();
  const own = useSyncExternalStore(listen, readOwnDay, readOwnDay);
  return own > today ? own : today;
}

const readOwnDay = () => utcDay(Date.now());

function listen(onChange: () => void): () => void {
  const timer = setInterval(onChange, POLL_EVERY_MS);
  return () => clearInterval(timer);
}
