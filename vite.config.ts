import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two worlds: `client` is the signed-in app and the little that public pages load; `ssr` renders public pages. */
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss()],
  builder: {},
  build: { emptyOutDir: true, target: 'es2023' },
  environments: {
    client: {
      build: {
        outDir: '../dist/client',
        manifest: true,
        rolldownOptions: { input: { app: 'web/app/app.html', site: 'web/site/site.ts' } },
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
