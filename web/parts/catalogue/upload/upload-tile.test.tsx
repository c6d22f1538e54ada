import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { TranslatedUi } from '../../../app/translated-ui.tsx';
import { loadTexts } from '../../../texts/load-texts.ts';
import { UploadTile } from './upload-tile.tsx';

const texts = await loadTexts('en');

function renderTile(kind: 'audio' | 'artwork', state: Upload['state']): string {
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
          entry={undefined}
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
