import { utcStartMs } from '@tangent/domain/calendar.ts';
import { useToday } from '../../../app/today.ts';

/** Returns the current instant, or the start of the product's day if that is later. */
export function useProductNow(): () => number {
  const today = useToday();
  return () => Math.max(Date.now(), utcStartMs(today));
}
