import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { markSaved, startUpload } from '../../../parts/catalogue/upload/upload-store.ts';
import { UploadTile } from '../../../parts/catalogue/upload/upload-tile.tsx';
import { useUploads } from '../../../parts/catalogue/upload/use-uploads.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

type CoverFieldsProps = { release: Release; artwork: Upload | null; onChange: (artwork: Upload | null) => void };

/** Replaces the cover of the release: stores receive only the picture. */
export function CoverFields({ release, artwork, onChange }: CoverFieldsProps) {
  const { t } = useTranslation();
  const slot = `change-${release.id}`;
  const entry = useUploads(slot).get(slot);
  const arrived = entry?.state === 'updating_release' ? entry.upload : null;
  useEffect(() => {
    if (arrived === null) return;
    onChange(arrived);
    markSaved(slot);
  }, [arrived, slot, onChange]);
  const isNew = artwork !== null && artwork.id !== release.artwork?.id;
  return (
    <Card title={t('release.field.artwork')}>
      <div className="grid items-center gap-4 sm:grid-cols-start-fill">
        <Artwork src={artwork && imageUrl(artwork.id, '300')} alt="" className="size-32" />
        <UploadTile
          kind="artwork"
          id="change-artwork"
          label={t('change.cover')}
          hint={t('change.cover_hint')}
          error={undefined}
          entry={entry}
          upload={isNew ? artwork : null}
          onFile={(file) => startUpload(slot, { file, kind: 'artwork', release_id: slot })}
        >
          <Button className="justify-self-start" size="small" onClick={() => onChange(release.artwork)}>
            {t('change.cover_back')}
          </Button>
        </UploadTile>
      </div>
    </Card>
  );
}
