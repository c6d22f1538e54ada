import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useField } from '../draft/use-field.ts';
import { ArtistPicker } from '../info/artist-picker.tsx';
import { NewArtistDialog } from '../info/new-artist-dialog.tsx';
import { useWizardActions } from '../wizard-context.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { QuestionRow } from './question-row.tsx';

const NEW = 'new';
/** More artists than these are chosen from a list. */
const BUTTONS_MAX = 8;

/** Asks whose music it is: nothing can be saved before. The other answers stand in the lines from then on. */
export function ArtistQuestion() {
  const { t } = useTranslation();
  const { id, error } = useField('artist_id');
  return (
    <QuestionRow id={id} title={t('sheet.artist.title')} hint={t('sheet.artist.hint')} open>
      <ArtistChoices />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </QuestionRow>
  );
}

function ArtistChoices() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const artists = useArtists();
  const [creating, setCreating] = useState(false);
  if (artists.isPending) return <Skeleton className="h-13" />;
  if (artists.isError) return <LoadFailed error={artists.error} onRetry={() => void artists.refetch()} />;
  const { items } = artists.data;
  if (items.length > BUTTONS_MAX) return <ArtistPicker />;
  // The question is answered and goes: the next one gets the focus.
  const choose = (artist_id: string) => focusAfter('question-song', () => change({ artist_id }));
  return (
    <>
      <ChoiceButtons
        label={t('sheet.artist.title')}
        choices={[...items.map(({ id, name }) => ({ value: id, label: name })), { value: NEW, label: t('artist.new') }]}
        value={null}
        onChoose={(value) => (value === NEW ? setCreating(true) : choose(value))}
      />
      <NewArtistDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(artist) => change({ artist_id: artist.id })}
      />
    </>
  );
}
