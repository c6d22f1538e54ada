import type { Upload } from '@tangent/contract/upload.ts';
import { ARTWORK_MAX_PX, ARTWORK_MIN_PX } from '@tangent/domain/limits.ts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../api/upload.ts';
import { formatMegabytes } from '../../parts/format.ts';
import { findFile, startUpload } from '../../parts/upload/upload-store.ts';
import { UploadTile } from '../../parts/upload/upload-tile.tsx';
import { artworkSlot } from '../../parts/upload/use-uploads.ts';
import { Card } from '../../ui/card.tsx';
import { Sleeve } from '../../ui/sleeve.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { useField } from './use-field.ts';
import { useWizard } from './wizard-context.ts';

export function ArtworkStep() {
  const { t } = useTranslation();
  const { draft, uploads, trySave } = useWizard();
  const field = useField('artwork');
  const slot = draft.id === null ? '' : artworkSlot(draft.id);
  const entry = uploads.get(slot);
  const { artwork } = draft.form;
  const preview = useLocalPreview(slot, entry?.state);
  const start = async (file: File) => {
    const release = await trySave();
    if (release !== null) startUpload(artworkSlot(release.id), { file, kind: 'artwork', release_id: release.id });
  };
  const finished = artwork?.state === 'complete' ? imageUrl(artwork.id, '1000') : null;
  return (
    <Card title={t('wizard.steps.artwork')}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <Sleeve src={preview ?? finished} alt={t('wizard.artwork.alt')} className="w-full" raised />
        <div className="grid content-start gap-4">
          <UploadTile
            kind="artwork"
            {...field}
            hint={t('wizard.artwork.hint', { min: ARTWORK_MIN_PX, max: ARTWORK_MAX_PX })}
            entry={entry}
            upload={artwork}
            onFile={(file) => void start(file)}
          >
            <p className="text-base font-[600] break-all">{artwork?.filename}</p>
            {artwork && <ArtworkFacts artwork={artwork} />}
            <ReplaceFile kind="artwork" onFile={(file) => void start(file)} />
          </UploadTile>
        </div>
      </div>
    </Card>
  );
}

function ArtworkFacts({ artwork }: { artwork: Upload }) {
  const { i18n } = useTranslation();
  const facts = artwork.artwork;
  if (facts === null) return null;
  return (
    <p className="num -mt-3 text-13 text-ink-2">
      {facts.width_px} × {facts.height_px} px · {facts.format.toUpperCase()} ·{' '}
      {formatMegabytes(artwork.size_bytes, i18n.language)}
    </p>
  );
}

/** The picture as it was chosen, until the server has one of its own. */
function useLocalPreview(slot: string, state: string | undefined): string | null {
  const file = state === undefined || state === 'failed' || state === 'complete' ? null : findFile(slot);
  const url = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  return url;
}
