import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import { toNameKey } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageProfile, usePageSearch } from '../../../api/catalogue/artist.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PAGE_SERVICES } from './artist-pages.ts';
import { PageLine } from './page-line.tsx';
import { PageSearch } from './page-search.tsx';

type PagePickerProps = {
  page: ArtistPage;
  /** Id of the chosen page; empty without one. */
  value: string;
  /** The artist whose page it should be. */
  artist: string;
  /** A profile of the account: its followers are counted. */
  isOwn?: boolean;
  error: ReactNode;
  onChange: (id: string) => void;
};

/**
 * The artist's page at a service: searched by name, or pasted as link or id; then shown with its picture, with a button
 * to choose another.
 */
export function PagePicker({ page, value, artist, isOwn = false, error, onChange }: PagePickerProps) {
  const id = PAGE_SERVICES[page].findId(value);
  if (id === null) return <PageSearch page={page} isOwn={isOwn} error={error} onChoose={onChange} />;
  return <ChosenPage page={page} id={id} artist={artist} error={error} onUnlink={() => onChange('')} />;
}

type ChosenPageProps = Omit<PagePickerProps, 'value' | 'isOwn' | 'onChange'> & { id: string; onUnlink: () => void };

function ChosenPage({ page, id, artist, error, onUnlink }: ChosenPageProps) {
  const { t } = useTranslation();
  const { field, getAddress } = PAGE_SERVICES[page];
  const search = usePageSearch(page, id);
  const profile = search.data?.find((item) => item.id === id) ?? null;
  const isUnknown = search.isSuccess && !search.isPlaceholderData && profile === null;
  const problem = error ?? (isUnknown ? t(`artist.${page}.unknown`) : undefined);
  const isOther = profile !== null && artist.trim() !== '' && toNameKey(profile.name) !== toNameKey(artist);
  return (
    <section aria-label={t(`artist.field.${field}`)} className="grid min-w-0 gap-1.5">
      <p className="text-13 font-strong">{t(`artist.field.${field}`)}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line-strong px-3 py-2">
        <div className="min-w-0 flex-1 basis-48">
          {search.isPending ? <Skeleton className="h-9" /> : <ChosenLine id={id} profile={profile} />}
        </div>
        <a
          href={getAddress(id)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-9 items-center gap-1.5 text-13 font-strong underline underline-offset-3"
        >
          {t(`artist.${page}.open`)} <ExternalLink size={14} aria-hidden />
        </a>
        <Button size="small" onClick={onUnlink}>
          {t('artist.spotify.unlink')}
        </Button>
      </div>
      {isOther && <p className="text-13 text-warn">{t('artist.page_other_name', { name: profile.name, artist })}</p>}
      {problem && <FieldError id={`${page}-problem`}>{problem}</FieldError>}
    </section>
  );
}

// Without a response from the service only the stored id is shown.
function ChosenLine({ id, profile }: { id: string; profile: PageProfile | null }) {
  const { t } = useTranslation();
  if (profile) return <PageLine profile={profile} />;
  return <span className="text-13 break-all">{t('artist.spotify.profile', { id })}</span>;
}
