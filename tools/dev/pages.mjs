// Serves the pages of `npm run dev`: Vite sends the modules of the browser side, everything else comes from the api
// behind it.
import fs from 'node:fs';
import path from 'node:path';
import { createLogger, createServer } from 'vite';
import { ROOT } from '../run-tool.mjs';
import { isForVite, loosenPolicy } from './requests.mjs';

/** Scripts with which pages reload themselves. Public pages run a single script of ours, which this one replaces. */
const SCRIPTS = {
  '/@dev/app.ts': "import.meta.hot.on('tangent:app', () => location.reload());",
  '/@dev/site.ts': "import '/site/site.ts'; import.meta.hot.on('tangent:site', () => location.reload());",
};
/** The server replaces this mark with the nonce of each response. */
const NONCE_MARK = '__CSP_NONCE__';

/**
 * Listens on `port`. `waitForApi` resolves when the api can respond; requests wait for it. `isLeftToUs` is true for
 * files whose change becomes visible by a reload after the server has restarted. `onChange` gets each changed file of
 * `folders`.
 */
export async function startPages({ host, port, apiPort, waitForApi, isLeftToUs, folders, onChange }) {
  const server = await createServer({
    configFile: path.join(ROOT, 'vite.config.ts'),
    // The default would be in the folder of a workspace.
    cacheDir: path.join(ROOT, 'node_modules/.cache/dev-pages'),
    appType: 'custom',
    clearScreen: false,
    customLogger: createQuietLogger(),
    html: { cspNonce: NONCE_MARK },
    optimizeDeps: { entries: ['index.html', 'site/site.ts'] },
    plugins: [pageScripts(), leaveToUs(isLeftToUs), watchFolders(folders, onChange)],
    server: {
      host,
      port,
      strictPort: true,
      // The api decides which other origins may read its responses.
      cors: false,
      proxy: { '/': { ...proxyToApi(apiPort), bypass: (request) => chooseSource(request, waitForApi) } },
    },
  });
  await server.listen();
  return {
    buildShell: () => buildShell(server),
    // Vite replaces its environments when its own settings change.
    reload: (which) =>
      server.environments.client.hot.send(
        which === 'all' ? { type: 'full-reload' } : { type: 'custom', event: `tangent:${which}` },
      ),
  };
}

async function chooseSource({ url }, waitForApi) {
  if (isForVite(url)) return url;
  await waitForApi();
}

function proxyToApi(apiPort) {
  return {
    target: `http://127.0.0.1:${apiPort}`,
    configure: (proxy) => {
      proxy.on('proxyRes', ({ headers }) => {
        const policy = headers['content-security-policy'];
        if (policy !== undefined) headers['content-security-policy'] = loosenPolicy(policy);
      });
      proxy.on('error', (_error, _request, response) => {
        if (response.headersSent || !('writeHead' in response)) return;
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(
          'The api is not running. Its error is in the terminal of npm run dev; it starts again when you save.',
        );
      });
    },
  };
}

// Vite would log a stack trace for each request while the api is down.
function createQuietLogger() {
  const logger = createLogger('info', { allowClearScreen: false });
  const { error } = logger;
  logger.error = (message, options) => {
    if (!message.includes('http proxy error')) error(message, options);
  };
  return logger;
}

// The address of the script is absolute, because the server sends the shell for every address of the app.
function buildShell(server) {
  const source = fs.readFileSync(path.join(ROOT, 'web/index.html'), 'utf8').replace('"./app/', '"/app/');
  return server.transformIndexHtml('/', source);
}

function pageScripts() {
  return {
    name: 'page-scripts',
    resolveId: (id) => (id in SCRIPTS ? id : null),
    load: (id) => SCRIPTS[id] ?? null,
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/@dev/app.ts' }, injectTo: 'head' }],
  };
}

/** Shares Vite's watcher; Vite creates another one when its own settings change. */
function watchFolders(folders, onChange) {
  return {
    name: 'watch-folders',
    configureServer({ watcher }) {
      watcher.add(folders.map((folder) => path.join(ROOT, folder)));
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, onChange);
    },
  };
}

/** Prevents Vite from updating a page twice: its modules immediately, and everything after the server's restart. */
function leaveToUs(isLeftToUs) {
  return {
    name: 'leave-to-us',
    hotUpdate: {
      order: 'pre',
      handler({ file }) {
        return isLeftToUs(path.relative(ROOT, file).split(path.sep).join('/')) ? [] : undefined;
      },
    },
  };
}
