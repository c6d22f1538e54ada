import type { ComponentType } from 'react';
import { APP_PATHS } from '../../site/app-paths.ts';

export type AuthPage = {
  /** Name of the page in the browser's title; not translated. */
  readonly title: string;
  /** `guest`: only for visitors who are not signed in; `anyone`: a link in an email works in any state. */
  readonly audience: 'guest' | 'anyone';
  readonly load: () => Promise<ComponentType>;
  /** Rendered without header and footer. */
  readonly bare?: true;
};

/** The sign-in pages by address. */
export const AUTH_PAGES: Readonly<Record<string, AuthPage>> = {
  [APP_PATHS.login]: {
    title: 'Login',
    audience: 'guest',
    load: async () => (await import('../../screens/identity/login/login.tsx')).Login,
  },
  [APP_PATHS.signup]: {
    title: 'Signup',
    audience: 'guest',
    load: async () => (await import('../../screens/identity/signup/signup.tsx')).Signup,
  },
  [APP_PATHS.forgot_password]: {
    title: 'Forgot password',
    audience: 'anyone',
    load: async () => (await import('../../screens/identity/forgot-password/forgot-password.tsx')).ForgotPassword,
  },
  [APP_PATHS.reset_password]: {
    title: 'Reset password',
    audience: 'anyone',
    load: async () => (await import('../../screens/identity/reset-password/reset-password.tsx')).ResetPassword,
  },
  [APP_PATHS.auth_callback]: {
    title: 'Login',
    audience: 'anyone',
    load: async () => (await import('../../screens/identity/auth-callback/auth-callback.tsx')).AuthCallback,
    bare: true,
  },
};
