import { STEP_UP_MINUTES } from '@tangent/domain/identity/identity-limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from './actor.ts';

/**
 * Requires for a sensitive action that password, and code where there is one, were confirmed in this session a few
 * minutes ago (ASVS 7.5.1). This stops access tokens and stolen open browsers.
 */
export function requireStepUp(actor: Actor, now: Date): void {
  const confirmed_at = actor.session?.confirmed_at ?? null;
  const isFresh = confirmed_at !== null && now.getTime() - confirmed_at.getTime() < STEP_UP_MINUTES * 60_000;
  if (!isFresh) throw new Refusal('step_up_required');
}
