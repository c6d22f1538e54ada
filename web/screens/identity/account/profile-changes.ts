import type { Account } from '@tangent/contract/identity/account.ts';
import { type AccountFields, plainPhoneNumber } from '@tangent/domain/identity/account/check-account.ts';
import type { AccountChanges } from '../../../api/identity/account.ts';

/** The values of the personal data form. */
export type ProfileValues = { -readonly [Name in keyof AccountFields]: AccountFields[Name] };

export function toProfileValues(account: Account): ProfileValues {
  const { first_name, last_name, phone_code, phone_number, preferred_contact_method } = account;
  return { first_name, last_name, phone_code, phone_number, preferred_contact_method };
}

/** Returns only the fields the user changed; a phone number is always sent whole. */
export function findChanges(before: ProfileValues, after: ProfileValues): AccountChanges {
  const phone = plainPhone(after);
  const isPhone = (name: string) => name === 'phone_code' || name === 'phone_number';
  const names = (Object.keys(after) as (keyof ProfileValues)[]).filter((name) => !isPhone(name));
  const changed = names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]);
  const hasOtherPhone = phone.phone_code !== before.phone_code || phone.phone_number !== before.phone_number;
  return { ...Object.fromEntries(changed), ...(hasOtherPhone ? phone : {}) };
}

function plainPhone({ phone_code, phone_number }: ProfileValues) {
  return { phone_code, phone_number: plainPhoneNumber(phone_number ?? '') || null };
}
