import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { pino } from 'pino';
import { createSpotify } from '../../gateways/spotify/spotify.ts';
import { buildJobHandlers } from '../../platform/jobs/build-job-handlers.ts';
import { type JobCount, runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import type { PresaveContext } from '../../promotion/presave/context.ts';
import { presaveModule } from '../../promotion/presave/module.ts';
import { finishRoundTrip, startRoundTrip } from '../../promotion/presave/round-trip.ts';
import { createMailContext, isMailJob } from '../fakes/mail-context.ts';
import { grantPlanTo, signUp, type TestAccount } from '../fixtures/test-account.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { AUTH_SECRET, RETURN_URL } from './test-http.ts';

/** Pre-save between a real database and the Spotify of the sandbox. */
export interface PresaveHarness {
  app: TestApp;
  world: TestSandbox;
  account: TestAccount;
  context: PresaveContext;
  /** Starts a round trip, presses a button of the consent page, and handles the return. */
  connect(key: string, listener: string, decision?: 'agree' | 'cancel'): ReturnType<typeof finishRoundTrip>;
  /** Moves campaigns on and runs their jobs. */
  work(): Promise<JobCount>;
  close(): Promise<void>;
}

export async function createPresaveHarness(): Promise<PresaveHarness> {
  const [app, world] = await Promise.all([createTestApp(), createTestSandbox()]);
  const base = `http://127.0.0.1:${world.sandbox.http_port}/spotify`;
  const spotify = createSpotify({
    api_url: `${base}/api`,
    accounts_url: `${base}/accounts`,
    client_id: 'sandbox',
    client_secret: 'sandbox-secret',
  });
  const { db, pool, clock } = app;
  const shared = { db, pool, clock, limits_uses: false };
  const context = { ...shared, spotify, public_url: RETURN_URL, auth_secret: AUTH_SECRET };
  const jobContext = { ...createMailContext(app), ...context, is_sandbox: true };
  const handlers = buildJobHandlers(presaveModule, jobContext).filter(({ kind }) => !isMailJob(kind));
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  return {
    app,
    world,
    account,
    context,
    connect: async (key, listener, decision = 'agree') => {
      const trip = await startRoundTrip(context, { key, ticket: undefined, language: 'en', country: 'TR' });
      return finishRoundTrip(context, await pressConsent(trip.consent_url ?? '', listener, decision));
    },
    work: () => runJobsNow({ url: app.database_url, handlers, log: pino({ level: 'silent' }) }),
    close: async () => {
      await app.close();
      await world.remove();
    },
  };
}

/** Presses a button of Spotify's consent page; returns what Spotify adds to the address of the return. */
export async function pressConsent(consentUrl: string, listener: string, decision: 'agree' | 'cancel' = 'agree') {
  const url = new URL(consentUrl);
  const body = new URLSearchParams({ ...Object.fromEntries(url.searchParams), decision, listener });
  const response = await fetch(url.origin + url.pathname, { method: 'POST', body, redirect: 'manual' });
  const query = new URL(response.headers.get('location') ?? '').searchParams;
  return { state: query.get('state') ?? '', code: query.get('code') };
}
