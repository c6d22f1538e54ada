import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../platform/sql/embedded-postgres.ts';
import { openDatabase } from '../../platform/sql/open-database.ts';
import { chooseRunMode, wrapCommand } from '../../platform/sql/os-user.ts';
import { waitForDatabase } from '../../platform/sql/wait-for-database.ts';

/**
 * Runs a PostgreSQL behind PgBouncer for the drill of many processes. PgBouncer has the settings of
 * `docs/deploy/pgbouncer.ini`, except where it listens and who may connect. Reports both addresses to its parent, and
 * ends with it.
 */
const [folder = '', port = '', pgbouncer = '', settings_file = ''] = process.argv.slice(2);

const postgres = await startEmbeddedPostgres({
  folder: path.join(folder, 'postgres'),
  log: () => {},
  // Sessions of three api and four worker processes beside the 40 of PgBouncer.
  settings: { max_connections: '200' },
});
const pooler = startPooler();
const url = `postgres://app@127.0.0.1:${port}/app`;
const { pool, close } = openDatabase({ url, onError: () => {} });
await waitForDatabase(pool);
await close();
process.send?.({ url, direct_url: postgres.url });
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  pooler.removeAllListeners('exit');
  pooler.kill('SIGTERM');
  await postgres.stop();
  process.exit();
}

function startPooler(): ChildProcess {
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(file, buildSettings(), { mode: 0o644 });
  const { command, args, options } = wrapCommand(chooseRunMode(), pgbouncer, [file]);
  const log = fs.openSync(path.join(folder, 'pgbouncer.log'), 'a');
  const child = spawn(command, args, { ...options, stdio: ['ignore', log, log] });
  child.once('exit', (code) => {
    console.error(`PgBouncer ended with ${code}; see ${folder}/pgbouncer.log`);
    process.exit(1);
  });
  return child;
}

function buildSettings(): string {
  const host = new URL(postgres.url.replace('@/', '@host/')).searchParams.get('host') ?? '';
  return fs
    .readFileSync(settings_file, 'utf8')
    .replace('tangent = host=127.0.0.1 port=5432 dbname=tangent', `app = host=${host} port=5432 dbname=app user=app`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any\nunix_socket_dir =')
    .replace(/^auth_file = .*$/m, '');
}
