import { CONTACT_METHODS } from '@tangent/domain/identity/account/contact.ts';
import { SECURITY_EVENTS } from '@tangent/domain/identity/auth/security-event.ts';
import { SIGN_IN_METHODS, SOCIAL_PROVIDERS } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { cursor, id, idParams, instant } from '../values.ts';

/** The personal data of an account, as its owner maintains it (S3-011 to S3-019). */
const account = z.object({
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** A new address that has not been verified yet. */
  new_email: z.string().nullable(),
  /** Those of the two addresses whose server refused our newest email, with its answer. */
  mail_refusals: z.array(z.object({ email: z.string(), answer: z.string() })),
  /** `+90`; code and number are both set or both null. */
  phone_code: z.string().nullable(),
  phone_number: z.string().nullable(),
  preferred_contact_method: z.enum(CONTACT_METHODS),
  email_notifications: z.boolean(),
  marketing: z.boolean(),
  /** False for users who only sign in with Google or Apple. */
  has_password: z.boolean(),
  providers: z.array(z.enum(SOCIAL_PROVIDERS)),
  twofactor: z.object({ on: z.boolean(), since: instant.nullable(), recovery_codes_left: z.number().int() }),
  referral_code: z.string(),
});
export type Account = z.infer<typeof account>;

export const getAccount = defineCall({
  method: 'GET',
  path: '/v1/api/account',
  summary: 'Returns the data of the signed-in user',
  response: account,
});

export const updateAccount = defineCall({
  method: 'PATCH',
  path: '/v1/api/account',
  summary: 'Changes the given fields and leaves the others as they are',
  body: z
    .object({
      first_name: z.string().max(200),
      last_name: z.string().max(200),
      phone_code: z.string().max(10).nullable(),
      phone_number: z.string().max(40).nullable(),
      preferred_contact_method: z.enum(CONTACT_METHODS),
      email_notifications: z.boolean(),
      marketing: z.boolean(),
    })
    .partial(),
  response: account,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/v1/api/account/password',
  summary: 'Changes the password and ends all other sessions',
  body: z.object({ current_password: z.string().max(1000), password: z.string().max(1000) }),
  response: account,
});

export const changeEmail = defineCall({
  method: 'POST',
  path: '/v1/api/account/email',
  summary: 'Emails a link to a new address, which takes effect once the link is opened; needs a fresh confirmation',
  body: z.object({ email: z.string().max(400) }),
  response: account,
});

export const cancelEmailChange = defineCall({
  method: 'DELETE',
  path: '/v1/api/account/email',
  summary: 'Discards a new address that has not been verified yet',
  response: account,
});

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/v1/api/account/step-up',
  summary: 'Checks the password, and any two-factor code, and allows sensitive actions in this session for ten minutes',
  body: z.object({ password: z.string().max(1000), code: z.string().max(40).optional() }),
  response: null,
});

export const startTwoFactor = defineCall({
  method: 'POST',
  path: '/v1/api/account/twofactor',
  summary: 'Creates the secret for an authenticator app; needs a fresh confirmation',
  response: z.object({
    /** The secret in base32, for manual entry. */
    key: z.string(),
    address: z.string(),
    /** The QR code of the `otpauth` address as SVG markup. */
    qr_svg: z.string(),
  }),
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const enableTwoFactor = defineCall({
  method: 'POST',
  path: '/v1/api/account/twofactor/confirm',
  summary: 'Switches two-factor authentication on with the first code of the app; returns the recovery codes, once',
  body: z.object({ code: z.string().max(40) }),
  response: recoveryCodes,
});

export const disableTwoFactor = defineCall({
  method: 'DELETE',
  path: '/v1/api/account/twofactor',
  summary: 'Switches two-factor authentication off; needs a fresh confirmation with password and code',
  response: null,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/v1/api/account/twofactor/recovery-codes',
  summary: 'Creates new recovery codes and invalidates the old ones; needs a fresh confirmation',
  response: recoveryCodes,
});

const session = z.object({
  id,
  current: z.boolean(),
  method: z.enum(SIGN_IN_METHODS),
  created_at: instant,
  last_used_at: instant,
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
});
export type AccountSession = z.infer<typeof session>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/v1/api/account/sessions',
  summary: 'Lists the devices that are signed in to this account, most recently used first',
  response: z.object({ items: z.array(session) }),
});

export const revokeSession = defineCall({
  method: 'DELETE',
  path: '/v1/api/account/sessions/:id',
  summary: 'Signs one device out',
  params: idParams,
  response: null,
});

export const revokeOtherSessions = defineCall({
  method: 'DELETE',
  path: '/v1/api/account/sessions',
  summary: 'Signs out every device except this one',
  response: null,
});

export const securityEvent = z.object({
  id,
  type: z.enum(SECURITY_EVENTS),
  at: instant,
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AccountSecurityEvent = z.infer<typeof securityEvent>;

export const listSecurityEvents = defineCall({
  method: 'GET',
  path: '/v1/api/account/security-events',
  summary: 'Lists sign-ins and changes of this account, newest first',
  query: z.object({ cursor }),
  response: z.object({ items: z.array(securityEvent), next_cursor: z.string().nullable() }),
});
