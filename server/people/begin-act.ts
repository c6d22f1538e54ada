import { mayAct, type PersonAct } from '@tangent/domain/access/standing.ts';
import type { Actor } from '../auth/public.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { lockPerson, type PersonRow, standingOfRow } from './person-store.ts';

/**
 * Holds the account that staff wants to do something with, and refuses what makes no sense there. Nobody does it to themselves
 * or to a colleague: their role has to be taken away first, which only the command line does.
 */
export async function beginAct(tx: Tx, actor: Actor, id: string, act: PersonAct): Promise<PersonRow> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const person = await lockPerson(tx, id);
  if (person.is_staff) throw new Refusal('staff_protected');
  if (person.erased_at !== null || !mayAct(act, standingOfRow(person))) throw new Refusal('invalid_transition');
  return person;
}
