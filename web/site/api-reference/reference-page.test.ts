import { expect, test } from 'vitest';
import { renderApiReference } from '../render.tsx';
import { findHtmlProblems } from '../testing/find-html-problems.ts';
import type { ApiDocument } from './api-document.ts';
import { listFields } from './list-fields.ts';

const DRAFT = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 400 },
    language: { anyOf: [{ type: 'string', enum: ['en', 'tr'] }, { type: 'null' }] },
    tracks: {
      type: 'array',
      maxItems: 50,
      items: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } }, required: ['id'] },
    },
  },
  required: ['title'],
};
const DOCUMENT: ApiDocument = {
  servers: [{ url: 'https://music.example' }],
  paths: {
    '/v1/api/releases/{id}': {
      patch: {
        operationId: 'patch_releases_id',
        summary: 'Saves a <draft>',
        tags: ['releases'],
        security: [{ session: [] }, { token: ['write_drafts'] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'idempotency-key', in: 'header', schema: { type: 'string', maxLength: 255 } },
        ],
        requestBody: { content: { 'application/json': { schema: DRAFT } } },
        responses: { '200': { content: { 'application/json': { schema: DRAFT } } }, default: {} },
      },
    },
    '/v1/api/backoffice/people': {
      get: {
        operationId: 'get_people',
        summary: 'Everybody',
        tags: ['backoffice'],
        security: [],
        responses: {},
        'x-staff': true,
      },
    },
  },
  components: { schemas: { Error: { properties: { name: { 'x-statuses': { missing_scope: 403 } } } } } },
};
const REQUEST = {
  path: '/v1/docs',
  query: {},
  accept_language: 'tr',
  is_signed_in: false,
  plan: null,
  product_name: 'Cadence',
  public_url: 'https://music.example',
  social_links: [],
  help_url: 'https://help.example',
  support_email: 'help@music.example',
  nonce: 'n0nce',
};
const renderHtml = () => renderApiReference(DOCUMENT, REQUEST, { css: ['/assets/site.css'], js: [] });

test('the reference shows who may make a call, its input and how to try it', async () => {
  const html = await renderHtml();
  expect(html).toContain('for programs with the scope write_drafts');
  expect(html).toContain('Saves a &lt;draft&gt;');
  expect(html).toMatch(/tracks\[\]\.id/);
  expect(html).toMatch(/idempotency-key:.*at most 255 characters/);
  expect(html).toContain('https://music.example/v1/api/releases/');
  expect(html).toContain('Authorization: Bearer $TOKEN');
  expect(html).toContain('missing_scope');
  expect(await findHtmlProblems(html)).toEqual([]);
});

test('the reference is public: it lists no calls for staff and needs no script', async () => {
  const html = await renderHtml();
  expect(html).not.toContain('backoffice');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('lang="tr-TR"');
  expect(html).toContain('<main id="main" lang="en"');
});

test('nested fields, fields in lists and in choices are listed with their limits', () => {
  expect(listFields(DRAFT)).toEqual([
    { name: 'title', type: 'string', is_required: true, limits: 'at most 400 characters' },
    { name: 'language', type: 'string or null', is_required: false, limits: 'en, tr' },
    { name: 'tracks', type: 'list of object', is_required: false, limits: 'at most 50 items' },
    { name: 'tracks[].id', type: 'id', is_required: true, limits: '' },
  ]);
});

test('a reference is rendered once, whatever the query', async () => {
  let reads = 0;
  const counted = {
    ...DOCUMENT,
    get paths() {
      reads += 1;
      return DOCUMENT.paths;
    },
  };
  const render = (x: string) =>
    renderApiReference(counted, { ...REQUEST, query: { x } }, { css: ['/assets/site.css'], js: [] });
  const first = await render('one');
  const readsOfFirst = reads;
  const second = await render('two');
  expect(readsOfFirst).toBeGreaterThan(0);
  expect(reads).toBe(readsOfFirst);
  expect(second).toContain('x=two');
  expect(second).toBe(first.replaceAll('x=one', 'x=two'));
});
