import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ArtistForm } from '../../parts/artist-form.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useToast } from '../../ui/toast.tsx';

export function ArtistNew() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <PageTitle below={t('artist.new_lead')}>{t('artist.new')}</PageTitle>
      <Card>
        <ArtistForm
          onCreated={(artist) => {
            toast('good', t('artist.created', { name: artist.name }));
            void navigate('/artists');
          }}
          cancel={
            <Link to="/artists" className={buttonLook('quiet', 'medium')}>
              {t('ui.cancel')}
            </Link>
          }
        />
      </Card>
    </div>
  );
}
