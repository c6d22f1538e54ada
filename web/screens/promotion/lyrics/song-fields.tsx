import { GENRES, type Genre } from '@tangent/domain/genre.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { MOODS, type Mood } from '@tangent/domain/promotion/lyrics/mood.ts';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../parts/form/language-options.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** The fields that every lyric has. */
export interface SongValues {
  title: string;
  genre: Genre;
  mood: Mood;
  language: Language;
}

type SongFieldsProps = {
  values: SongValues;
  titleError: string | undefined;
  onChange: (change: Partial<SongValues>) => void;
};

export function SongFields({ values, titleError, onChange }: SongFieldsProps) {
  const { t, i18n } = useTranslation();
  const options = <Value extends string>(all: readonly Value[], toLabel: (value: Value) => string) =>
    all.map((value) => ({ value, label: toLabel(value) }));
  return (
    <>
      <TextField
        label={t('lyrics.field.title')}
        value={values.title}
        error={titleError}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('lyrics.field.genre')}
          value={values.genre}
          options={options(GENRES, (genre) => t(`genre.${genre}`))}
          onChange={(event) => onChange({ genre: event.target.value as Genre })}
        />
        <SelectField
          label={t('lyrics.field.mood')}
          value={values.mood}
          options={options(MOODS, (mood) => t(`lyrics.mood.${mood}`))}
          onChange={(event) => onChange({ mood: event.target.value as Mood })}
        />
        <SelectField
          label={t('lyrics.field.language')}
          value={values.language}
          options={options(LANGUAGES, (language) => languageName(language, i18n.language))}
          onChange={(event) => onChange({ language: event.target.value as Language })}
        />
      </div>
    </>
  );
}

/** The starting values: the language of the page. */
export function initialValues(language: Language | null): SongValues {
  return { title: '', genre: 'pop', mood: 'happy', language: language ?? 'en' };
}
