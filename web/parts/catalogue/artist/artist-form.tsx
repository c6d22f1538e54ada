import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import { ARTIST_PROFILES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../api/catalogue/artist.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { useUser } from '../../../app/session/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MoreFields } from './artist-form-more.tsx';
import { NameFields } from './artist-form-name.tsx';
import { ArtistLimit } from './artist-limit.tsx';
import { useArtistForm } from './use-artist-form.ts';

type ArtistFormProps = {
  /** The profile to edit; without one the form creates a new one, if the plan allows it. */
  artist?: Artist | null;
  /** For a dialog: only the required fields are open. */
  compact?: boolean;
  onSaved: (artist: Artist) => void;
  /** Reports whether there are unsaved changes. */
  onDirty?: (isDirty: boolean) => void;
  cancel: ReactNode;
};

/** The form of an artist profile: on the pages for a new and an existing one, and in the dialog of the wizard. */
export function ArtistForm({ artist = null, ...rest }: ArtistFormProps) {
  const { plan } = useUser();
  const artists = useArtists();
  if (artist !== null) return <ArtistFormBody artist={artist} {...rest} />;
  if (artists.isPending) return <Skeleton className="h-64" />;
  return <NewArtistForm isFull={(artists.data?.total ?? 0) >= ARTIST_PROFILES_MAX[plan]} {...rest} />;
}

// Decided once: the profile this form adds may be the last one allowed.
function NewArtistForm({ isFull, ...rest }: ArtistFormProps & { isFull: boolean }) {
  const [isClosed] = useState(isFull);
  return isClosed ? <ArtistLimit back={rest.cancel} /> : <ArtistFormBody {...rest} artist={null} />;
}

function ArtistFormBody({
  artist,
  compact = false,
  onSaved,
  onDirty,
  cancel,
}: ArtistFormProps & { artist: Artist | null }) {
  const { t, i18n } = useTranslation();
  const { form, submit, error, isPending } = useArtistForm(artist, onSaved);
  const { isDirty, errors } = form.formState;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const more = <MoreFields form={form} artist={artist} />;
  const hasErrorInMore = MORE_NAMES.some((name) => errors[name] !== undefined);
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {error && <Banner tone="bad" title={getErrorText(i18n, error)} />}
      <NameFields form={form} nameLocked={artist !== null && !artist.renamable} />
      {compact ? (
        <Disclosure title={t('artist.section.more')} summary={t('artist.section.more_summary')} forced={hasErrorInMore}>
          {more}
        </Disclosure>
      ) : (
        <div className="grid gap-5 border-t border-line pt-5">{more}</div>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        {cancel}
        <Button type="submit" tone="volt" busy={isPending}>
          {artist === null ? t('artist.create') : t('artist.save')}
        </Button>
      </div>
    </form>
  );
}

const MORE_NAMES = [
  'subgenre',
  'biography',
  'website',
  'country',
  'spotify_id',
  'apple_music_id',
  'isni',
  'spotify_artist_key',
  'picture',
] as const;
