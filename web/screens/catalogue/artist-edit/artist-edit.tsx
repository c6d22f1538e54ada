import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useArtist } from '../../../api/catalogue/artist.ts';
import { ArtistPage } from '../../../parts/catalogue/artist/artist-page.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';
import { PublicPage } from './public-page.tsx';

export function ArtistEdit() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const artist = useArtist(id);
  if (artist.isPending) return <EditSkeleton />;
  if (artist.isError && !artist.data) {
    const back = (
      <Link to="/artists" className={buttonClass('volt', 'medium')}>
        {t('artist.to_list')}
      </Link>
    );
    return <MissingPage error={artist.error} onRetry={() => void artist.refetch()} back={back} />;
  }
  const { name, verified } = artist.data;
  const lead = verified && (
    <span className="inline-flex items-center gap-1.5 font-medium text-good">
      <BadgeCheck size={16} aria-hidden /> {t('artist.verified')}
    </span>
  );
  return (
    <ArtistPage
      key={id}
      artist={artist.data}
      title={name}
      lead={lead}
      above={<PublicPage artist_id={id} />}
      saved={(saved) => t('artist.saved', { name: saved })}
    />
  );
}

function EditSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <Skeleton className="h-9 w-1/2" />
      <Card>
        <SkeletonRows count={6} />
      </Card>
    </div>
  );
}
