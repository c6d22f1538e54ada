import { utcStartMs } from '@tangent/domain/calendar.ts';
import { useToday } from '../../../app/today.ts';

/** This moment, or the beginning of the product's day where that is later. */
export function useProductNow(): () => number {
  const today = useToday();
  return () => Math.max(Date.now(), utcStartMs(today));
}
