import type { Upload } from '@tangent/contract/upload.ts';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/upload.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Card } from '../../../ui/card.tsx';

/** The artwork as large as the column, and at full size on its own page. */
export function ArtworkCard({ artwork, title }: { artwork: Upload | null; title: string }) {
  const { t } = useTranslation();
  const facts = artwork?.artwork;
  const alt = t('release.artwork_of', { title });
  if (!artwork) return <Artwork alt={alt} className="w-full" />;
  return (
    <Card>
      <a href={imageUrl(artwork.id, 'full')} target="_blank" rel="noreferrer" aria-label={t('review.full_size')}>
        <Artwork src={imageUrl(artwork.id, '1000')} alt={alt} className="w-full" raised />
      </a>
      {facts && (
        <p className="num mt-3 text-13 text-ink-2">
          {facts.width_px} × {facts.height_px} px · {facts.format.toUpperCase()}
        </p>
      )}
    </Card>
  );
}
