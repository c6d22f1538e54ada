import { checkAccount } from '@tangent/domain/identity/account/check-account.ts';
import { expect, test } from 'vitest';
import { findChanges, type ProfileValues } from './profile-changes.ts';

const ADA: ProfileValues = {
  first_name: 'Ada',
  last_name: 'Yıldız',
  preferred_contact_method: 'email',
  phone_code: '+90',
  phone_number: '5551234567',
};

test('only changed fields are sent', () => {
  expect(findChanges(ADA, ADA)).toEqual({});
  expect(findChanges(ADA, { ...ADA, last_name: 'Kaya' })).toEqual({ last_name: 'Kaya' });
});

test('a phone number is sent whole, as it is saved', () => {
  expect(findChanges(ADA, { ...ADA, phone_number: '555 123-45 67' })).toEqual({});
  expect(findChanges(ADA, { ...ADA, phone_code: '+49' })).toEqual({ phone_code: '+49', phone_number: '5551234567' });
  const none = { phone_code: null, phone_number: null };
  expect(findChanges(ADA, { ...ADA, phone_code: null, phone_number: ' ' })).toEqual(none);
});

test('choosing messages on the phone without a phone number is an error at that choice', () => {
  const profile: ProfileValues = { ...ADA, phone_code: null, phone_number: '', preferred_contact_method: 'whatsapp' };
  expect(checkAccount(profile).map(({ path }) => path)).toEqual(['preferred_contact_method']);
});
