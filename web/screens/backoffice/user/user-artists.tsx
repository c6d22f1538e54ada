import type { UserArtist } from '@tangent/contract/people/backoffice-users.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useVerifyArtist } from '../../../api/people/users.ts';
import { NoteField } from '../../../parts/form/note-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** Lists the artists of an account: artist name, legal name, and whether the identity is verified. */
export function UserArtists({ artists }: { artists: readonly UserArtist[] }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<UserArtist | null>(null);
  return (
    <Card title={t('backoffice.user.artists')}>
      <ul className="divide-y divide-line">
        {artists.map((artist) => (
          <li key={artist.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="grid min-w-0 flex-1">
              <span className="font-strong">
                {artist.name} {artist.verified && <StatusPill tone="good">{t('backoffice.user.verified')}</StatusPill>}
              </span>
              <span className="text-13 text-ink-3">{artist.legal_name}</span>
            </span>
            <Button
              size="small"
              aria-label={t(`backoffice.user.${getVerb(artist)}_artist`, { name: artist.name })}
              onClick={() => setSelected(artist)}
            >
              {t(`backoffice.user.${getVerb(artist)}`)}
            </Button>
          </li>
        ))}
      </ul>
      {selected && <VerifyDialog artist={selected} onClose={() => setSelected(null)} />}
    </Card>
  );
}

const getVerb = ({ verified }: UserArtist) => (verified ? 'unverify' : 'verify');

function VerifyDialog({ artist, onClose }: { artist: UserArtist; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const verify = useVerifyArtist();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    const input = { id: artist.id, verified: !artist.verified, note: note.trim() };
    if (input.note === '') return;
    verify.mutate(input, { onSuccess: onClose, onError: (error) => toast('bad', getErrorText(i18n, error)) });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`backoffice.user.${getVerb(artist)}_artist`, { name: artist.name })}
      description={t('backoffice.user.verify_detail', { legal_name: artist.legal_name })}
      confirm={t(`backoffice.user.${getVerb(artist)}`)}
      busy={verify.isPending}
      onConfirm={confirm}
    >
      <NoteField note={note} missing={tried && note.trim() === ''} onChange={setNote} />
    </ConfirmDialog>
  );
}
