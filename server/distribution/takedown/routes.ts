import { requestTakedown as takedownCall } from '@tangent/contract/takedown.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { TakedownContext } from './context.ts';
import { requestTakedown } from './request-takedown.ts';

export function registerTakedownRoutes(
  app: HttpApp<Actor>,
  { db, clock }: Pick<TakedownContext, 'db' | 'clock'>,
): void {
  bindCall(app, takedownCall, { allow: 'user' }, ({ actor, params, body }) =>
    inTransaction(db, (tx) => requestTakedown(tx, actor, params.id, body, clock.now())),
  );
}
