import { can } from '../../money/plan/capability.ts';
import type { Plan } from '../../money/plan/plan.ts';

/**
 * Quality of the delivered audio: standard is 16-bit 44.1 kHz FLAC, high keeps the source's depth and rate (S6-008,
 * S6-009, A-009).
 */
export const DELIVERY_QUALITIES = ['standard', 'high'] as const;
export type DeliveryQuality = (typeof DELIVERY_QUALITIES)[number];

/** Returns the delivery quality of a plan: standard on the free plan, high on paid ones. */
export function deliveryQuality(plan: Plan): DeliveryQuality {
  return can(plan, 'high_audio_quality') ? 'high' : 'standard';
}
