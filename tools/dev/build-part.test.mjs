import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildPart } from './build-part.mjs';

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
