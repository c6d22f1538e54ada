import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildNewReleaseMessage } from '@tangent/ddex/ern/new-release-message.ts';
import { buildSampleHeader, buildSampleRelease } from '@tangent/ddex/testing/sample-release.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getTestProgram } from '../testing/harness/test-program.ts';
import { COMMANDS } from './commands/commands.ts';

const tangent = (...args: string[]) => promisify(execFile)(process.execPath, [getTestProgram('cli'), ...args]);

test('without arguments the command line lists its commands', async () => {
  const { stdout } = await tangent();
  for (const { name } of COMMANDS) expect(stdout).toContain(`  ${name}`);
});

test('an unknown command is an error that lists the known ones', async () => {
  await expect(tangent('fly')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('  release list') });
});

test('an option that a command does not know is an error that says how the command is called', async () => {
  await expect(tangent('release', 'list', '--stat', 'draft')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^release list does not know --stat\.\n\nUsage: npm run tangent -- release list /),
  });
});

test('a message is checked from the command line: our schema first, then the official one, then the rules', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ern-check-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'message.xml');
  const xml = buildNewReleaseMessage(buildSampleRelease(2), buildSampleHeader());
  fs.writeFileSync(file, xml);
  const valid = await tangent('ern', 'check', file);
  expect(valid.stdout).toBe(
    "Our schema: ok\nOfficial schema: not checked (set DDEX_SCHEMA_DIR to the folder of DDEX's schema files)\nOur rules: ok\nValid\n",
  );
  fs.writeFileSync(file, xml.replace('<ReleaseType>EP<', '<ReleaseType>Tape<').replace('QZABC2600001', 'NO'));
  const line = xml.split('\n').findIndex((text) => text.includes('<ReleaseType>')) + 1;
  await expect(tangent('ern', 'check', file)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      new RegExp(
        `^Our schema: 1\\n  line ${line}  fatal  value_invalid  NewReleaseMessage/ReleaseList/Release/ReleaseType .*Tape`,
      ),
    ),
  });
  await expect(tangent('ern', 'check', file)).rejects.toMatchObject({
    stdout: expect.stringMatching(/Our rules: 1\n {2}line \d+ {2}fatal {2}isrc_invalid[^\n]*\n2 issues\n$/),
  });
});

test('the onboarding deliveries to a store are made without a database, and a wrong call is refused', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'certify-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const { stdout } = await tangent('store', 'certify', 'youtube-content-id', '--out', folder);
  expect(stdout).toContain('8 cases, to be uploaded in this order. Every check of ours has passed.');
  expect(`${fs.readFileSync(path.join(folder, 'certification.md'), 'utf8')}\n`).toBe(stdout);
  const refused = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) });
  await expect(tangent('store', 'certify', 'nowhere')).rejects.toMatchObject(refused('There is no such store'));
  const other = tangent('store', 'certify', 'youtube-music', '--out', folder);
  await expect(other).rejects.toMatchObject(
    refused(`${folder} holds another kit ("Onboarding deliveries to YouTube Content ID")`),
  );
  const broken = path.join(folder, 'profile.json');
  fs.writeFileSync(broken, '{"profile": ');
  await expect(tangent('store', 'certify', 'spotify', '--profile', broken)).rejects.toMatchObject(
    refused('The profile is not JSON: '),
  );
  await expect(tangent('store', 'certify', 'spotify', '--seconds', '0.5')).rejects.toMatchObject(
    refused('--seconds is a whole number from 1 to 600'),
  );
});

test('a message in UTF-16 is read, and one that is called so is reported', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ern-check-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'message.xml');
  const xml = buildNewReleaseMessage(buildSampleRelease(1), buildSampleHeader()).replace('"UTF-8"', '"UTF-16"');
  fs.writeFileSync(file, `\ufeff${xml}`, 'utf16le');
  expect((await tangent('ern', 'check', file)).stdout).toMatch(/^Our schema: ok\n[\s\S]*\nValid\n$/);
  fs.writeFileSync(file, xml);
  await expect(tangent('ern', 'check', file)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^Encoding: 1\n {2}line 1 {2}fatal {2}encoding_mismatch {2}encoding {2}declared "UTF-16" {2}found "UTF-8"\n[\s\S]*\n1 issue\n$/,
    ),
  });
});

test('a folder without the official schemas is refused in one sentence', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ern-check-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'message.xml');
  fs.writeFileSync(file, buildNewReleaseMessage(buildSampleRelease(1), buildSampleHeader()));
  vi.stubEnv('DDEX_SCHEMA_DIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(tangent('ern', 'check', file)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^DDEX_SCHEMA_DIR: The official schema of ERN 43 cannot be read: ENOENT[^\n]*\n$/),
  });
});
