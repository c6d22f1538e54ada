import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const DOCUMENTED = path.resolve(import.meta.dirname, '../../docs/deploy/nginx.conf');
const TOGETHER = fs.readFileSync(DOCUMENTED, 'utf8');

/**
 * Starts nginx in front of the api processes with the settings of `docs/deploy/nginx.conf`, but without TLS, its name and
 * the places of one network: on one machine a single address plays everybody.
 */
export function startProxy(nginx: string, folder: string, port: number, apiPorts: readonly number[]): ChildProcess {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, wrapSites(folder, buildSite(port, apiPorts)));
  const child = spawn(nginx, ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' });
  // It would outlive a drill that fails.
  process.once('exit', () => child.kill());
  return child;
}

function buildSite(port: number, apiPorts: readonly number[]): string {
  const servers = apiPorts.map((apiPort) => `    server 127.0.0.1:${apiPort} max_fails=0;`);
  const [networks = '', upstream = '', , site = ''] = TOGETHER.split(/^(?=server \{|upstream )/m);
  const lines = upstream.split('\n').filter((line) => !line.includes('server 127.0.0.1:'));
  const http = site
    .replace(/^.*(listen|ssl_|server_name|if \(\$host|limit_conn ).*$/gm, '')
    .replace('server {', `server {\n    listen 127.0.0.1:${port};`);
  return `${networks}\n${[lines[0], ...servers, ...lines.slice(1)].join('\n')}\n${http}`;
}

function wrapSites(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Its workers need the files of the folder, which is that of the user who runs the drill.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
${temporary.join('\n')}
access_log off;
${site}
}
`;
}
