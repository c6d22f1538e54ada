import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useAccount } from '../../../api/identity/account.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../page/load-failed.tsx';
import { useHeldFiles } from '../upload/drop-music/held-files.ts';
import { NameFields } from './artist-form-name.tsx';
import { toArtistValues } from './artist-values.ts';
import { suggestArtist } from './suggest-artist.ts';
import { useArtistForm } from './use-artist-form.ts';

type FirstArtistFormProps = { onSaved: (artist: Artist) => void };
type Suggested = ReturnType<typeof suggestArtist>;

/** The first artist in one press: filled in from the tags of the waiting files and from the account. */
export function FirstArtistForm({ onSaved }: FirstArtistFormProps) {
  const { account, suggested } = useSuggestion();
  if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
  if (suggested === undefined) return <Skeleton className="h-64" />;
  return <FilledForm suggested={suggested} onSaved={onSaved} />;
}

function useSuggestion() {
  const account = useAccount();
  const files = useHeldFiles();
  const tags = useQuery({
    queryKey: heldFileKeys.tags(files),
    queryFn: () => readTags(files),
    // Files are read from the disk, with or without a connection.
    networkMode: 'always',
  });
  const suggested = account.data && tags.data && suggestArtist(tags.data, account.data);
  return { account, suggested };
}

const heldFileKeys = {
  tags: (files: readonly File[]) =>
    ['held-tags', files.map(({ name, size, lastModified }) => [name, size, lastModified])] as const,
};

async function readTags(files: readonly File[]) {
  if (files.length === 0) return [];
  // The readers of the formats are loaded with the first file.
  const { readAudio, sortFiles } = await import('../upload/drop-music/read-drop.ts');
  return (await readAudio(sortFiles(files).audio)).map(({ tags }) => tags);
}

function FilledForm({ suggested, onSaved }: FirstArtistFormProps & { suggested: Suggested }) {
  const { t, i18n } = useTranslation();
  const { form, submit, error, isPending } = useArtistForm(null, onSaved, suggested);
  const { isDirty } = form.formState;
  // Files may arrive later than the form; what was typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another suggestion replaces the values
  useEffect(() => {
    if (!isDirty) form.reset(toArtistValues(null, suggested));
  }, [JSON.stringify(suggested)]);
  return (
    <form className="grid flex-1 content-between gap-5" noValidate onSubmit={submit}>
      <div className="grid gap-4">
        {error && <Banner tone="bad" title={getErrorText(i18n, error)} />}
        <NameFields form={form} nameLocked={false} />
      </div>
      <Button type="submit" tone="volt" size="large" busy={isPending}>
        {t('drop.use_artist')}
      </Button>
    </form>
  );
}
