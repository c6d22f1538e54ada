import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildJobHandlers } from '../platform/jobs/build-job-handlers.ts';
import type { JobContext } from './module-contexts.ts';
import { JOB_QUEUES, MODULES } from './modules.ts';

test('every background job has a queue and one handler', () => {
  // Handlers only keep their context; building them reads nothing of it.
  const handlers = MODULES.flatMap((module) => buildJobHandlers(module, {} as JobContext));
  const handled = handlers.map(({ kind }) => kind.name).sort();
  expect(handled).toEqual(JOB_QUEUES.map(({ name }) => name).sort());
  expect(new Set(handled).size).toBe(handled.length);
});

const SERVER = path.resolve(import.meta.dirname, '..');
const NO_ROOMS = ['gateways', 'main', 'node_modules', 'platform', 'testing'];
const listFolders = (folder: string) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('docs/architecture.md names every noun in its room, and every noun is a module', () => {
  const page = fs.readFileSync(path.join(SERVER, '../docs/architecture.md'), 'utf8');
  const named = [...page.matchAll(/^\| `(\w+)` \| ((?:`[\w-]+` ?)+)\|/gm)].flatMap(([, room, nouns = '']) =>
    [...nouns.matchAll(/`([\w-]+)`/g)].map(([, noun]) => `${room}/${noun}`),
  );
  const rooms = listFolders(SERVER).filter((name) => !NO_ROOMS.includes(name));
  const nouns = rooms.flatMap((room) => listFolders(path.join(SERVER, room)).map((noun) => `${room}/${noun}`));
  expect(named.sort()).toEqual(nouns.sort());
  expect(MODULES.map(({ name }) => name).sort()).toEqual(nouns.map((noun) => path.basename(noun)).sort());
});
