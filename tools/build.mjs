// Builds everything that runs: audio kernels, the browser side, the server programs. Skipped when no source has
// changed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { startGuard } from './guarded.mjs';
import { ROOT, runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';

export const SOURCES = ['domain', 'contract', 'ddex', 'apple', 'audio', 'db', 'server', 'web', 'sandbox'];
// The first file lists the packages npm has installed: their contents go into the build too.
const ROOT_FILES = ['node_modules/.package-lock.json', 'vite.config.ts', 'tsconfig.base.json', 'tools/build.mjs'];
const LEFT_OUT = /(^|\/)(node_modules|generated|testing)(\/|$)|\.test\.[a-z]+$/;
const STAMP = 'dist/sources.sha256';
/** The rest of dist belongs to `npm run dev`, which may be running at the same time. */
const PARTS = ['dist/client', 'dist/site', 'dist/server'];
export const PROGRAMS = {
  api: 'server/main/api.ts',
  worker: 'server/main/worker.ts',
  cli: 'server/main/cli.ts',
  start: 'server/main/start.ts',
  'parent-watch': 'server/main/run/parent-watch.ts',
  'postmaster-guard': 'server/platform/sql/postmaster-guard.ts',
  'audio-child': 'audio/child.ts',
  'cover-child': 'server/promotion/coverart/child.ts',
  sandbox: 'sandbox/main.ts',
  transporter: 'sandbox/itunes/transporter.ts',
};
const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml)$/;

/** Builds when a source has changed; returns whether it did. */
export async function build() {
  const hash = hashSources();
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hash) return false;
  for (const part of [STAMP, ...PARTS]) fs.rmSync(part, { recursive: true, force: true });
  const { buildKernels } = await import('./build-kernels.mjs');
  await buildKernels();
  await buildBrowserSide();
  await buildServerSide();
  fs.writeFileSync(STAMP, hash);
  return true;
}

function hashSources() {
  const hash = createHash('sha256').update(process.versions.node);
  const files = [...ROOT_FILES, ...SOURCES.flatMap((folder) => listFiles(folder))];
  for (const file of files) hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function listFiles(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (LEFT_OUT.test(file)) return [];
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}

async function buildBrowserSide() {
  const { createBuilder } = await import('vite');
  const { NODE_ENV } = process.env;
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  // Vite sets NODE_ENV and leaves it set; programs started afterwards would run in production mode.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  for (const file of listFiles('dist/client')) if (COMPRESSIBLE.test(file)) compress(file);
}

// Compresses each file once instead of at every request.
function compress(file) {
  const content = fs.readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  fs.writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
  fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

async function buildServerSide() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: PROGRAMS,
    platform: 'node',
    external: isExternal,
    transform: { jsx: 'react-jsx' },
    logLevel: 'warn',
    plugins: [EXECUTABLES],
  });
  await bundle.write({ dir: 'dist/server', format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
}

/** Programs with a `#!` line can be started by their path. */
export const EXECUTABLES = {
  name: 'executables',
  writeBundle({ dir }, files) {
    for (const { fileName, code } of Object.values(files)) {
      if (code?.startsWith('#!')) fs.chmodSync(path.join(dir, fileName), 0o755);
    }
  },
};

// Packages of many small files: as part of the bundle they save a program a quarter of the processor time of its start.
// zod is here with the package that checks its types: both must use the same copy.
const BUNDLED = new Set([
  '@tus/file-store',
  '@tus/server',
  '@tus/utils',
  'drizzle-orm',
  'fastify-type-provider-zod',
  'jose',
  'nodemailer',
  'pg-boss',
  'stripe',
  'zod',
]);

// Bundles our own workspaces; also packages that npm has installed below a workspace, because they are out of reach
// from dist/, and the components of emails, because the unused ones (a code highlighter among them) would take half a
// second to load. All other packages stay external.
export function isExternal(id) {
  if (id.startsWith('.') || path.isAbsolute(id) || id.startsWith('@tangent/')) return false;
  if (id.startsWith('node:')) return true;
  if (id.startsWith('@react-email/')) return id === '@react-email/render';
  const name = id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
  if (BUNDLED.has(name)) return false;
  return !SOURCES.some((workspace) => fs.existsSync(`${workspace}/node_modules/${name}`));
}

if (process.argv[1] === path.join(ROOT, 'tools/build.mjs')) {
  await runTool(async () => {
    startGuard();
    await setUp();
    console.log((await build()) ? 'Built' : 'Nothing to build: no source has changed');
  });
}
