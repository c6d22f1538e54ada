import { GENRES, type Genre } from '@tangent/domain/genre.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField } from '../draft/use-field.ts';
import { PaidField } from '../submit/paid-field.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';

/** The second genre requires the first and must differ from it (S5-018). */
export function ReleaseGenres() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const primary = useForm((form) => form.primary_genre);
  const secondary = useForm((form) => form.secondary_genre);
  const options = GENRES.map((value) => ({ value, label: t(`genre.${value}`) }));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...useField('primary_genre')}
        placeholder={t('wizard.choose')}
        options={options}
        value={primary ?? ''}
        onChange={(event) => change({ primary_genre: toGenre(event.target.value) })}
      />
      <PaidField
        capability="secondary_genre"
        path="secondary_genre"
        value={secondary === null ? '' : t(`genre.${secondary}`)}
        onRemove={() => change({ secondary_genre: null })}
      >
        {primary === null && secondary === null ? <SecondGenreLater /> : <SecondGenre options={options} />}
      </PaidField>
    </div>
  );
}

function SecondGenreLater() {
  const { t } = useTranslation();
  return (
    <TextField {...useField('secondary_genre')} optional readOnly value="" hint={t('error.primary_genre_first')} />
  );
}

function SecondGenre({ options }: { options: readonly { value: Genre; label: string }[] }) {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const primary = useForm((form) => form.primary_genre);
  return (
    <SelectField
      {...useField('secondary_genre')}
      optional
      placeholder={t('wizard.none')}
      options={options.filter(({ value }) => value !== primary)}
      value={useForm((form) => form.secondary_genre) ?? ''}
      onChange={(event) => change({ secondary_genre: toGenre(event.target.value) })}
    />
  );
}

function toGenre(value: string): Genre | null {
  return value === '' ? null : (value as Genre);
}
