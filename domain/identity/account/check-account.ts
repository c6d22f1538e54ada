import { checkCharacters } from '../../check-characters.ts';
import type { Issue } from '../../issue.ts';
import { checkPersonName } from '../auth/check-person-name.ts';
import { PHONE_DIGITS } from '../identity-limits.ts';
import { CALLING_CODES } from './calling-codes.ts';
import type { ContactMethod } from './contact.ts';

export type AccountFields = {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_code: string | null;
  readonly phone_number: string | null;
  readonly preferred_contact_method: ContactMethod;
};

/**
 * Checks the personal data of a user: names, an optional phone number, and a contact method that this number supports
 * (S3-011 to S3-016, A-067, A-068).
 */
export function checkAccount(account: AccountFields): Issue[] {
  return [
    ...checkPersonName('first_name', account.first_name),
    ...checkPersonName('last_name', account.last_name),
    ...checkPhone(account.phone_code, account.phone_number),
    ...checkContact(account),
  ];
}

/** Checks code and number of a phone: both or none, 4 to 14 digits, 15 together with the code (A-068, ITU-T E.164). */
function checkPhone(code: string | null, number: string | null): Issue[] {
  const digits = plainPhoneNumber(number ?? '');
  if (code === null && digits === '') return [];
  if (code === null) return [{ code: 'phone_code_required', path: 'phone_code' }];
  if (!isCallingCode(code)) return [{ code: 'invalid_choice', path: 'phone_code' }];
  if (digits === '') return [{ code: 'phone_number_required', path: 'phone_number' }];
  const others = checkCharacters('phone_number', digits, /\D/u);
  if (others.length > 0) return others;
  const max = Math.min(PHONE_DIGITS.max, PHONE_DIGITS.with_code_max - (code.length - 1));
  const fits = digits.length >= PHONE_DIGITS.min && digits.length <= max;
  return fits ? [] : [{ code: 'phone_digits', path: 'phone_number', params: { min: PHONE_DIGITS.min, max } }];
}

/** Returns a phone number as it is stored: without spaces and hyphens. */
export function plainPhoneNumber(number: string): string {
  return number.replace(/[\s\p{Pd}]/gu, '');
}

function checkContact({ preferred_contact_method, phone_number }: AccountFields): Issue[] {
  const needsPhone = preferred_contact_method !== 'email' && plainPhoneNumber(phone_number ?? '') === '';
  return needsPhone ? [{ code: 'phone_needed', path: 'preferred_contact_method' }] : [];
}

function isCallingCode(code: string): boolean {
  return CALLING_CODES.some((one) => one.code === code);
}
