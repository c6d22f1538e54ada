import type { ItunesBehaviour } from '../behaviour.ts';
import { SANDBOX_REFUSES } from '../judge/itms-numbers.ts';
import type { PackageMessage, PackageState, StateStep } from '../package-records.ts';

const MINUTE_MS = 60_000;

interface Plan {
  messages: PackageMessage[];
  is_refused: boolean;
  way: 'transporter' | 'bridge';
  now: Date;
  /** Delay of the answer by the behaviour of the store. */
  delay_ms: number;
}

/**
 * Plans the states of a package: Received, then Failed; or Warning or Validated, Queued, Verified and Delivered. Faults
 * of the bridge change what it says, and one of them the outcome.
 */
export function planStates(plan: Plan, { bridge, state_minutes }: ItunesBehaviour): StateStep[] {
  const first = plan.now.getTime() + plan.delay_ms;
  const step = (state: PackageState, index: number, messages: PackageMessage[] = []): StateStep => ({
    state,
    due_at: new Date(first + index * state_minutes * MINUTE_MS).toISOString(),
    reached_at: null,
    messages,
  });
  const received = { ...step('Received', 0), due_at: plan.now.toISOString() };
  if (plan.is_refused) return [received, step('Failed', 1, plan.messages)];
  const validated = step(plan.messages.length > 0 ? 'Warning' : 'Validated', 1, plan.messages);
  if (plan.way === 'bridge' && bridge === 'failed_after_validated') {
    const reason: PackageMessage = {
      severity: 'error',
      number: SANDBOX_REFUSES,
      text: 'A reviewer refused the package',
      at: 'Album',
    };
    return [received, validated, step('Failed', 2, [reason])];
  }
  return [received, validated, step('Queued', 2), step('Verified', 3), step('Delivered', 4)];
}
