import { CONTACT_METHODS } from '@tangent/domain/account/contact.ts';
import { SECURITY_EVENTS } from '@tangent/domain/auth/security-event.ts';
import { SIGN_IN_METHODS, SOCIAL_PROVIDERS } from '@tangent/domain/auth/sign-in-method.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { cursor, id, idParams, instant } from './values.ts';

/** What a person keeps about themselves (S3-011 to S3-019). */
const account = z.object({
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** An address that waits for its link to be followed. */
  new_email: z.string().nullable(),
  /** `+90`; both or none. */
  phone_code: z.string().nullable(),
  phone_number: z.string().nullable(),
  preferred_contact_method: z.enum(CONTACT_METHODS),
  email_notifications: z.boolean(),
  marketing: z.boolean(),
  /** False for people who only sign in with Google or Apple. */
  has_password: z.boolean(),
  providers: z.array(z.enum(SOCIAL_PROVIDERS)),
  twofactor: z.object({ on: z.boolean(), since: instant.nullable(), recovery_codes_left: z.number().int() }),
  referral_code: z.string(),
});
export type Account = z.infer<typeof account>;

export const getAccount = defineCall({
  method: 'GET',
  path: '/v1/api/account',
  summary: "The signed-in person's own data",
  response: account,
});

export const updateAccount = defineCall({
  method: 'PATCH',
  path: '/v1/api/account',
  summary: 'Changes what is given and leaves the rest',
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
  summary: 'Mails a link to a new address, which counts once it is followed; needs a fresh confirmation',
  body: z.object({ email: z.string().max(400) }),
  response: account,
});

export const cancelEmailChange = defineCall({
  method: 'DELETE',
  path: '/v1/api/account/email',
  summary: 'Gives up a new address that was not verified yet',
  response: account,
});

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/v1/api/account/step-up',
  summary:
    'Asks for password, and code where there is one, and opens sensitive actions in this session for ten minutes',
  body: z.object({ password: z.string().max(1000), code: z.string().max(40).optional() }),
  response: null,
});

export const startTwoFactor = defineCall({
  method: 'POST',
  path: '/v1/api/account/twofactor',
  summary: 'Makes the secret for an authenticator app; needs a fresh confirmation',
  response: z.object({
    /** The secret in base32, for typing. */
    key: z.string(),
    address: z.string(),
    /** The QR code of the address as SVG markup. */
    qr_svg: z.string(),
  }),
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const enableTwoFactor = defineCall({
  method: 'POST',
  path: '/v1/api/account/twofactor/confirm',
  summary: 'Switches two-factor on with the first code of the app; answers the recovery codes, once',
  body: z.object({ code: z.string().max(40) }),
  response: recoveryCodes,
});

export const disableTwoFactor = defineCall({
  method: 'DELETE',
  path: '/v1/api/account/twofactor',
  summary: 'Switches two-factor off; needs a fresh confirmation with password and code',
  response: null,
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/v1/api/account/twofactor/recovery-codes',
  summary: 'Makes new recovery codes and voids the old ones; needs a fresh confirmation',
  response: recoveryCodes,
});

const session = z.object({
  id,
  current: z.boolean(),
  method: z.enum(SIGN_IN_METHODS),
  created_at: instant,
  last_used_at: instant,
  address: z.string().nullable(),
  user_agent: z.string().nullable(),
});
export type AccountSession = z.infer<typeof session>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/v1/api/account/sessions',
  summary: 'Where this account is signed in, the last used first',
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
  summary: 'Signs out every device but this one',
  response: null,
});

export const securityEvent = z.object({
  id,
  type: z.enum(SECURITY_EVENTS),
  at: instant,
  address: z.string().nullable(),
  user_agent: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AccountSecurityEvent = z.infer<typeof securityEvent>;

export const listSecurityEvents = defineCall({
  method: 'GET',
  path: '/v1/api/account/security-events',
  summary: 'Sign-ins and changes of this account, the newest first',
  query: z.object({ cursor }),
  response: z.object({ items: z.array(securityEvent), next_cursor: z.string().nullable() }),
});
