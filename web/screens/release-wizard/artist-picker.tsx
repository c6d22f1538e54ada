import type { Artist } from '@tangent/contract/artist.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../api/artist.ts';
import { ArtistForm } from '../../parts/artist-form.tsx';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useField } from './use-field.ts';
import { useForm, useWizardActions } from './wizard-context.ts';

/** Whose release it is: one of the own artists, or a new one made on the spot. */
export function ArtistPicker() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const artistId = useForm((form) => form.artist_id);
  const field = useField('artist_id');
  const artists = useArtists();
  const [creating, setCreating] = useState(false);
  if (artists.isPending) return <Skeleton className="h-14" />;
  if (artists.isError) return <LoadFailed error={artists.error} onRetry={() => void artists.refetch()} />;
  return (
    <div className="grid items-start gap-x-2 gap-y-2.5 sm:grid-cols-[1fr_auto]">
      <SelectField
        {...field}
        placeholder={t('wizard.choose_artist')}
        options={artists.data.items.map(({ id, name }) => ({ value: id, label: name }))}
        value={artistId ?? ''}
        onChange={(event) => change({ artist_id: event.target.value || null })}
      />
      <Button className="justify-self-start sm:mt-6" onClick={() => setCreating(true)}>
        <Plus size={16} aria-hidden /> {t('artist.new')}
      </Button>
      <NewArtistDialog
        open={creating}
        onClose={() => setCreating(false)}
        onMade={(artist) => change({ artist_id: artist.id })}
      />
    </div>
  );
}

type NewArtistDialogProps = { open: boolean; onClose: () => void; onMade: (artist: Artist) => void };

/** A profile made on the spot. What was typed is not thrown away by a slip of the finger: it asks first. */
function NewArtistDialog({ open, onClose, onMade }: NewArtistDialogProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  const leave = () => (dirty ? setAsking(true) : close());
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && leave()}
        title={t('artist.new')}
        description={t('artist.new_lead')}
      >
        <ArtistForm
          compact
          onDirty={setDirty}
          onSaved={(artist) => {
            onMade(artist);
            close();
          }}
          cancel={
            <Button tone="quiet" onClick={leave}>
              {t('ui.cancel')}
            </Button>
          }
        />
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('artist.leave.title')}
        description={t('artist.leave.text')}
        confirm={t('artist.leave.confirm')}
        tone="bad"
        onConfirm={close}
      />
    </>
  );
}
