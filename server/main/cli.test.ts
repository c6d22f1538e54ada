import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands/commands.ts';

const tangent = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'cli.ts'), ...words]);

test('the command line says by itself what it can do', async () => {
  const { stdout } = await tangent();
  for (const { name } of COMMANDS) expect(stdout).toContain(`  ${name}`);
}, 60_000);

test('a command that does not exist is an error that lists those that do', async () => {
  await expect(tangent('fly')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('  release list') });
}, 60_000);
