import { useTranslation } from 'react-i18next';
import { ArtistPage } from '../../../parts/catalogue/artist/artist-page.tsx';

export function ArtistNew() {
  const { t } = useTranslation();
  return (
    <ArtistPage
      artist={null}
      title={t('artist.new')}
      lead={t('artist.new_lead')}
      saved={(name) => t('artist.created', { name })}
    />
  );
}
