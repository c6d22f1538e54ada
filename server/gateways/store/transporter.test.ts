import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTransporter } from './transporter.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'transporter-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ACCOUNT = { username: 'ada@tangent.example', password: 'hunter2', provider: 'Tangent' };
const FOREVER = new AbortController().signal;

/** Writes a program that plays Transporter, in JavaScript. */
async function access(name: string, source: string) {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, `#!/usr/bin/env node\n${source}`);
  await chmod(file, 0o755);
  return { ...ACCOUNT, path: file };
}

test('the program gets the mode and our account, and the password only in its environment', async () => {
  const program = await access(
    'account',
    'console.log(process.argv.slice(2).join(" ")); console.error(process.env.TRANSPORTER_PASSWORD); process.exitCode = 3;',
  );
  const { exit_code, text } = await runTransporter(program, ['-m', 'verify'], { signal: FOREVER });
  expect(exit_code).toBe(3);
  const lines = text.trim().split('\n').sort();
  expect(lines).toEqual([
    '-m verify -u ada@tangent.example -p @env:TRANSPORTER_PASSWORD -itc_provider Tangent',
    'hunter2',
  ]);
});

test('our own settings stay with us', async () => {
  process.env.AUTH_SECRET_OF_THIS_TEST = 'secret';
  const program = await access('environment', 'console.log(JSON.stringify(process.env));');
  const { text } = await runTransporter(program, [], { signal: FOREVER });
  expect(JSON.parse(text)).not.toHaveProperty('AUTH_SECRET_OF_THIS_TEST');
  delete process.env.AUTH_SECRET_OF_THIS_TEST;
});

test('of an endless output the beginning and the end are kept', async () => {
  const program = await access(
    'endless',
    `
    for (let line = 0; line < 60_000; line += 1) process.stdout.write(\`line \${line} of many\\n\`);
  `,
  );
  const { text } = await runTransporter(program, [], { signal: FOREVER });
  expect(text.length).toBeLessThanOrEqual(200_000);
  expect(text.startsWith('line 0 of many')).toBe(true);
  expect(text.trimEnd().endsWith('line 59999 of many')).toBe(true);
});

const HANGING = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

test('a program that says nothing is ended with what it started', async () => {
  const program = await access('silent', HANGING);
  const call = runTransporter(program, [], { signal: FOREVER, silent_for_ms: 50 });
  await expect(call).rejects.toMatchObject({
    error_class: 'transient',
    message: 'Transporter said nothing for 0.05 s',
  });
});

test('a program is ended when its message was taken over', async () => {
  const program = await access('stopped', HANGING);
  const stop = new AbortController();
  const call = runTransporter(program, [], { signal: stop.signal });
  stop.abort();
  await expect(call).rejects.toMatchObject({ error_class: 'transient', message: 'Transporter was stopped' });
});

test('a program that is not there is a passing failure: it may be installed later', async () => {
  const call = runTransporter({ ...ACCOUNT, path: path.join(folder, 'nowhere') }, [], { signal: FOREVER });
  await expect(call).rejects.toMatchObject({ error_class: 'transient' });
});
