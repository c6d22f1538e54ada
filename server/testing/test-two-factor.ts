import { confirmIdentity, enableTwoFactor, startTwoFactor } from '@tangent/contract/account.ts';
import { login } from '@tangent/contract/auth.ts';
import { TWO_FACTOR_STEP_SECONDS } from '@tangent/domain/limits.ts';
import { generateSync } from 'otplib';
import { makeCall } from './call.ts';
import { PASSWORD, signUp, solveCaptcha, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';

export const STEP_MS = TWO_FACTOR_STEP_SECONDS * 1000;

export interface GuardedAccount extends TestAccount {
  /** The secret in their authenticator app. */
  key: string;
  recovery_codes: string[];
}

/**
 * What an authenticator app shows, in a time step that no code was made for before. The clock goes to the middle of it, so
 * that a test does not begin in one step and end in the next.
 */
export function generateCode(app: TestApp, key: string): string {
  const now = app.clock.now().getTime();
  app.clock.advance(STEP_MS - (now % STEP_MS) + STEP_MS / 2);
  return totpCode(app, key);
}

/** The code of this moment, or of so many steps before or after it. */
export function totpCode(app: TestApp, key: string, steps = 0): string {
  return generateSync({ secret: key, epoch: (app.clock.now().getTime() + steps * STEP_MS) / 1000 });
}

/** A code that fits no step near this moment. */
export function wrongCode(app: TestApp, key: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => totpCode(app, key, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}

/** Opens sensitive acts for this person, as the dialog does. */
export async function confirmAgain(account: TestAccount, code?: string): Promise<void> {
  const body = { password: PASSWORD, ...(code === undefined ? {} : { code }) };
  const { status } = await account.call(confirmIdentity, { body });
  if (status !== 204) throw new Error(`the confirmation was answered with ${status}`);
}

/** Somebody new with two-factor on. */
export async function signUpWithTwoFactor(app: TestApp): Promise<GuardedAccount> {
  const account = await signUp(app);
  await confirmAgain(account);
  const { key } = (await account.call(startTwoFactor)).body;
  const { recovery_codes } = (await account.call(enableTwoFactor, { body: { code: generateCode(app, key) } })).body;
  return { ...account, key, recovery_codes };
}

/** Types the right password and comes to the step for the code; returns the cookie that waits. */
export async function startSignIn(app: TestApp, { user }: TestAccount): Promise<string> {
  const body = { username: user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  const { pending } = await makeCall(app, login, { body });
  if (pending === null) throw new Error('the sign-in does not wait for a code');
  return pending;
}
