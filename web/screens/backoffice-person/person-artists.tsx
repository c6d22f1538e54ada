import type { PersonArtist } from '@tangent/contract/backoffice-people.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { useVerifyArtist } from '../../api/people.ts';
import { WhyField } from '../../parts/why-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The artists of an account: the name they are released under, the person behind it, and whether we believe it. */
export function PersonArtists({ artists }: { artists: readonly PersonArtist[] }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<PersonArtist | null>(null);
  return (
    <Card title={t('backoffice.person.artists')}>
      <ul className="divide-y divide-line">
        {artists.map((artist) => (
          <li key={artist.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="grid min-w-0 flex-1">
              <span className="font-[600]">
                {artist.name}{' '}
                {artist.verified && <StatusPill tone="good">{t('backoffice.person.verified')}</StatusPill>}
              </span>
              <span className="text-13 text-ink-3">{artist.legal_name}</span>
            </span>
            <Button
              size="small"
              aria-label={t(`backoffice.person.${verbOf(artist)}_artist`, { name: artist.name })}
              onClick={() => setAsked(artist)}
            >
              {t(`backoffice.person.${verbOf(artist)}`)}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <VerifyDialog artist={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const verbOf = ({ verified }: PersonArtist) => (verified ? 'unverify' : 'verify');

function VerifyDialog({ artist, onClose }: { artist: PersonArtist; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const verify = useVerifyArtist();
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    const wish = { id: artist.id, verified: !artist.verified, why: why.trim() };
    if (wish.why === '') return;
    verify.mutate(wish, { onSuccess: onClose, onError: (error) => toast('bad', getErrorText(i18n, error)) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`backoffice.person.${verbOf(artist)}_artist`, { name: artist.name })}
      description={t('backoffice.person.verify_detail', { legal_name: artist.legal_name })}
      actions={
        <Button tone="volt" busy={verify.isPending} onClick={confirm}>
          {t(`backoffice.person.${verbOf(artist)}`)}
        </Button>
      }
    >
      <WhyField why={why} missing={tried && why.trim() === ''} onChange={setWhy} />
    </Dialog>
  );
}
