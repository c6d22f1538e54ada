import fs from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../platform/http/build-app.ts';
import { createRegistry } from '../../platform/metrics/create-registry.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import type { WorkerContext } from '../worker-context.ts';
import { measureWorker } from './metrics.ts';

const FOLDER = 'docs/deploy/monitoring';
const NAMES = /\b(?:tangent|process|nodejs)_[a-z0-9_]+/g;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The metrics of an api and a worker. */
async function createMetrics() {
  const log = pino({ level: 'silent' });
  const [api, worker] = [createRegistry(app.pool), createRegistry(app.pool)];
  const options = { title: 'Tangent', allowed_origins: [], log, authorize: async () => ({}) };
  const http = await buildApp({ ...options, metrics: api, checkHealth: async () => {} });
  const onJobEnd = measureWorker(worker, { ...app, log, mastering_engine: app.audio } as unknown as WorkerContext);
  return { api, worker, http, onJobEnd };
}

test('every metric of the dashboard and of the alert rules exists', async () => {
  const { api, worker, http } = await createMetrics();
  const known = [api, worker].flatMap((registry) => registry.getMetricsAsArray());
  const names = new Set(
    known.flatMap(({ name }) => [name, ...['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)]),
  );
  const files = ['dashboard.json', 'alerts.yml'].map((name) => fs.readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const used = files.flatMap((text) => text.match(NAMES) ?? []);
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
  await http.close();
});

test('a worker shows its jobs, what waits, and the state of deliveries, ledger and reports', async () => {
  const { worker, http, onJobEnd } = await createMetrics();
  onJobEnd('mail.welcome', 'done', 0.2);
  await app.pool.query(
    `insert into ledger_checks (id, started_at, finished_at, results)
     values (gen_random_uuid(), '2026-11-01', '2026-11-01', '[{"rule":"balanced","count":2,"findings":[]}]')`,
  );
  await app.pool.query(
    `insert into pgboss.job (name, data, start_after) values ('mail.welcome', '{}', now() - interval '90 seconds')`,
  );
  const lines = (await worker.metrics()).split('\n');
  const read = (series: string) =>
    Number(
      lines
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );
  expect(read('tangent_job_duration_seconds_count{kind="mail.welcome",outcome="done"}')).toBe(1);
  expect(read('tangent_jobs_waiting{kind="mail.welcome"}')).toBe(1);
  expect(read('tangent_job_oldest_waiting_seconds{kind="mail.welcome"}')).toBeGreaterThanOrEqual(90);
  expect(read('tangent_deliveries{state="failed"}')).toBe(0);
  expect(read('tangent_outbox_held')).toBe(0);
  expect(read('tangent_ledger_broken_rules')).toBe(1);
  expect(read('tangent_ledger_check_timestamp_seconds')).toBe(Date.parse('2026-11-01T00:00:00Z') / 1000);
  // Before the first poll nothing is known about the inbox: no value is better than an invented one.
  expect(lines.filter((line) => line.startsWith('tangent_inbox_reached_timestamp_seconds '))).toEqual([]);
  await http.close();
});
