import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGES } from './domain/locale.ts';
import { TEXT_AREAS } from './web/texts/text-areas.ts';
import { THEME_SCRIPT } from './web/ui/theme-script.ts';

/** Adds the theme script to the app shell; the server replaces its placeholder by the nonce of each response. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children: THEME_SCRIPT, injectTo: 'head-prepend' },
  ],
};

const TEXTS = path.resolve(import.meta.dirname, 'web/texts');

/** Reads one area of the texts in one language. */
const readArea = (language: string, area: string) =>
  JSON.parse(fs.readFileSync(path.join(TEXTS, language, `${area}.json`), 'utf8'));

/** Lists name and content of every text file that browsers request. */
function listTextFiles(): [string, string][] {
  const all = fs.readdirSync(path.join(TEXTS, 'en')).map((name) => path.basename(name, '.json'));
  return LANGUAGES.flatMap((language) =>
    Object.entries(TEXT_AREAS).map(([extent, areas]): [string, string] => {
      const texts = (areas ?? all).map((area) => [area, readArea(language, area)]);
      return [`${language}-${extent}.json`, JSON.stringify(Object.fromEntries(texts))];
    }),
  );
}

/** Emits the texts as data files for browsers; a meta tag of the app shell contains their folder. */
function textFiles(): Plugin {
  const files = listTextFiles();
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const folder = `assets/texts-${hash}`;
  return {
    name: 'text-files',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'text-files', content: `/${folder}` }, injectTo: 'head' }],
    // In development the texts are read at each request; the address keeps the hash from the start.
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, ({ url }, response) => {
        const [, source] = listTextFiles().find(([name]) => url === `/${name}`) ?? [];
        response.writeHead(source === undefined ? 404 : 200, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
        });
        response.end(source);
      });
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}

/** Preloads the base bundle, so that it does not wait for the small first script that requests it. */
const baseBeforeMain: Plugin = {
  name: 'base-before-main',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.values(bundle)
      .filter(({ name }) => name === 'base')
      .map(({ fileName }) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
        injectTo: 'head',
      })),
};

/** Fails the build when the script of public pages loads the base bundle, which is twenty times as large as itself. */
const siteAlone: Plugin = {
  name: 'site-alone',
  generateBundle(_options, bundle) {
    const chunks = new Map(Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
    const listImports = (fileName: string): string[] =>
      (chunks.get(fileName)?.imports ?? []).flatMap((one) => [one, ...listImports(one)]);
    for (const { fileName, name, isEntry } of chunks.values()) {
      const groups = listImports(fileName).map((one) => chunks.get(one)?.name ?? '');
      if (isEntry && name === 'site' && groups.some((group) => ['base', 'first', 'start', 'common'].includes(group)))
        this.error(`public pages load ${groups.join(', ')}`);
    }
  },
};

/** Matches files whose path has any of these parts. */
const anyOf = (...parts: string[]) => new RegExp(parts.map((part) => `(${part})`).join('|'));

/** Modules that public pages and the signed-in app share. */
const SHARED = anyOf('domain/(duration|([a-z]+/)?[a-z-]*limits)\\.');

/** Modules that run before everything else: they request everything that the first page waits for. */
const FIRST = anyOf(
  'web/app/(session/)?(detect-language|navigation|social-callback|storage)\\.',
  'web/texts/(choose-language|fetch-texts)\\.',
  'web/api/prefetch\\.',
  'web/site/app-paths\\.',
  'domain/locale\\.',
  'vite/preload-helper',
);

/** Modules that the sign-in pages need in addition to `BASE`. */
const AUTH_PAGES = anyOf(
  'web/app/auth-pages/',
  'web/parts/(form/use-finish-sign-in|identity/account/(auth-panel|auth-problem|auth-error-text|captcha/(captcha-line|use-captcha|challenge)|password-field))\\.',
  'web/ui/form/(control-class|field|field-note|text-field)\\.',
);

/**
 * Modules that signing in and everything after it need: in one file, because dozens of small ones compress badly. Its
 * size has a limit (bench/login-bytes.ts). It must not contain anything that public pages load; `siteAlone` checks that.
 */
const BASE = anyOf(
  'node_modules/(react|react-dom|scheduler|i18next|react-i18next|clsx)/',
  'node_modules/use-sync-external-store/(shim/index|cjs/use-sync-external-store-shim\\.production)',
  'web/app/(menu/|session/)?(change-language|contact|find-redirect-path|footer|identify/tools-in-page|loading-page|start-page|page-texts|paths|product|redirect|session|skip-link|theme|translated-ui|error-page)\\.',
  'web/parts/(page/use-countdown|form/issue-sentence)\\.',
  'web/ui/(banner|button|button-class|mark|skeleton|spinner|ui-labels)\\.',
  'web/texts/(build-texts|load-texts|partial-texts|issue-text|language-names)\\.',
  'web/api/(api-error|call-api|error-text|identity/auth)\\.',
  'domain/issue\\.',
);

/**
 * Modules that every screen of the signed-in app needs in addition to `BASE`, and the first screen itself: in one file
 * too. Its size has a limit (bench/dashboard-load.ts).
 */
const START = anyOf(
  // Several queries at once are needed by the wizard alone.
  'node_modules/(react-router|@tanstack)/(?!.*(queriesObserver|useQueries))',
  'web/app/(menu/|session/)?(app-footer|focus-heading|guard|has-subscription|language-menu|late-menu|nav-entries|create-app|page-focus|root|routes|session-expiry|shell|small-menu|today|top-bar)\\.',
  'web/app/(identify/consent-entry|identify/use-identify|palette/use-palette)\\.',
  'web/parts/(text/format|page/(load-failed|missing-page|use-error-toast)|catalogue/upload/save-file|insight/(figure-change|period-text)|money/plan/use-capability)\\.',
  'web/parts/catalogue/release/(art-style|release-headline|release-status|artwork-with-record|use-timeline)\\.',
  'web/parts/identity/account/(use-refresh-on-return|verification-banner|verification-resend|return-path)\\.',
  'web/ui/(artwork|avatar|card|empty-state|grooves|icon-button|status-pill)\\.',
  'web/ui/(charts/sparkline|list/(table|timeline)|overlay/(menu-trigger-class|toast))\\.',
  'web/api/(insight/dashboard|catalogue/(release|upload))\\.',
);

/** Forms that a button opens need these; pages that are only read do not. */
const FORMS = anyOf('node_modules/react-hook-form/', 'web/parts/form/issue-resolver\\.');

/** Lists, menus and dialogs that open over the page: pages load them when one is opened. */
const POPUPS = anyOf(
  'node_modules/(@base-ui|@floating-ui)/',
  'web/ui/(overlay/(confirm-dialog|dialog|menu|sheet)|form/switch)\\.',
);

/** Icons that several parts of the app use are in one file: each is a few hundred bytes, too few for a request. */
const ICONS = anyOf('node_modules/lucide-react/');

/**
 * A module that this many parts of the app load is in one file with all such modules: dozens of small files would cost
 * a request each. A lower number makes screens load more bytes that they do not need.
 */
const COMMON_USERS = 12;

/** Two builds: `client` is the signed-in app and the few scripts of public pages; `ssr` renders public pages. */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), themeBeforePaint, textFiles(), baseBeforeMain, siteAlone],
  builder: {},
  build: { emptyOutDir: true, target: 'es2023' },
  environments: {
    client: {
      build: {
        outDir: '../dist/client',
        manifest: true,
        rolldownOptions: {
          input: { app: 'web/index.html', site: 'web/site/site.ts' },
          output: {
            codeSplitting: {
              groups: [
                { name: 'shared', test: SHARED, priority: 5 },
                { name: 'first', test: FIRST, priority: 4 },
                { name: 'base', test: BASE, priority: 3 },
                { name: 'auth', test: AUTH_PAGES, priority: 2 },
                { name: 'start', test: START, priority: 1 },
                { name: 'forms', test: FORMS, minShareCount: 2, priority: 0.5 },
                { name: 'popups', test: POPUPS, minShareCount: 6, priority: 0.5 },
                { name: 'common', minShareCount: COMMON_USERS, priority: 0 },
                { name: 'icons', test: ICONS, minShareCount: 2, priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '../dist/site',
        copyPublicDir: false,
        rolldownOptions: { input: { render: 'web/site/render.tsx' } },
      },
    },
  },
});
