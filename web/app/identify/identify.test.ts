import { beforeEach, expect, test, vi } from 'vitest';

const ids: Record<string, string> = {};
const scripts: { src: string; onload?: () => void }[] = [];
vi.stubGlobal('document', {
  querySelector: (selector: string) => {
    const name = /tool-(\w+)/.exec(selector)?.[1] ?? '';
    return name in ids ? { content: ids[name] } : null;
  },
  createElement: () => ({ src: '' }),
  head: { append: (script: { src: string }) => scripts.push(script) },
  body: { dataset: {} },
});

const USER = {
  _id: 'u1',
  plan: 'pro',
  language: 'tr',
  name: 'Lena Ortiz',
  email: 'lena@example.com',
} as const;

async function loadModule(tools: Record<string, string>) {
  vi.resetModules();
  for (const name of Object.keys(ids)) delete ids[name];
  Object.assign(ids, tools);
  return (await import('./identify.ts')).identify;
}
const page = globalThis as { $crisp?: unknown[]; clarity?: { q: unknown[][] }; botpress?: unknown };

beforeEach(() => {
  scripts.length = 0;
  delete page.$crisp;
  delete page.clarity;
  delete page.botpress;
});

test('[S7-008] by default no tool is loaded and no data is sent', async () => {
  const identify = await loadModule({ chat: '', bot: '', recording: '' });
  identify(USER, '/distributions');
  expect([scripts, page.$crisp, page.clarity]).toEqual([[], undefined, undefined]);
});

test('[S7-008] the support chat receives the user’s facts with name and email address', async () => {
  const identify = await loadModule({ chat: 'site-1' });
  identify(USER, '/distributions');
  expect(scripts.map(({ src }) => src)).toEqual(['https://client.crisp.chat/l.js']);
  expect(page.$crisp).toEqual([
    ['set', 'user:nickname', ['Lena Ortiz']],
    ['set', 'user:email', ['lena@example.com']],
    [
      'set',
      'session:data',
      [
        [
          ['_id', 'u1'],
          ['plan', 'pro'],
          ['language', 'tr'],
        ],
      ],
    ],
  ]);
});

test('[S7-008] the recording receives id, plan and language, and no content of a page', async () => {
  const identify = await loadModule({ recording: 'p1' });
  identify(USER, '/distributions');
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.clarity.ms/tag/p1']);
  expect(document.body.dataset).toEqual({ clarityMask: 'true' });
  const commands = page.clarity?.q ?? [];
  expect(commands.slice(1)).toEqual([
    ['identify', 'u1'],
    ['set', 'plan', 'pro'],
    ['set', 'language', 'tr'],
  ]);
  expect(JSON.stringify(commands)).not.toMatch(/lena/i);
});

test('[S7-008] the bot receives the same once it has started', async () => {
  const identify = await loadModule({ bot: 'client-1' });
  const calls: unknown[] = [];
  let emitReady = () => {};
  identify(USER, '/distributions');
  page.botpress = {
    on: (_event: string, listener: () => void) => {
      emitReady = listener;
    },
    init: (settings: unknown) => calls.push(settings),
    updateUser: (user: unknown) => calls.push(user),
  };
  scripts[0]?.onload?.();
  expect(calls).toEqual([{ clientId: 'client-1' }]);
  emitReady();
  expect(calls.at(-1)).toEqual({ data: { _id: 'u1', plan: 'pro', language: 'tr' } });
});

test('a tool is loaded once, and never on pages with money or where staff see other users', async () => {
  const identify = await loadModule({ chat: 'site-1' });
  for (const path of ['/royalties', '/account/payout', '/royalties/', '/backoffice', '/backoffice/people/u2'])
    identify(USER, path);
  expect(scripts).toEqual([]);
  identify(USER, '/royalties-of-others');
  identify(USER, '/account');
  expect(scripts).toHaveLength(1);
});
