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
        rolldownOptions: { input: { app: 'web/index.html', site: 'web/site/site.ts' } },
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
