import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useField } from '../draft/use-field.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { NewArtistDialog } from './new-artist-dialog.tsx';

/** Chooses the artist of the release: one of the account's own, or a new one. */
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
    <div className="grid items-start gap-x-2 gap-y-2.5 sm:grid-cols-fill-end">
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
        onCreated={(artist) => change({ artist_id: artist.id })}
      />
    </div>
  );
}
