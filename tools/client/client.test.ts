import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOperations } from './read-operations.ts';
import { GENERATED, generateClient } from './update-client.ts';
import { writeClient } from './write-client.ts';

const DRAFT = {
  type: 'object',
  properties: { title: { type: 'string' }, day: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] } },
  required: ['title'],
};
const TRACK = {
  type: 'object',
  properties: { genre: { type: 'string', enum: ['pop', 'rock'] }, id: { type: 'string', format: 'uuid' } },
  required: ['id', 'genre'],
};
const EMPTY = { type: 'object', properties: {}, additionalProperties: false };
const RELEASE = {
  type: 'object',
  properties: { tracks: { type: 'array', items: TRACK }, bonus: TRACK, name: { type: 'string' }, note: EMPTY },
  required: ['tracks'],
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const token = (scope: string) => [{ session: [] }, { token: [scope] }];
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const DESCRIPTION = {
  paths: {
    '/v1/api/releases/{id}': {
      get: { summary: 'Returns it', security: token('read'), parameters: [ID], responses: { '200': json(RELEASE) } },
      delete: { summary: 'Deletes it', security: [{ session: [] }], parameters: [ID], responses: { '204': {} } },
    },
    '/v1/api/releases/{id}/submit': {
      post: {
        summary: 'Submits it',
        security: token('submit'),
        parameters: [ID, { name: 'idempotency-key', in: 'header', schema: {} }],
        requestBody: json(DRAFT),
        responses: { '200': json(RELEASE) },
      },
    },
  },
  components: { schemas: { Error: { properties: { name: { enum: ['not_found'] } } } } },
  webhooks: {
    'release.live': {
      post: { requestBody: json({ type: 'object', properties: { data: { type: 'object', properties: {} } } }) },
    },
  },
};

test('the generated part of the client is what the description of the calls gives: npm run client writes it', async () => {
  const files = await generateClient();
  expect(fs.readdirSync(GENERATED).sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(fs.readFileSync(path.join(GENERATED, name), 'utf8'), name).toBe(text);
});

test('a call that an access token may not make is not in the client', () => {
  expect(readOperations(DESCRIPTION).map(({ group, name }) => `${group}.${name}`)).toEqual([
    'releases.get',
    'releases.submit',
  ]);
});

test('a type that is used twice has one name, and a value may be missing or null as the description says', () => {
  const types = writeClient(DESCRIPTION).get('types.ts') ?? '';
  expect(types).toContain(
    'export interface Release { tracks: Array<ReleaseTrack>; bonus?: ReleaseTrack | undefined; name?: string | undefined; note?: Record<string, never> | undefined; }',
  );
  expect(types).toContain("export interface ReleaseTrack { genre: 'pop' | 'rock'; id: Id; }");
  expect(types).toContain(
    'export interface SubmitReleaseBody { title: string; day?: CalendarDate | null | undefined; }',
  );
  const calls = writeClient(DESCRIPTION).get('calls.ts') ?? '';
  expect(calls).toContain('submit: (id: Id, body: SubmitReleaseBody, options?: KeyedCallOptions): Promise<Release>');
});

test('two calls with one name are an error, not one call', () => {
  const call = { summary: 'x', security: token('read'), responses: { '204': {} } };
  const paths = { '/v1/api/a/{id}/b': { post: call }, '/v1/api/a/b': { post: call } };
  expect(() => readOperations({ ...DESCRIPTION, paths })).toThrow('several calls would be called a.b');
});
