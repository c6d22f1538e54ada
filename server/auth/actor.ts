import type { Language } from '@tangent/domain/locale.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';

/** Who makes a call, as far as use cases need to know. `plan` is the one whose rules hold now. */
export type Actor = { user_id: string; is_staff: boolean; plan: Plan; language: Language };
