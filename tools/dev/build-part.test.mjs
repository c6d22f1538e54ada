import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run-tool.mjs';
import { buildPart } from './build-part.mjs';

test('public pages contain the posts and legal documents, and a change of one builds them again', async () => {
  // Inside the repository, because the pages load its packages.
  const cache = path.join(ROOT, 'node_modules/.cache/tangent');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'dev-build-'));
  try {
    const { entry_files } = await buildPart('site', folder);
    const { renderFeed } = await import(`${folder}/site/render.js`);
    const request = { path: '/feeds/blog.en.xml', language: 'en', public_url: 'https://a.example' };
    expect(await renderFeed(request)).toMatchObject({ body: expect.stringContaining('<entry>') });
    expect([...entry_files.site]).toContain('web/site/legal/documents/terms.tr.md');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('public pages contain the styles of the classes they use as text, and a change of these styles builds them again', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-build-'));
  try {
    const { entry_files } = await buildPart('site', folder);
    expect(fs.readFileSync(`${folder}/site/render.js`, 'utf8')).toContain('grid-cols-rail-120 {');
    expect([...entry_files.site]).toEqual(
      expect.arrayContaining(['web/site/release-page/release-page.css', 'web/ui/tokens.css']),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
