import { GENRES, type Genre } from '@tangent/domain/genre.ts';
import { RELEASE_LANGUAGES } from '@tangent/domain/release/language.ts';
import { RELEASE_TYPES, type ReleaseType } from '@tangent/domain/release/release-type.ts';
import { useTranslation } from 'react-i18next';
import { languageOptions } from '../../parts/language-options.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ArtistPicker } from './artist-picker.tsx';
import { useField } from './use-field.ts';
import { useWizard } from './wizard-context.ts';

export function BasicInfoStep() {
  const { t, i18n } = useTranslation();
  const { form, change } = useWizard().draft;
  const explicit = useField('explicit');
  return (
    <Card title={t('wizard.steps.basic-info')}>
      <div className="grid gap-5">
        <ArtistPicker />
        <TextField
          {...useField('title')}
          value={form.title}
          onChange={(event) => change({ title: event.target.value })}
          autoComplete="off"
        />
        <RadioCards
          {...useField('release_type')}
          value={form.release_type}
          onChange={(event) => change({ release_type: event.target.value as ReleaseType })}
          cards={RELEASE_TYPES.map((value) => ({ value, label: t(`release.type.${value}`) }))}
        />
        <ComboboxField
          {...useField('language')}
          options={languageOptions(RELEASE_LANGUAGES, i18n.language, '')}
          value={form.language}
          onChange={(language) => change({ language })}
          placeholder={t('wizard.choose')}
        />
        <GenreFields />
        <CheckboxField
          {...explicit}
          hint={t('wizard.explicit_hint')}
          checked={form.explicit}
          onChange={(event) => change({ explicit: event.target.checked })}
        />
      </div>
    </Card>
  );
}

/** The second genre waits for the first and may not repeat it (SPEC 5). */
function GenreFields() {
  const { t } = useTranslation();
  const { form, change } = useWizard().draft;
  const options = GENRES.map((value) => ({ value, label: t(`genre.${value}`) }));
  const genreOf = (value: string) => (value === '' ? null : (value as Genre));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...useField('primary_genre')}
        placeholder={t('wizard.choose')}
        options={options}
        value={form.primary_genre ?? ''}
        onChange={(event) => change({ primary_genre: genreOf(event.target.value) })}
      />
      <SelectField
        {...useField('secondary_genre')}
        optional
        placeholder={t('wizard.none')}
        options={options.filter(({ value }) => value !== form.primary_genre)}
        disabled={form.primary_genre === null && form.secondary_genre === null}
        value={form.secondary_genre ?? ''}
        onChange={(event) => change({ secondary_genre: genreOf(event.target.value) })}
      />
    </div>
  );
}
