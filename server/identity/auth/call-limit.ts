import { CALLS } from '@tangent/domain/limits.ts';
import { createMinuteLimit, type MinuteLimit } from '../../platform/limit/create-minute-limit.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { AuthContext } from './context.ts';

type LimitContext = Pick<AuthContext, 'pool' | 'limits_uses'> & { log: Log };

/** Calls of each account, from browsers and programs together; null where limits are off. */
export function createCallLimit({ pool, log, limits_uses }: LimitContext): MinuteLimit | null {
  return limits_uses ? createMinuteLimit({ pool, log, per_minute: CALLS.per_user_and_minute }) : null;
}
