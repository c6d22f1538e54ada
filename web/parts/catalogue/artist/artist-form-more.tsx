import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import { cleanWebsite } from '@tangent/domain/catalogue/artist/website.ts';
import { BIOGRAPHY_MAX_CHARS } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { countCharacters } from '@tangent/domain/check-text.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { useCallback, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { countryOptions } from '../../form/country-options.ts';
import { ArtistPicture } from './artist-picture.tsx';
import type { ArtistValues } from './artist-values.ts';
import { IdentityFields } from './identity-fields.tsx';

type MoreFieldsProps = { form: UseFormReturn<ArtistValues>; artist: Artist | null };

/** The optional fields of a profile. */
export function MoreFields({ form, artist }: MoreFieldsProps) {
  const { t, i18n } = useTranslation();
  const { name, picture, country, show_in_catalogue } = form.watch();
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const setPicture = useCallback(
    (value: ArtistValues['picture']) => form.setValue('picture', value, { shouldDirty: true }),
    [form],
  );
  return (
    <div className="grid gap-5">
      <ArtistPicture artistId={artist?.id ?? null} name={name} value={picture} onChange={setPicture} />
      <IdentityFields form={form} hasKey={artist?.has_spotify_artist_key ?? false} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SubgenreField form={form} />
        <ComboboxField
          label={t('artist.field.country')}
          error={form.formState.errors.country?.message}
          optional
          placeholder={t('artist.choose')}
          options={countries}
          value={country || null}
          onChange={(value) => form.setValue('country', value ?? '', { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <TextFields form={form} />
      <SwitchField
        label={t('artist.catalogue.label')}
        hint={t('artist.catalogue.hint')}
        checked={show_in_catalogue}
        onChange={(checked) => form.setValue('show_in_catalogue', checked, { shouldDirty: true })}
      />
    </div>
  );
}

type FormProps = { form: UseFormReturn<ArtistValues> };

// The main genre is not offered as a subgenre; if it is set to the same later, the field shows an error.
function SubgenreField({ form }: FormProps) {
  const { t } = useTranslation();
  const { main_genre, subgenre } = form.watch();
  const genres = GENRES.filter((value) => value !== main_genre || value === subgenre);
  return (
    <SelectField
      label={t('artist.field.subgenre')}
      error={form.formState.errors.subgenre?.message}
      optional
      placeholder={t('artist.none')}
      options={genres.map((value) => ({ value, label: t(`genre.${value}`) }))}
      {...form.register('subgenre')}
    />
  );
}

function TextFields({ form }: FormProps) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const left = BIOGRAPHY_MAX_CHARS - countCharacters(form.watch('biography'));
  const website = form.register('website');
  return (
    <>
      <TextareaField
        label={t('artist.field.biography')}
        error={errors.biography?.message}
        hint={left < 0 ? undefined : t('artist.characters_left', { count: left })}
        optional
        rows={5}
        className="min-h-28"
        {...form.register('biography')}
      />
      <TextField
        label={t('artist.field.website')}
        error={errors.website?.message}
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        {...website}
        onBlur={(event) => {
          const clean = cleanWebsite(event.target.value);
          if (clean !== event.target.value) form.setValue('website', clean, { shouldDirty: true });
          return website.onBlur(event);
        }}
      />
    </>
  );
}
