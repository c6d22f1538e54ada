import * as calls from '@tangent/contract/backoffice-people.ts';
import { verifyArtist } from '../artist/public.ts';
import type { Actor } from '../auth/public.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { banPerson, freezePerson } from './block-person.ts';
import type { PeopleContext } from './context.ts';
import { deactivatePerson } from './deactivate-person.ts';
import { listPeopleView } from './people-view.ts';
import { getPersonView } from './person-view.ts';
import { presentArtist } from './present-person.ts';
import { type Undo, unblockPerson } from './unblock-person.ts';

const STAFF = { allow: 'staff' } as const;

export function registerPeopleRoutes(app: HttpApp<Actor>, { db, clock }: PeopleContext): void {
  bindCall(app, calls.listPeople, STAFF, ({ query }) => listPeopleView(db, query, clock.now()));
  bindCall(app, calls.getPerson, STAFF, ({ actor, params }) => getPersonView(db, actor, params.id, clock.now()));

  /** Does it, and answers how the account stands then. */
  const change = (actor: Actor, id: string, act: (tx: Tx, now: Date) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await act(tx, now);
      return getPersonView(tx, actor, id, now);
    });

  bindCall(app, calls.freezePerson, STAFF, ({ actor, params: { id }, body }) =>
    change(actor, id, (tx, now) => freezePerson(tx, actor, id, body, now)),
  );
  bindCall(app, calls.banPerson, STAFF, ({ actor, params: { id }, body }) =>
    change(actor, id, (tx, now) => banPerson(tx, actor, id, body, now)),
  );
  bindCall(app, calls.deactivatePerson, STAFF, ({ actor, params: { id }, body }) =>
    change(actor, id, (tx, now) => deactivatePerson(tx, actor, id, body, now)),
  );
  const undo = (
    act: Undo,
    { actor, params: { id }, body }: { actor: Actor; params: { id: string }; body: { why: string } },
  ) => change(actor, id, (tx, now) => unblockPerson(tx, actor, id, { act, ...body }, now));
  bindCall(app, calls.unfreezePerson, STAFF, (input) => undo('unfreeze', input));
  bindCall(app, calls.unbanPerson, STAFF, (input) => undo('unban', input));
  bindCall(app, calls.reactivatePerson, STAFF, (input) => undo('reactivate', input));

  bindCall(app, calls.verifyArtist, STAFF, async ({ actor, params, body }) =>
    presentArtist(await inTransaction(db, (tx) => verifyArtist(tx, actor, params.id, body, clock.now()))),
  );
}
