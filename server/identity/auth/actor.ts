import type { Language } from '@tangent/domain/locale.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';

/** Who makes a call, as far as use cases need to know. `plan` is the one whose rules hold now. */
export type Actor = {
  user_id: string;
  is_staff: boolean;
  plan: Plan;
  language: Language;
  /** The session of the browser; absent for a program with a token and for the command line. */
  session?: ActorSession;
};

/** `confirmed_at` is when password, and code where there is one, were last asked for in it. */
export type ActorSession = { id: string; confirmed_at: Date | null };
