import { SOCIAL_PROVIDERS } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { CAMPAIGN_TAG_MAX_CHARS } from '@tangent/domain/identity/identity-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { user } from '../people/user.ts';
import { language } from '../values.ts';

/** The campaign that brought a visitor here, from the URL of the first page. */
const campaignTags = z.object({
  campaign: z.string().max(CAMPAIGN_TAG_MAX_CHARS).optional(),
  medium: z.string().max(CAMPAIGN_TAG_MAX_CHARS).optional(),
  source: z.string().max(CAMPAIGN_TAG_MAX_CHARS).optional(),
});

/** A sign-in is complete, or waits for the code of the authenticator app (S4-041, S4-043, A-143). */
const signedIn = z.union([z.object({ user }), z.object({ twofactor: z.literal(true) })]);
const ok = z.object({ ok: z.literal(true) });

export const captcha = defineCall({
  method: 'GET',
  path: '/v1/auth/captcha',
  summary: 'Creates a proof-of-work challenge of the ALTCHA protocol, valid for ten minutes and one use',
  response: z.looseObject({}),
});

export const login = defineCall({
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Signs in with user name or email',
  body: z.object({
    username: z.string().max(254),
    password: z.string().max(1000),
    captcha: z.string().max(10_000),
    lang: language.optional(),
  }),
  response: signedIn,
});

export const confirmTwoFactor = defineCall({
  method: 'POST',
  path: '/v1/auth/twofactor-confirm',
  summary: 'Completes a pending sign-in with the code of the authenticator app or a recovery code',
  body: z.object({ code: z.string().max(40) }),
  response: z.object({ user }),
});

export const register = defineCall({
  method: 'POST',
  path: '/v1/auth/register',
  summary: 'Creates an account and signs in',
  body: z.object({
    first_name: z.string().max(200),
    last_name: z.string().max(200),
    username: z.string().max(200),
    email: z.string().max(400),
    password: z.string().max(1000),
    captcha: z.string().max(10_000),
    lang: language.optional(),
    terms: z.boolean(),
    marketing: z.boolean().default(false),
    referred_by_user: z.string().max(100).optional(),
    campaign_tags: campaignTags.optional(),
  }),
  response: z.object({ user }),
  status: 201,
});

export const logout = defineCall({
  method: 'GET',
  path: '/v1/auth/logout',
  summary: 'Ends the session; never fails',
  response: null,
});

export const currentUser = defineCall({
  method: 'GET',
  path: '/v1/api/user',
  summary: 'Returns the signed-in user',
  response: user,
});

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/v1/auth/password-reset-link',
  summary: 'Emails a link that sets a new password; the response is the same whether or not the account exists',
  body: z.object({ email: z.string().max(400), lang: language.optional() }),
  response: ok,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/v1/auth/password-reset/:token',
  summary: 'Sets a new password with the token of an email link and ends all sessions; does not sign the user in',
  params: z.object({ token: z.string().max(200) }),
  body: z.object({ password: z.string().max(1000) }),
  response: ok,
});

export const resendVerification = defineCall({
  method: 'POST',
  path: '/v1/auth/verify-email/resend',
  summary: 'Sends the verification email again, at most once a minute',
  response: null,
});

/**
 * The request a browser sends after a provider has authenticated the user; only the token is trusted (S3-009, A-065).
 */
const socialLogin = z.object({
  id: z.string().max(300),
  email: z.string().max(400),
  name: z.string().max(400),
  provider_token: z.string().max(20_000),
  lang: language.optional(),
  source: z.literal('web'),
  referred_by_user: z.string().max(100).optional(),
  campaign_tags: campaignTags.optional(),
});

export const googleLogin = defineCall({
  method: 'POST',
  path: '/v1/auth/google-login',
  summary: 'Signs in or up with an id token of Google',
  body: socialLogin,
  response: signedIn,
});

export const appleLogin = defineCall({
  method: 'POST',
  path: '/v1/auth/apple-login',
  summary: 'Signs in or up with an id token of Apple',
  body: socialLogin,
  response: signedIn,
});

export const appleCallback = defineCall({
  method: 'POST',
  path: '/v1/auth/apple/callback',
  summary: 'Completes a sign-in with Apple: exchanges the returned code if its state belongs to this browser',
  body: z.object({
    code: z.string().max(2000),
    state: z.string().max(200),
    /** Apple sends the name only once, beside the code. */
    name: z.string().max(400).optional(),
    lang: language.optional(),
    referred_by_user: z.string().max(100).optional(),
    campaign_tags: campaignTags.optional(),
  }),
  response: signedIn,
});

export const startSocialLogin = defineCall({
  method: 'POST',
  path: '/v1/auth/social-attempts',
  summary: 'Starts a sign-in with Google or Apple: binds it to this browser and returns the address to go to',
  body: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
  response: z.object({ address: z.url() }),
});
