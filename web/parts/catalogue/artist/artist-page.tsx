import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import { type ReactNode, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { LeaveGuard } from '../../form/leave-guard.tsx';
import { ArtistForm } from './artist-form.tsx';

type ArtistPageProps = {
  artist: Artist | null;
  title: ReactNode;
  lead?: ReactNode;
  /** Between the title and the form. */
  above?: ReactNode;
  /** Returns the message shown after saving. */
  saved: (name: string) => string;
};

/** The page of a new or existing profile; it leads back to the list. */
export function ArtistPage({ artist, title, lead, above, saved }: ArtistPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const isDirty = useRef(false);
  const noteDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const hasChanges = useCallback(() => isDirty.current, []);
  const leave = ({ name }: Artist) => {
    isDirty.current = false;
    toast('good', saved(name));
    void navigate('/artists');
  };
  const cancel = (
    <Link to="/artists" className={buttonClass('quiet', 'medium')}>
      {t('ui.cancel')}
    </Link>
  );
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <PageTitle below={lead}>{title}</PageTitle>
      {above}
      <Card>
        <ArtistForm artist={artist} onSaved={leave} onDirty={noteDirty} cancel={cancel} />
      </Card>
      <LeaveGuard hasChanges={hasChanges} />
    </div>
  );
}
