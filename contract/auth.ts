import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { user } from './user.ts';
import { language } from './values.ts';

export const captcha = defineCall({
  method: 'GET',
  path: '/v1/auth/captcha',
  summary: 'A proof-of-work challenge of the ALTCHA protocol, good for ten minutes and one use',
  response: z.looseObject({}),
});

export const login = defineCall({
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Signs in with user name or e-mail',
  body: z.object({
    username: z.string().max(254),
    password: z.string().max(1000),
    captcha: z.string().max(10_000),
    lang: language.optional(),
  }),
  response: z.object({ user }),
});

export const register = defineCall({
  method: 'POST',
  path: '/v1/auth/register',
  summary: 'Opens an account and signs in',
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
    campaign_tags: z
      .object({
        campaign: z.string().max(100).optional(),
        medium: z.string().max(100).optional(),
        source: z.string().max(100).optional(),
      })
      .optional(),
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
  summary: 'The signed-in user',
  response: user,
});
