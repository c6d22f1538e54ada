import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import { checkArtist } from '@tangent/domain/catalogue/artist/check-artist.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { useCreateArtist, useUpdateArtist } from '../../../api/catalogue/artist.ts';
import { issueResolver } from '../../form/issue-resolver.ts';
import { useIssueSentence } from '../../form/issue-sentence.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { type ArtistValues, findChanges, toArtistValues, toBody } from './artist-values.ts';

type Content = { readonly code: string; readonly params?: Readonly<Record<string, string | number>> | undefined };

/** The form of a profile: validated by the domain rules, saved by create or update, with errors at their fields. */
export function useArtistForm(
  artist: Artist | null,
  onSaved: (artist: Artist) => void,
  suggested?: Partial<ArtistValues>,
) {
  const toMessage = useFieldSentence();
  const create = useCreateArtist();
  const update = useUpdateArtist();
  // The values when the page opened: changes by other users meanwhile are not sent back.
  const [before] = useState(() => toArtistValues(artist, suggested));
  const form = useForm<ArtistValues>({
    defaultValues: before,
    mode: 'onTouched',
    resolver: issueResolver<ArtistValues>(checkArtist, (issue) => toMessage(issue.path, issue)),
  });
  useSavedForm(artist === null ? 'artist/new' : `artist/${artist.id}`, form);
  const save = (values: ArtistValues): Promise<Artist> =>
    artist === null
      ? create.mutateAsync(toBody(values))
      : update.mutateAsync({ id: artist.id, changes: findChanges(before, values) });
  const showErrors = (error: unknown) => {
    for (const [path, issue] of Object.entries(error instanceof ApiError ? error.errors : {})) {
      form.setError(path === 'picture_upload_id' ? 'picture' : (path as keyof ArtistValues), {
        message: toMessage(path, issue),
      });
    }
  };
  const submit = form.handleSubmit((values) => save(values).then(onSaved, showErrors));
  const { error, isPending } = artist === null ? create : update;
  return { form, submit, error, isPending };
}

/** Returns the error sentence of a field, with its label on the page. */
function useFieldSentence() {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  return (path: string, { code, params }: Content): string => {
    const field = t(`artist.field.${path as 'name'}`, { defaultValue: t('error.this_field') });
    return sentence({ code, path, ...(params ? { params } : {}) }, { field });
  };
}
