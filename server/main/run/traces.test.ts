import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestAccountExport } from '@tangent/contract/people/account-export.ts';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { findRequestId } from '../../platform/log/request-id.ts';
import { createTraces } from '../../platform/trace/create-traces.ts';
import { describeStatement } from '../../platform/trace/trace-pool.ts';
import type { Traces } from '../../platform/trace/traces.ts';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import type { Config } from '../config/config.ts';
import { startTraces } from './traces.ts';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector of OpenTelemetry: it keeps the spans it receives. */
async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      for (const { scopeSpans } of resourceSpans) for (const one of scopeSpans) spans.push(...one.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  return { url, spans, close: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}

const silent = pino({ level: 'silent' });
let collector: Awaited<ReturnType<typeof startCollector>>;
let traces: Traces;
let app: TestApp;
/** All spans of one request for an export, and of the job that makes it. */
let spans: ReceivedSpan[];
let requestId: string | null = null;
let email: string;

beforeAll(async () => {
  collector = await startCollector();
  traces = createTraces({ url: collector.url, percent: 100, service: 'tangent-test', log: silent });
  app = await createTestApp({ http_options: { traces, addPages: addOutgoingRoute } });
  const account = await signUp(app);
  email = account.user.email;
  const { status } = await account.call(requestAccountExport, { body: {} });
  expect(status).toBeLessThan(300);
  await app.runJobs();
  const { statusCode } = await app.http.inject({ url: '/test/outgoing?secret=hidden' });
  expect(statusCode).toBe(200);
  await app.http.inject('/health');
  await app.close();
  await traces.close();
  spans = collector.spans;
  await collector.close();
});

/** A route that makes requests to another system with both of Node's clients. */
function addOutgoingRoute(http: TestApp['http']): void {
  http.get('/test/outgoing', { schema: { hide: true } }, async () => {
    requestId = findRequestId();
    const { origin } = new URL(collector.url);
    await (await fetch(`${origin}/by-fetch?key=hidden`, { method: 'POST', body: '{"resourceSpans":[]}' })).text();
    return {};
  });
}

const find = (name: string | RegExp) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
const read = ({ attributes }: ReceivedSpan, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request and its job are in one trace, whose id is that of the request', () => {
  const [request] = find('POST /v1/api/account/export');
  const [job] = find('job account-export.build');
  if (request === undefined || job === undefined) throw new Error('no such spans');
  expect(request.traceId).toBe(String(read(request, 'tangent.request_id')).replaceAll('-', ''));
  expect(request.parentSpanId ?? '').toBe('');
  expect([job.traceId, job.parentSpanId]).toEqual([request.traceId, request.spanId]);
  expect(read(request, 'http.route')).toBe('/v1/api/account/export');
  expect(Number(read(request, 'http.response.status_code'))).toBeLessThan(300);
  expect(read(job, 'tangent.request_id')).toBe(read(request, 'tangent.request_id'));
  expect(Number(read(job, 'tangent.job.attempt'))).toBe(1);
});

test('statements of a request with a body, of its transaction and of its job are below their spans', () => {
  const [signUpRequest] = find('POST /v1/auth/register');
  const [job] = find('job account-export.build');
  const below = (parent: ReceivedSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name);
  expect(below(signUpRequest)).toEqual(expect.arrayContaining(['begin', 'insert users', 'commit']));
  expect(below(job)).toEqual(expect.arrayContaining(['select account_exports', 'begin', 'update account_exports']));
});

test('a request to another system is a span of its host and status, below the request that made it', () => {
  const [parent] = find('GET /test/outgoing');
  const [outgoing] = find('POST 127.0.0.1');
  expect(outgoing?.parentSpanId).toBe(parent?.spanId);
  expect(requestId).toBe(parent && read(parent, 'tangent.request_id'));
  expect(outgoing && Number(read(outgoing, 'http.response.status_code'))).toBe(200);
});

test('health checks have no span, and those that carry the spans have none either', () => {
  expect(find(/health/)).toEqual([]);
  expect(find('POST 127.0.0.1')).toHaveLength(1);
});

test('no span contains an address, a query or a value', () => {
  const text = JSON.stringify(spans);
  expect(text).not.toContain(email);
  expect(text).not.toContain('hidden');
  expect(describeStatement(`update users set email = 'ada@music.example' where id = $1`)).toEqual({
    name: 'update users',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'update', 'db.collection.name': 'users' },
  });
});

test('without the setting there are no traces', async () => {
  expect(await startTraces({ traces_url: undefined } as Config, 'api', silent)).toBeNull();
});
