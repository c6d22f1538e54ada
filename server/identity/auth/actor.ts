import type { Language } from '@tangent/domain/locale.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';

/** The caller, as far as use cases need to know. `plan` is the effective plan. */
export type Actor = {
  user_id: string;
  is_staff: boolean;
  plan: Plan;
  language: Language;
  /** The session of the browser; absent for an access token and for the command line. */
  session?: ActorSession;
};

/** `confirmed_at` is the last confirmation of password, and code where there is one, in this session. */
export type ActorSession = { id: string; confirmed_at: Date | null };
