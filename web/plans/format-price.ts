import type { Language } from '@tangent/domain/locale.ts';
import { formatDollars } from '../texts/format-dollars.ts';

/** Formats the price of a plan: $49.99, and $0 without cents. */
export function formatPrice(cents: number, language: Language): string {
  return formatDollars(cents, language, cents === 0 ? 0 : 2);
}
