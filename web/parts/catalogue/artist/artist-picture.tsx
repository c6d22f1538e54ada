import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { PICTURE_MIN_PX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { Button } from '../../../ui/button.tsx';
import { markSaved, startUpload } from '../upload/upload-store.ts';
import { UploadTile } from '../upload/upload-tile.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { ArtistPortrait } from './artist-portrait.tsx';

type ArtistPictureProps = {
  /** Id of the profile; null for a new one. */
  artistId: string | null;
  name: string;
  value: Upload | null;
  onChange: (picture: Upload | null) => void;
};

/** The artist's picture, round as stores and pages show it. */
export function ArtistPicture({ artistId, name, value, onChange }: ArtistPictureProps) {
  const { t } = useTranslation();
  const slot = `artist-${artistId ?? 'new'}`;
  const entry = useUploads(slot).get(slot);
  const arrived = entry?.state === 'updating_release' ? entry.upload : null;
  useEffect(() => {
    if (arrived === null) return;
    onChange(arrived);
    markSaved(slot);
  }, [arrived, slot, onChange]);
  const src = value?.state === 'complete' ? imageUrl(value.id, '300') : null;
  return (
    <div className="grid items-center gap-4 sm:grid-cols-start-fill">
      <ArtistPortrait name={name} src={src} className="size-28" />
      <UploadTile
        kind="picture"
        id="artist-picture"
        label={t('artist.field.picture')}
        hint={t('artist.picture.hint', { min: PICTURE_MIN_PX })}
        error={undefined}
        entry={entry}
        upload={value}
        onFile={(file) => startUpload(slot, { file, kind: 'picture', release_id: slot })}
      >
        <Button className="justify-self-start" size="small" onClick={() => onChange(null)}>
          {t('artist.picture.remove')}
        </Button>
      </UploadTile>
    </div>
  );
}
