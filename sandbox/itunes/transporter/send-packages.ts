import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PackageMessage } from '../package-records.ts';
import { describePackage, findProvider, listFiles, listPackages } from './local-package.ts';
import type { Run, VerdictAnswer } from './run.ts';
import { sumUpInFrench } from './speak-as.ts';
import { writeMessage } from './transporter-log.ts';

/** The outcome of a package; `problems` are lines without a number. */
interface Outcome {
  folder: string;
  is_refused: boolean;
  messages: PackageMessage[];
  problems: string[];
}

/** Verifies or uploads the packages of `-f`, and sums up. */
export async function sendPackages(run: Run): Promise<number> {
  const { arguments: args, fault, log } = run;
  if (args.source === null) {
    log.error('The option -f is missing.');
    return 1;
  }
  log.info('Done performing authentication.');
  const folders = await listPackages(args.source);
  if (folders.length === 0) log.info('No packages were found.');
  const outcomes: Outcome[] = [];
  for (const folder of folders) outcomes.push(await sendOne(folder, run));
  const refused = outcomes.filter(({ is_refused }) => is_refused);
  const summary = fault === 'other_language' ? sumUpInFrench(outcomes) : sumUp(outcomes, args.mode);
  if (args.summary_file !== null && fault !== 'silent_after_upload') writeFileSync(args.summary_file, summary);
  run.writeOut(summary);
  if (args.error_folder !== null) for (const outcome of refused) keepErrors(args.error_folder, outcome);
  return refused.length > 0 && fault !== 'silent_after_upload' ? 1 : 0;
}

async function sendOne(folder: string, run: Run): Promise<Outcome> {
  const { arguments: args, log, client } = run;
  const found = await findProvider(folder);
  if (args.provider !== null && found !== null && found !== args.provider) {
    return fail(run, folder, `The provider ${found} of the package is not ${args.provider}. (1102)`);
  }
  try {
    log.info(`${args.mode === 'verify' ? 'Verifying' : 'Uploading'} the package: ${basename(folder)}`);
    const { is_refused, messages } =
      args.mode === 'verify'
        ? await client.post<VerdictAnswer>('verify', await describePackage(folder))
        : await upload(folder, run);
    for (const message of messages) log.message(message);
    if (is_refused) log.error("Apple's web service operation was not successful");
    return { folder, is_refused, messages, problems: [] };
  } catch (error) {
    if (!(error instanceof NetworkLost)) throw error;
    return fail(run, folder, 'An exception has occurred: network timeout');
  }
}

class NetworkLost extends Error {}

async function upload(folder: string, { client, fault, die, log }: Run): Promise<VerdictAnswer> {
  const { id } = await client.post<{ id: string }>('uploads', { name: basename(folder) });
  const names = await listFiles(folder);
  for (const [index, name] of names.entries()) {
    const isMiddle = index === Math.floor(names.length / 2);
    if (fault === 'killed' && isMiddle) return die();
    if (fault === 'network_lost' && isMiddle) throw new NetworkLost();
    await client.putFile(`uploads/${id}/${encodeURIComponent(name)}`, join(folder, name));
    log.debug(`Transferred ${name}`);
  }
  const verdict = await client.post<VerdictAnswer>(`uploads/${id}/end`, {});
  if (fault === 'reply_lost') throw new NetworkLost();
  return verdict;
}

function fail({ log }: Run, folder: string, problem: string): Outcome {
  log.error(problem);
  return { folder, is_refused: true, messages: [], problems: [problem] };
}

/** The end of a run, as Transporter sums it up. */
function sumUp(outcomes: readonly Outcome[], mode: string): string {
  const done = mode === 'verify' ? 'verified' : 'uploaded';
  const good = outcomes.filter(({ is_refused }) => !is_refused);
  const bad = outcomes.filter(({ is_refused }) => is_refused);
  const lines = ['', 'Package Summary:', ''];
  if (good.length > 0) lines.push(`${good.length} package(s) were ${done} successfully:`);
  for (const { folder } of good) lines.push(`\t${folder}`);
  if (bad.length > 0) lines.push(`${bad.length} package(s) were not ${done} because they had problems:`);
  for (const outcome of bad) lines.push(`\t${outcome.folder} - Error Messages:`, ...listErrors(outcome));
  return `${lines.join('\n')}\n`;
}

function listErrors({ messages, problems }: Outcome): string[] {
  return [...messages.map(writeMessage), ...problems].map((line) => `\t\t${line}`);
}

function keepErrors(folder: string, outcome: Outcome): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${basename(outcome.folder)}.txt`), `${listErrors(outcome).join('\n')}\n`);
}
