import { ARTIST_TYPES } from '@tangent/domain/catalogue/artist/artist-type.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ArtistValues } from './artist-values.ts';

type NameFieldsProps = { form: UseFormReturn<ArtistValues>; nameLocked: boolean };

/** The required fields of a profile. */
export function NameFields({ form, nameLocked }: NameFieldsProps) {
  const { t } = useTranslation();
  const fieldProps = (name: 'name' | 'type' | 'main_genre' | 'legal_first_name' | 'legal_last_name') => ({
    label: t(`artist.field.${name}`),
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <div className="grid gap-4">
      <TextField
        {...fieldProps('name')}
        readOnly={nameLocked}
        hint={nameLocked ? t('artist.name_locked') : t('artist.name_hint')}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...fieldProps('type')}
          placeholder={t('artist.choose')}
          options={ARTIST_TYPES.map((value) => ({ value, label: t(`artist.type.${value}`) }))}
        />
        <SelectField
          {...fieldProps('main_genre')}
          placeholder={t('artist.choose')}
          options={GENRES.map((value) => ({ value, label: t(`genre.${value}`) }))}
        />
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">{t('artist.legal_name')}</legend>
        <TextField {...fieldProps('legal_first_name')} autoComplete="given-name" />
        <TextField {...fieldProps('legal_last_name')} autoComplete="family-name" />
        <p className="text-xs text-ink-3 sm:col-span-2">{t('artist.legal_hint')}</p>
      </fieldset>
    </div>
  );
}
