import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type ItunesClient, ItunesRefusal } from './itunes-client.ts';
import { type Arguments, readArguments } from './read-arguments.ts';
import type { Run, SessionAnswer, Surroundings } from './run.ts';
import { sendPackages } from './send-packages.ts';
import { speakAs } from './speak-as.ts';
import { createLog, type TransporterLog } from './transporter-log.ts';

/**
 * Plays iTMSTransporter: `words` is its command line. Lines of the log go to the error stream, results to the output.
 * Returns the exit code: 0, also if there was no package, and 1 after an error.
 */
export async function runTransporter(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const reading = readArguments(words, surroundings.environment);
  if (!reading.ok) {
    surroundings.writeError(
      `${reading.reason}\nusage: iTMSTransporter [-m <mode>] [-u <user>] [-p <password>] [-f <file>]\n`,
    );
    return 1;
  }
  const log = createLog({
    verbosity: reading.arguments.verbosity,
    file: reading.arguments.log_file,
    write: surroundings.writeError,
    now: surroundings.now,
  });
  const code = await attempt(reading.arguments, surroundings, log);
  log.debug(`Returning ${code}`);
  return code;
}

async function attempt(args: Arguments, surroundings: Surroundings, log: TransporterLog): Promise<number> {
  const client = createClient(findAddress(surroundings.environment));
  try {
    const fault = await signIn(client, args, log);
    if (fault === undefined) return 1;
    const isSending = args.mode === 'verify' || args.mode === 'upload';
    if (isSending && fault === 'hang') return await surroundings.hang();
    if (isSending && fault === 'silent') return 0;
    const run = { ...surroundings, arguments: args, client, log, fault };
    return isSending ? await sendPackages(speakAs(run)) : await answer(run);
  } catch (error) {
    log.error(`An exception has occurred: ${describe(error)}`);
    return 1;
  }
}

/** Returns the fault to play; undefined if the login was refused. */
async function signIn(
  client: ItunesClient,
  { username, password, jwt }: Arguments,
  log: TransporterLog,
): Promise<SessionAnswer['fault'] | undefined> {
  try {
    const { token, fault } = await client.post<SessionAnswer>('session', { username, password, jwt });
    client.signIn(token);
    return fault;
  } catch (error) {
    if (!(error instanceof ItunesRefusal) || error.status !== 401) throw error;
    log.error(
      `Unable to authenticate ${username ?? 'this token'}: the Apple ID or password was entered incorrectly. (-20101)`,
    );
    return undefined;
  }
}

async function answer(run: Run): Promise<number> {
  const { arguments: args, client, log, writeOut } = run;
  log.info('Done performing authentication.');
  switch (args.mode) {
    case 'status':
    case 'statusAll':
      writeOut(await readStatus(run));
      return 0;
    case 'lookupMetadata':
      return lookUp(run);
    case 'provider':
      writeOut('Provider listing:\n   - Long Name -\t- Short Name -\n1  Tangent Sandbox\tTangent\n');
      return 0;
    case 'generateSchema':
      writeOut(await client.get('schema'));
      log.info('Done generating the schema.');
      return 0;
    default:
      return sendPackages(run);
  }
}

async function readStatus({ arguments: args, client }: Run): Promise<string> {
  const query = new URLSearchParams({
    vendor_ids: args.vendor_ids.join(','),
    apple_ids: args.apple_ids.join(','),
    all: String(args.mode === 'statusAll'),
  });
  const answer = JSON.parse(await client.get(`status?${query.toString()}`)) as {
    xml: string;
    statuses: { vendor_id: string; uploads: { created: string; status: string }[] }[];
  };
  if (args.is_xml) return answer.xml;
  return answer.statuses
    .flatMap(({ vendor_id, uploads }) => uploads.map(({ created, status }) => `${vendor_id}\t${created}\t${status}\n`))
    .join('');
}

async function lookUp({ arguments: args, client, log }: Run): Promise<number> {
  let code = 0;
  for (const id of args.vendor_ids) {
    try {
      const metadata = await client.get(`albums/${encodeURIComponent(id)}/metadata`);
      const folder = join(args.destination, `${id}.itmsp`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'metadata.xml'), metadata);
      log.info(`Metadata was written to ${folder}`);
    } catch (error) {
      if (!(error instanceof ItunesRefusal) || error.status !== 404) throw error;
      log.error(`No package was found for the vendor identifier ${id}. (4000)`);
      code = 1;
    }
  }
  return code;
}

/** Returns the address of the door: `…/itunes` alone stands for Apple's own. */
function findAddress(environment: Surroundings['environment']): string {
  const address = environment.ITUNES_URL ?? `http://127.0.0.1:${environment.SANDBOX_PORT ?? 4310}/itunes`;
  const trimmed = address.replace(/\/+$/, '');
  return trimmed.endsWith('/itunes') ? `${trimmed}/apple` : trimmed;
}

function describe(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return (error as Error).message;
  return code === undefined && error instanceof Error ? error.message : `network unreachable (${code})`;
}
