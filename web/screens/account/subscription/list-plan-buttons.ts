import type { PlanAction } from '@tangent/domain/plan/plan-action.ts';
import type { ButtonTone } from '../../../ui/button-class.ts';

/** What stands as a button on the plan itself; plans that can be had stand beside it, with their prices. */
const BUTTONS = ['pay', 'resume', 'portal', 'downgrade', 'refund', 'cancel'] as const satisfies readonly PlanAction[];
export type ButtonAction = (typeof BUTTONS)[number];

const TONES: Record<ButtonAction, ButtonTone> = {
  pay: 'volt',
  resume: 'volt',
  portal: 'plain',
  downgrade: 'plain',
  refund: 'quiet',
  cancel: 'quiet',
};

/** The buttons of a plan in their order: what puts it right first, what ends it last. */
export function listPlanButtons(actions: readonly PlanAction[]): { action: ButtonAction; tone: ButtonTone }[] {
  return BUTTONS.filter((action) => actions.includes(action)).map((action) => ({ action, tone: TONES[action] }));
}
