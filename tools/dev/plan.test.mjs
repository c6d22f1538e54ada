import { expect, test } from 'vitest';
import { describeWork, listEntryFiles, planWork } from './plan.mjs';

const IMPORTS = new Map([
  ['server/main/api.ts', ['server/catalogue/release/routes.ts', 'db/seeds/stores.ts']],
  ['server/main/worker.ts', ['server/catalogue/release/jobs.ts', 'ddex/build-message.ts', 'web/texts/en/mail.json']],
  ['server/catalogue/release/routes.ts', ['domain/catalogue/release/title.ts', 'server/main/api.ts']],
  ['server/catalogue/release/jobs.ts', ['domain/catalogue/release/title.ts']],
  ['audio/child.ts', ['audio/decode.ts']],
  ['sandbox/main.ts', ['ddex/build-message.ts']],
  ['server/main/start.ts', ['server/main/run/keep-running.ts', 'domain/catalogue/release/title.ts']],
  ['server/main/cli.ts', ['server/main/commands/clock.ts']],
  ['web/site/render.tsx', ['web/ui/button.tsx', 'web/texts/en/landing.json']],
]);
const ENTRIES = {
  api: 'server/main/api.ts',
  worker: 'server/main/worker.ts',
  'audio-child': 'audio/child.ts',
  sandbox: 'sandbox/main.ts',
  start: 'server/main/start.ts',
  cli: 'server/main/cli.ts',
  site: 'web/site/render.tsx',
};
const ENTRY_FILES = listEntryFiles(ENTRIES, IMPORTS);
const plan = (...changed) => planWork(changed, ENTRY_FILES);
const NOTHING = {
  compile_kernels: false,
  build: [],
  copy_static: false,
  restart: [],
  reload_first: null,
  reload: null,
};

test('a program includes every file it imports, even in a cycle', () => {
  expect([...ENTRY_FILES.api]).toEqual([
    'server/main/api.ts',
    'server/catalogue/release/routes.ts',
    'db/seeds/stores.ts',
    'domain/catalogue/release/title.ts',
  ]);
});

test('a server change restarts only the programs that read the file', () => {
  expect(plan('server/catalogue/release/routes.ts')).toMatchObject({
    build: ['server'],
    restart: ['api'],
    reload: 'all',
  });
  expect(plan('domain/catalogue/release/title.ts')).toMatchObject({ build: ['server'], restart: ['api', 'worker'] });
  expect(plan('ddex/build-message.ts')).toMatchObject({ build: ['server'], restart: ['worker', 'sandbox'] });
  expect(plan('audio/decode.ts')).toMatchObject({ build: ['server'], restart: ['worker'] });
  expect(plan('server/main/commands/clock.ts')).toMatchObject({ build: ['server'], restart: [], reload: null });
});

test('a change of the starter, or of a file read only at start, restarts everything', () => {
  expect(plan('server/main/run/keep-running.ts')).toMatchObject({ build: ['server'], restart: 'all', reload: 'all' });
  expect(plan('db/migrations/0099_new.sql')).toMatchObject({ build: [], restart: 'all' });
  expect(plan('db/seeds/stores.ts')).toMatchObject({ build: ['server'], restart: 'all' });
});

test('a change of a public page renders it again and reloads only public pages', () => {
  expect(plan('web/ui/button.tsx')).toEqual({ ...NOTHING, build: ['site'], restart: ['api'], reload: 'site' });
});

test('a text changes immediately in the app, which fetches it as data, then on public pages and in emails', () => {
  const { build, restart, reload_first, reload } = plan('web/texts/en/landing.json');
  expect({ build, restart, reload_first, reload }).toEqual({
    build: ['site'],
    restart: ['api'],
    reload_first: 'app',
    reload: 'site',
  });
  expect(plan('web/texts/en/mail.json')).toMatchObject({ build: ['server'], restart: ['worker'], reload: null });
});

test('a text that changes together with code waits for the code', () => {
  const both = plan('web/texts/en/mail.json', 'server/catalogue/release/routes.ts');
  expect(both).toMatchObject({ restart: ['api', 'worker'], reload_first: null, reload: 'all' });
});

test('the shell of the app and public files are copied', () => {
  for (const file of ['web/index.html', 'web/public/icon.svg'])
    expect(plan(file)).toEqual({ ...NOTHING, copy_static: true, restart: ['api'], reload: 'all' });
});

test('an audio kernel is compiled; its output then counts as a change of its own', () => {
  expect(plan('audio/kernels/check.as.ts')).toEqual({ ...NOTHING, compile_kernels: true });
});

test('screens are left to Vite, and files that no program reads change nothing', () => {
  expect(plan('web/screens/insight/dashboard/dashboard.tsx', 'server/catalogue/release/release.test.ts')).toEqual(
    NOTHING,
  );
});

test('the terminal shows the changed files, the builds and restarts, and how long each took', () => {
  const seconds = { build: '0.6', restart: '1.2' };
  const work = { changed: ['a.ts'], built: ['server', 'site'], restarted: ['api'], following: ['worker'], seconds };
  expect(describeWork(work)).toBe('a.ts: built server and site in 0.6 s, restarted api in 1.2 s, worker next');
  const many = { changed: ['a', 'b', 'c', 'd'], built: ['server'], restarted: [], following: [], seconds };
  expect(describeWork(many)).toBe('a, b and 2 more: built server in 0.6 s');
});
