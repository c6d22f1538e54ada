import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadAppleSchema } from '@tangent/apple/check/check-schema.ts';
import { SAMPLE_UPC } from '@tangent/apple/testing/sample-package.ts';
import { readTransporterOutput } from '@tangent/apple/transporter/read-output.ts';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createItunesWorld, type ItunesWorld, SAMPLE_FOLDER } from '../../testing/itunes-world.ts';
import { transport } from '../../testing/run-transporter.ts';
import { buildJpeg, buildSamplePackage, buildSampleTakedown, writePackage } from '../../testing/sample-package.ts';
import { TRANSPORTER_LOGIN } from '../transporter-session.ts';

let world: ItunesWorld;
beforeAll(async () => {
  world = await createItunesWorld();
});
afterAll(() => world.remove());
beforeEach(() => world.startOver());

/** The traces of each fault: how verifying and uploading end, how the end is read, and whether the package came. */
test.each([
  ['hang', 'hung', 'hung', 'unclear', []],
  ['silent', 0, 0, 'unclear', []],
  ['silent_after_upload', 0, 0, 'unclear', ['insert Delivered']],
  ['other_language', 0, 0, 'unclear', ['insert Delivered']],
  ['killed', 0, 'died', 'unclear', []],
  ['login_refused', 1, 1, 'authentication', []],
  ['network_lost', 0, 1, 'transient', []],
  ['reply_lost', 0, 1, 'transient', ['insert Delivered']],
  ['upload_refused', 0, 1, 'refused', []],
  [null, 0, 0, 'accepted', ['insert Delivered']],
] as const)('Transporter fails: %s', async (transporter, verified, uploaded, outcome, packages) => {
  await world.behaveItunes({ transporter });
  const first = await world.deliver(buildSamplePackage(), { mode: 'verify' });
  expect(first.code).toBe(verified);
  const { code, log, out } = await world.deliver(buildSamplePackage());
  expect(code).toBe(uploaded);
  const exit_code = typeof code === 'number' ? code : null;
  expect(readTransporterOutput({ exit_code, text: log + out, summary: null }).outcome).toBe(outcome);
  if (transporter?.startsWith('silent')) expect(log + out).toBe('');
  expect(await world.listPackages()).toEqual(packages);
});

test('in another language a refusal has no number either', async () => {
  await world.behaveItunes({ transporter: 'other_language' });
  const wrong = buildSamplePackage({ contents: { [`${SAMPLE_UPC}.jpg`]: buildJpeg(100) } });
  const { code, log, out } = await world.deliver(wrong);
  expect(code).toBe(1);
  expect(log + out).not.toContain('ITMS');
  expect(out).toContain('0 lot(s) envoyé(s), 1 lot(s) refusé(s)');
});

test('the status says what became of an album, in XML and in text', async () => {
  const query = async (mode: string, ...flags: string[]) =>
    (await transport(world, ['-m', mode, '-vendor_id', SAMPLE_UPC, ...flags])).out;
  expect(await query('status', '-outputFormat', 'xml')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<itunes_transporter>\n</itunes_transporter>\n',
  );
  await world.behaveItunes({ refuse_cover_once: true });
  await world.deliver(buildSamplePackage());
  expect(await query('status', '-outputFormat', 'xml')).toMatch(
    new RegExp(
      `<upload_status vendor_identifier="${SAMPLE_UPC}">\\n    <upload_status_info created="2026-11-29 10:\\d\\d:\\d\\d" status="Upload Failed">`,
    ),
  );
  await world.deliver(buildSamplePackage());
  const seen: string[] = [];
  const note = async () =>
    seen.push(/<store_status [^>]*>/.exec(await query('status', '-outputFormat', 'xml'))?.[0] ?? '');
  await note();
  await world.goToStreetDate();
  await note();
  await world.deliver(buildSampleTakedown());
  await note();
  expect(seen).toEqual([
    '<store_status not_on_store="N/A" on_store="N/A" ready_for_store="WW">',
    '<store_status not_on_store="N/A" on_store="WW" ready_for_store="N/A">',
    '<store_status not_on_store="WW" on_store="N/A" ready_for_store="N/A">',
  ]);
  expect((await query('status')).trim().split('\t')).toMatchObject({ 0: SAMPLE_UPC, 2: 'Imported' });
  expect((await query('statusAll')).match(/Imported|Upload Failed/g)).toEqual([
    'Imported',
    'Imported',
    'Upload Failed',
  ]);
});

test('metadata comes back as it was sent, and what nobody sent is not found', async () => {
  const sample = buildSamplePackage();
  await world.deliver(sample);
  const destination = join(world.folder, 'looked-up');
  const flags = ['-m', 'lookupMetadata', '-destination', destination];
  expect(await transport(world, [...flags, '-vendor_id', SAMPLE_UPC])).toMatchObject({ code: 0 });
  expect(await readFile(join(destination, SAMPLE_FOLDER, 'metadata.xml'))).toEqual(sample.files.get('metadata.xml'));
  const other = await transport(world, [...flags, '-vendor_id', '0850012345633']);
  expect(other).toMatchObject({ code: 1, log: expect.stringContaining('No package was found') as string });
});

test('the schema that it generates is one that packages are checked by', async () => {
  const folder = join(world.folder, 'schema');
  await mkdir(folder);
  const { out } = await transport(world, ['-m', 'generateSchema', '-schema', 'music5.3', '-schemaType', 'strict']);
  await writeFile(join(folder, 'music5.3.rng'), out);
  loadAppleSchema(folder).close();
  const strict = await createItunesWorld({ apple_schema_dir: folder });
  expect(await strict.deliver(buildSamplePackage(), { mode: 'verify' })).toMatchObject({ code: 0 });
  await strict.remove();
});

test('a folder of packages is sent one by one and summed up; an empty one is no error', async () => {
  const folder = join(world.folder, 'several');
  await writePackage(folder, SAMPLE_FOLDER, buildSamplePackage());
  await writePackage(folder, 'wrong.itmsp', buildSamplePackage());
  const [summary, log, errors] = ['summary.txt', 'log.txt', 'errors'].map((name) => join(world.folder, name));
  const flags = [
    '-summaryFile',
    summary ?? '',
    '-o',
    log ?? '',
    '-errorLogs',
    errors ?? '',
    '-v',
    'detailed',
    '-k',
    '500',
  ];
  const { code, out, log: lines } = await transport(world, ['-m', 'upload', '-f', folder, ...flags]);
  expect(code).toBe(1);
  expect(await readFile(summary ?? '', 'utf8')).toBe(out);
  expect(out).toContain('1 package(s) were uploaded successfully:');
  expect(out).toMatch(/wrong\.itmsp - Error Messages:\n\t\tERROR ITMS-4002/);
  expect(await readFile(log ?? '', 'utf8')).toBe(lines);
  expect(lines).toMatch(/<main> DBG-X: Returning 1\n$/);
  expect(await readdir(errors ?? '')).toEqual(['wrong.itmsp.txt']);
  await rm(folder, { recursive: true });
  await mkdir(folder);
  expect(await transport(world, ['-m', 'verify', '-f', folder])).toMatchObject({
    code: 0,
    log: expect.stringContaining('No packages were found.') as string,
  });
});

test.each([
  [['-m', 'sing'], 'Unknown mode: sing'],
  [['-m', 'verify', '-x'], 'Unrecognized option: -x'],
  [['-m', 'verify', '-v', 'loud'], 'Unknown verbosity: loud'],
  [['-m'], 'Missing argument for option: -m'],
  [['-m', 'verify'], 'The option -f is missing.'],
  [['-m', 'verify', '-f', '/nowhere/a.itmsp'], "ENOENT: no such file or directory, scandir '/nowhere/a.itmsp'"],
])('a wrong command line is refused: %j', async (words, says) => {
  const login = words.length === 1 ? [] : ['-u', TRANSPORTER_LOGIN.username, '-p', '@env:SECRET'];
  const { code, log } = await transport(world, [...login, ...words], { has_login: false });
  expect({ code, log }).toEqual({ code: 1, log: expect.stringContaining(says) as string });
});

test('a wrong password, another provider and a closed sandbox are refused', async () => {
  const folder = await writePackage(join(world.folder, 'own'), SAMPLE_FOLDER, buildSamplePackage());
  const words = ['-m', 'verify', '-f', folder];
  expect((await transport(world, words, { password: 'guessed' })).log).toContain('Unable to authenticate');
  const other = await transport(world, [...words, '-itc_provider', 'Somebody']);
  expect(other).toMatchObject({ code: 1, log: expect.stringContaining('is not Somebody. (1102)') as string });
  const closed = await transport(world, words, { port: 1 });
  expect(closed.log).toContain('An exception has occurred: network unreachable (ECONNREFUSED)');
});

test('the program itself uploads, dies in the middle, and ends with 1 after an error', async () => {
  // Below the repository, because the program loads its packages.
  const built = join('dist', `test-transporter-${process.pid}`);
  const bundle = await rolldown({ input: 'sandbox/itunes/transporter.ts', platform: 'node' });
  const { output } = await bundle.write({ dir: built, format: 'esm' });
  await bundle.close();
  expect(output[0].code).toMatch(/^#!\/usr\/bin\/env node\n/);
  const folder = await writePackage(join(world.folder, 'program'), SAMPLE_FOLDER, buildSamplePackage());
  const words = [
    join(built, 'transporter.js'),
    '-m',
    'upload',
    '-f',
    folder,
    '-u',
    TRANSPORTER_LOGIN.username,
    '-p',
    '@env:SECRET',
  ];
  const ITUNES_URL = `http://127.0.0.1:${world.sandbox.http_port}/itunes`;
  const options = { env: { ...process.env, ITUNES_URL, SECRET: TRANSPORTER_LOGIN.password } };
  const { stdout } = await promisify(execFile)(process.execPath, words, options);
  expect(stdout).toContain('1 package(s) were uploaded successfully:');
  expect(await world.listPackages()).toEqual(['insert Delivered']);
  await world.behaveItunes({ transporter: 'killed' });
  const killed = spawn(process.execPath, words, { ...options, stdio: 'ignore' });
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
  await world.behaveItunes({ transporter: 'login_refused' });
  const refused = spawn(process.execPath, words, { ...options, stdio: 'ignore' });
  expect(await once(refused, 'exit')).toEqual([1, null]);
  expect((await stat(join(built, 'transporter.js'))).size).toBeGreaterThan(0);
  await rm(built, { recursive: true });
});
