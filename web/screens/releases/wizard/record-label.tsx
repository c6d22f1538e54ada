import { useArtists } from '../../../api/artist.ts';
import { LabelPicker } from '../../../parts/release/label-picker.tsx';
import { useField } from './use-field.ts';
import { useForm, useWizardActions } from './wizard-context.ts';

/** Empty means the artist's name. */
export function RecordLabel() {
  const { change } = useWizardActions();
  const artistId = useForm((form) => form.artist_id);
  const artist = useArtists().data?.items.find(({ id }) => id === artistId);
  return (
    <LabelPicker
      {...useField('record_label')}
      artistName={artist?.name ?? ''}
      value={useForm((form) => form.record_label)}
      onChange={(record_label) => change({ record_label })}
    />
  );
}
