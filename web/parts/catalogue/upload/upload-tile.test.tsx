import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { TranslatedUi } from '../../../app/translated-ui.tsx';
import { loadTexts } from '../../../texts/load-texts.ts';
import { newEntry, nextEntry, type UploadEntry } from './upload-entry.ts';
import { UploadTile } from './upload-tile.tsx';

const texts = await loadTexts('en');

function renderTile(kind: 'audio' | 'artwork', state: Upload['state'], entry?: UploadEntry): string {
  const upload = { id: 'u1', kind, filename: 'Sea.wav', state, audio: { duration_ms: 185_400 } } as unknown as Upload;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <TranslatedUi>
        <UploadTile
          kind={kind}
          id="field"
          label="Audio"
          hint=""
          error={undefined}
          entry={entry}
          upload={upload}
          onFile={() => {}}
        >
          <p>The report</p>
        </UploadTile>
      </TranslatedUi>
    </I18nextProvider>,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('[S4-029] a finished sound file says that it is complete, and how long it plays', () => {
  expect(renderTile('audio', 'complete')).toBe('Complete 3:05 The report');
});

test('a file that is still being checked is not called complete', () => {
  expect(renderTile('audio', 'processing')).toContain(texts.t('upload.state.processing'));
  expect(renderTile('audio', 'processing')).not.toContain('Complete');
});

test('a refused cover asks for another file, and a broken connection for another try', () => {
  const file = { slot: 's', release_id: 'r', kind: 'artwork', filename: 'a.png', size_bytes: 9, batch: 1 } as const;
  const failed = (code: string) => nextEntry(newEntry(file), { type: 'failed', failure: { code, path: 'artwork' } });
  const [refused, broken] = ['artwork_too_large', 'network'].map((code) =>
    renderTile('artwork', 'failed', failed(code)),
  );
  expect(refused).toContain('Choose another file');
  expect(refused).not.toContain('Try again');
  expect(broken).toContain('Try again');
  expect(broken).not.toContain('Choose another file');
});
