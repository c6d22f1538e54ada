import type { Account, updateAccount as updateAccountCall } from '@tangent/contract/identity/account.ts';
import { checkAccount, plainPhoneNumber } from '@tangent/domain/identity/account/check-account.ts';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type Actor, type RequestContext, recordSecurityEvent, updateUser } from '../auth/public.ts';
import { getAccount } from './get-account.ts';
import { lockAccount } from './lock-account.ts';

type Change = z.output<typeof updateAccountCall.body>;

/** Fields that are validated together: a phone, and being contacted by it. */
const GOES_TOGETHER: ReadonlySet<string> = new Set(['phone_code', 'phone_number', 'preferred_contact_method']);

/**
 * Updates the given fields only. An unchanged field is not validated again: a provider may have supplied no last name.
 */
export async function updateAccount(
  tx: Tx,
  actor: Actor,
  { change, requestContext, now }: { change: Change; requestContext: RequestContext; now: Date },
): Promise<Account> {
  await lockAccount(tx, actor.user_id);
  const before = await getAccount(tx, actor.user_id, now);
  const fields = plainFields(change);
  const concerned = new Set(
    Object.keys(fields).flatMap((name) => (GOES_TOGETHER.has(name) ? [...GOES_TOGETHER] : [name])),
  );
  const issues = checkAccount({ ...before, ...fields }).filter(({ path }) => concerned.has(path));
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const changed = Object.entries(fields).filter(([name, value]) => before[name as keyof Change] !== value);
  if (changed.length === 0) return before;
  await updateUser(tx, actor.user_id, Object.fromEntries(changed));
  const details = { fields: changed.map(([name]) => name).join(', ') };
  await recordSecurityEvent(tx, {
    account_id: actor.user_id,
    type: 'profile_changed',
    at: now,
    requestContext,
    details,
  });
  return getAccount(tx, actor.user_id, now);
}

// As stored: trimmed, a phone as digits, empty values as null.
function plainFields(change: Change) {
  const { first_name, last_name, phone_code, phone_number, ...rest } = withoutAbsent(change);
  return {
    ...rest,
    ...(first_name === undefined ? {} : { first_name: first_name.trim().normalize('NFC') }),
    ...(last_name === undefined ? {} : { last_name: last_name.trim().normalize('NFC') }),
    ...(phone_code === undefined ? {} : { phone_code: phone_code?.trim() || null }),
    ...(phone_number === undefined ? {} : { phone_number: plainPhoneNumber(phone_number ?? '') || null }),
  };
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutAbsent(change: Change): Present<Change> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
