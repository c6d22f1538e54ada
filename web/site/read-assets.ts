import fs from 'node:fs';
import type { Assets } from './page.ts';

type ManifestChunk = { readonly file: string; readonly css?: readonly string[] };

/** The built names of the site's script and style, from the list the client build left beside this bundle. */
export function readAssets(): Assets {
  const manifest = new URL('../client/.vite/manifest.json', import.meta.url);
  const chunks = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, ManifestChunk>;
  const entry = chunks['site/site.ts'];
  if (!entry) throw new Error('the client build has no entry site/site.ts');
  return { css: (entry.css ?? []).map((file) => `/${file}`), js: [`/${entry.file}`] };
}
