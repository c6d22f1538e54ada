import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { THEME_SCRIPT } from './web/ui/theme-script.ts';

/** The shell of the app carries the theme script; the server puts the nonce of each answer in its place. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children: THEME_SCRIPT, injectTo: 'head-prepend' },
  ],
};

/**
 * What signing in and everything after it need: in one file, because dozens of small ones compress badly. Its size has a limit
 * (bench/login-bytes.ts). Nothing that public pages load may be in it.
 */
const BASE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|clsx)/',
    'web/app/doors/',
    'web/app/(contact|detour|footer|identify/tools-in-page|language|loading-page|page-texts|paths|place|product|redirect|session|skip-link|theme|translated-ui|trouble-page)\\.',
    'web/parts/(auth-panel|auth-problem|auth-error-text|captcha/(captcha-line|use-captcha|challenge)|password-field|use-enter|use-countdown|issue-sentence)\\.',
    'web/ui/(banner|button|button-look|control-look|field|field-note|mark|skeleton|spinner|text-field|ui-words)\\.',
    'web/texts/(open-texts|issue-text|language-names|choose-language)\\.',
    'web/api/(api-error|auth|call-api|error-text)\\.',
    'domain/(limits|locale|issue)\\.',
  ]
    .map((part) => `(${part})`)
    .join('|'),
);

/**
 * What every screen of the signed-in app needs beside it, and the first of them: in one file too. Its size has a limit
 * (bench/dashboard-load.ts).
 */
const START = new RegExp(
  [
    'node_modules/(react-router|@tanstack)/',
    'web/app/(account-menu|app-footer|bare-shell|focus-heading|guard|has-subscription|language-menu|late-menu|nav-entries|offline-note|open-app|page-focus|page-trouble|query-client|root|routes|session-expiry|shell|small-menu|theme-toggle|today|top-bar)\\.',
    'web/app/(identify/consent-banner|identify/use-identify|palette/use-palette)\\.',
    'web/screens/dashboard/',
    'web/parts/(art-style|figure-change|format|load-failed|past-due-banner|period-text|release-headline|release-moments|release-status|sleeve-with-record|upgrade-link|upsell|use-moments|use-plan-news|verification-banner|verification-resend|way-back)\\.',
    'web/ui/(avatar|card|empty-state|grooves|icon-button|menu-trigger-look|sleeve|sparkline|status-pill|table|timeline|toast)\\.',
    'web/api/dashboard\\.',
  ]
    .map((part) => `(${part})`)
    .join('|'),
);

/** Two worlds: `client` is the signed-in app and the little that public pages load; `ssr` renders public pages. */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), themeBeforePaint],
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
                { name: 'base', test: BASE, priority: 2 },
                { name: 'start', test: START, priority: 1 },
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
