import type { Artist } from '@tangent/contract/artist.ts';
import { ARTIST_TYPES } from '@tangent/domain/artist/artist-type.ts';
import { type ArtistFields, checkArtist } from '@tangent/domain/artist/check-artist.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useCreateArtist } from '../api/artist.ts';
import { getErrorText } from '../api/error-text.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { issueResolver } from './issue-resolver.ts';
import { useIssueSentence } from './issue-sentence.ts';

const EMPTY: ArtistFields = { name: '', type: '', main_genre: '', legal_first_name: '', legal_last_name: '' };

type ArtistFormProps = { onCreated: (artist: Artist) => void; cancel: ReactNode };

/** A new artist profile: on its own page, and in the dialog of the wizard. */
export function ArtistForm({ onCreated, cancel }: ArtistFormProps) {
  const { t, i18n } = useTranslation();
  const { form, create, submit } = useArtistForm(onCreated);
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {create.isError && <Banner tone="bad" title={getErrorText(i18n, create.error)} />}
      <ArtistInputs form={form} />
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        {cancel}
        <Button type="submit" tone="volt" busy={create.isPending}>
          {t('artist.create')}
        </Button>
      </div>
    </form>
  );
}

function useArtistForm(onCreated: (artist: Artist) => void) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const create = useCreateArtist();
  const form = useForm<ArtistFields>({
    defaultValues: EMPTY,
    mode: 'onTouched',
    resolver: issueResolver(checkArtist, (issue) =>
      sentence(issue, { field: t(`artist.field.${issue.path as keyof ArtistFields}`) }),
    ),
  });
  const showErrors = (error: unknown) => {
    for (const [path, issue] of Object.entries(error instanceof ApiError ? error.errors : {})) {
      form.setError(path as keyof ArtistFields, { message: sentence({ code: issue.code, path }) });
    }
  };
  const submit = form.handleSubmit((fields) => create.mutateAsync(fields).then(onCreated, showErrors));
  return { form, create, submit };
}

function ArtistInputs({ form }: { form: UseFormReturn<ArtistFields> }) {
  const { t } = useTranslation();
  const fieldProps = (name: keyof ArtistFields) => ({
    label: t(`artist.field.${name}`),
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TextField {...fieldProps('name')} hint={t('artist.name_hint')} autoComplete="off" />
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
    </>
  );
}
