import * as suspense from '@tangent/contract/money/backoffice-suspense.ts';
import { type Actor, requireStepUp } from '../../../identity/auth/public.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { bindCall } from '../../../platform/http/bind-call.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import type { BaseContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { presentMicros } from '../present-micros.ts';
import { matchSuspense } from './match-suspense.ts';
import { suggestTracks } from './suggest-tracks.ts';
import { listGroupLines } from './suspense-lines-view.ts';
import { listSuspenseGroups } from './suspense-view.ts';

const STAFF = { allow: 'staff' } as const;

export interface SuspenseContext extends BaseContext {
  hooks: Hooks<Actor>;
}

/** Binds the calls of staff about money in suspense. */
export function registerSuspenseRoutes(app: HttpApp<Actor>, { db, clock, hooks }: SuspenseContext): void {
  bindCall(app, suspense.listSuspense, STAFF, ({ query }) => listSuspenseGroups(db, query));
  bindCall(app, suspense.listSuspenseLines, STAFF, ({ query }) => listGroupLines(db, query));
  bindCall(app, suspense.suggestTracks, STAFF, async ({ query }) => ({ items: await suggestTracks(db, query) }));
  bindCall(app, suspense.matchSuspense, STAFF, ({ actor, body }) => {
    requireStepUp(actor, clock.now());
    return inTransaction(db, async (tx) => {
      const { lines, gross_micros } = await matchSuspense(tx, actor, { ...body, hooks }, clock.now());
      return { lines, gross_micros: presentMicros(gross_micros) };
    });
  });
}
