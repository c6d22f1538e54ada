import type { PlanAct } from '@tangent/domain/plan/plan-act.ts';
import type { ButtonTone } from '../../../ui/button-look.ts';

/** What stands as a button on the plan itself; plans that can be had stand beside it, with their prices. */
const BUTTONS = ['pay', 'resume', 'portal', 'downgrade', 'refund', 'cancel'] as const satisfies readonly PlanAct[];
export type ButtonAct = (typeof BUTTONS)[number];

const TONES: Record<ButtonAct, ButtonTone> = {
  pay: 'volt',
  resume: 'volt',
  portal: 'plain',
  downgrade: 'plain',
  refund: 'quiet',
  cancel: 'quiet',
};

/** The buttons of a plan in their order: what puts it right first, what ends it last. */
export function listPlanButtons(acts: readonly PlanAct[]): { act: ButtonAct; tone: ButtonTone }[] {
  return BUTTONS.filter((act) => acts.includes(act)).map((act) => ({ act, tone: TONES[act] }));
}
