import { requestTakedown as takedownCall } from '@tangent/contract/distribution/takedown.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Hooks } from '../../platform/hooks.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { requestTakedown } from './request-takedown.ts';

/** The context of takedowns. */
export interface TakedownContext extends BaseContext {
  hooks: Hooks<Actor>;
}

export function registerTakedownRoutes(app: HttpApp<Actor>, { db, clock, hooks }: TakedownContext): void {
  bindCall(app, takedownCall, { allow: 'user' }, ({ actor, params, body }) =>
    inTransaction(db, (tx) => requestTakedown(tx, actor, params.id, { ...body, hooks }, clock.now())),
  );
}
