import fs from 'node:fs';
import path from 'node:path';
import type { Call } from '@tangent/contract/define-call.ts';
import { ERROR_STATUSES } from '@tangent/contract/errors.ts';
import { WEBHOOK_MESSAGE_TYPES } from '@tangent/domain/events/webhook/event-type.ts';
import { IDEMPOTENCY_KEY } from '@tangent/domain/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/harness/test-app.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, unknown> };
  parameters?: { in: string; name: string; required?: boolean; schema: object }[];
  responses: Record<string, { content?: Record<string, unknown>; $ref?: string }>;
}
interface Described extends Operation {
  method: string;
  path: string;
}

const CONTRACT = path.resolve(import.meta.dirname, '../../contract');
let app: TestApp;
let document: {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: never;
};
let operations: Described[];
let calls: Call[];

beforeAll(async () => {
  app = await createTestApp();
  document = (await app.http.inject('/v1/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: address,
    })),
  );
  calls = await readContract();
});
afterAll(() => app.close());

async function readContract(): Promise<Call[]> {
  const files = fs
    .readdirSync(CONTRACT, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(files.map((file) => import(path.join(CONTRACT, file))));
  return modules.flatMap((module) => Object.values(module)).filter(isCall);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value;
}

const callKey = ({ method, path: address }: { method: string; path: string }) =>
  `${method} ${address.replace(/:(\w+)/g, '{$1}')}`;

test('[S7-001] every call of the contract is served and described, below one versioned base on the product’s host', () => {
  const described = new Set(operations.map(callKey));
  expect(calls.length).toBeGreaterThan(60);
  expect(calls.map(callKey).filter((key) => !described.has(key))).toEqual([]);
  expect(operations.filter(({ path: address }) => !address.startsWith('/v1/'))).toEqual([]);
  expect(document.servers).toEqual([{ url: 'https://tangent.example' }]);
});

test('[S7-007] releases, artists, royalties, playlists, tools, forms, uploads and subscriptions have calls', () => {
  const nouns = [
    'releases',
    'artists',
    'royalties',
    'playlists',
    'mastering',
    'lyrics',
    'forms',
    'uploads',
    'subscription',
  ];
  const isServed = (noun: string) => operations.some(({ path: address }) => address.split('/')[3] === noun);
  expect(nouns.filter((noun) => !isServed(noun))).toEqual([]);
});

test('every webhook is described with its headers and the shape of its body', () => {
  expect(Object.keys(document.webhooks).sort()).toEqual([...WEBHOOK_MESSAGE_TYPES].sort());
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const names = post.parameters?.map(({ name }) => name);
    expect(names).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(post.requestBody?.content['application/json']).toMatchObject({
      schema: {
        required: ['type', 'timestamp', 'data'],
        properties: { type: { const: type }, data: { type: 'object' } },
      },
    });
  }
});

test('every described operation that is not a call of the contract sends or receives a file', () => {
  const known = new Set(calls.map(callKey));
  const others = operations.filter((operation) => !known.has(callKey(operation))).map(callKey);
  expect(others.sort()).toEqual([
    'DELETE /v1/api/uploads/{id}',
    'GET /v1/api/account/exports/{id}/file',
    'GET /v1/api/analytics/export',
    'GET /v1/api/cover-art/{id}/file',
    'GET /v1/api/mastering/{id}/file',
    'GET /v1/api/mastering/{id}/proof.pdf',
    'GET /v1/api/presaves/{id}/fans.csv',
    'GET /v1/api/releases/export',
    'GET /v1/api/releases/{id}/credits.pdf',
    'GET /v1/api/releases/{id}/package',
    'GET /v1/api/releases/{id}/share-picture',
    'GET /v1/api/royalties/statements/{period}/statement.csv',
    'GET /v1/api/royalties/statements/{period}/statement.pdf',
    'GET /v1/api/smartlinks/{id}/analytics.csv',
    'GET /v1/api/uploads/{id}/document',
    'GET /v1/api/uploads/{id}/image',
    'GET /v1/api/uploads/{id}/preview',
    'GET /v1/api/watch/{id}/evidence.csv',
    'HEAD /v1/api/uploads/{id}',
    'PATCH /v1/api/uploads/{id}',
    'POST /v1/api/backoffice/sales/files',
    'POST /v1/api/public/made-here/picture',
    'POST /v1/api/uploads',
  ]);
});

/** Lists every route of the app from its printed tree, which indents by four columns per level. */
function listServed(): string[] {
  const trail: string[] = [];
  return app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?[├└]── )(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4 - 1;
      trail.splice(depth, trail.length, part);
      return methods.split(', ').map((method) => `${method} ${trail.join('')}`);
    });
}

/** The description itself, targets of links in emails, and addresses for events of other services. */
const PAGES = /^((GET|HEAD) \/v1\/(openapi\.json|docs|auth\/(verify|change)-email\/\{token\})|POST \/v1\/hooks\/\w+)$/;

test('every route below /v1 is described, except pages and hooks', () => {
  const served = listServed().filter((route) => route.includes(' /v1/'));
  expect(served.length).toBeGreaterThan(operations.length);
  const described = new Set(operations.flatMap((one) => [callKey(one), callKey({ ...one, method: 'HEAD' })]));
  const hidden = served.map((route) => route.replace(/:(\w+)/g, '{$1}')).filter((route) => !described.has(route));
  expect(hidden.filter((route) => !PAGES.test(route))).toEqual([]);
});

test('[S7-004] bodies and responses are JSON, except files', () => {
  for (const { path: address, requestBody, responses } of operations) {
    expect(Object.keys(requestBody?.content ?? { 'application/json': 1 })).toEqual(['application/json']);
    const types = Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {}));
    if (types.some((type) => type !== 'application/json'))
      expect(address).toMatch(
        /file|package|document|image|picture|preview|export|evidence|statement\.|fans\.|\.csv$|\.pdf$/,
      );
  }
});

test('every operation has a summary, a unique name, an access level, one success and one error schema', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path: address, method, summary, tags, security, responses } of operations) {
    expect(summary, address).toMatch(/^[A-Z'‘“].{10,}[^.]$/);
    expect(summary, 'internal references mean nothing to a reader').not.toMatch(/\bA-\d|SPEC/);
    expect(tags).toHaveLength(1);
    expect(Array.isArray(security), `${method} ${address}`).toBe(true);
    const [success, failure, ...more] = Object.entries(responses);
    expect(more).toEqual([]);
    expect(success?.[0]).toMatch(/^20[014]$/);
    expect(failure).toEqual(['default', { $ref: '#/components/responses/Error' }]);
  }
});

test('an operation names the scope that a program needs, exactly as the contract does', () => {
  for (const call of calls) {
    const operation = operations.find((one) => callKey(one) === callKey(call));
    const token = operation?.security.find((one) => 'token' in one);
    expect([callKey(call), token?.token]).toEqual([callKey(call), call.scope === undefined ? undefined : [call.scope]]);
  }
});

test('an operation that takes an idempotency key declares it, with the maximum length of the key', () => {
  const schema = { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY.max_chars };
  const header = { in: 'header', name: 'idempotency-key', schema };
  const repeatable = calls.filter(({ idempotency_key }) => idempotency_key !== undefined);
  const headerOf = new Map(
    repeatable.map((call) => [callKey(call), { ...header, required: call.requires_key === true }]),
  );
  expect(headerOf.get('POST /v1/api/releases/{id}/submit')?.required).toBe(false);
  expect(headerOf.get('POST /v1/api/backoffice/people/{id}/grants')?.required).toBe(true);
  for (const operation of operations) {
    const headers = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header');
    expect([callKey(operation), headers]).toEqual([
      callKey(operation),
      [headerOf.get(callKey(operation))].filter((one) => one !== undefined),
    ]);
  }
});

test('the error schema lists every error name', () => {
  const { schemas } = document.components as { schemas: { Error: { properties: { name: { enum: string[] } } } } };
  expect(schemas.Error.properties.name.enum).toEqual(Object.keys(ERROR_STATUSES));
});

test('every reference inside the description has a target', () => {
  const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
  for (const reference of new Set(references)) {
    const parts = reference.slice(8, -1).replace('#/', '').split('/');
    expect([
      reference,
      parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document),
    ]).not.toEqual([reference, undefined]);
  }
});
