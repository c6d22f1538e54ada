import type { SpotifyProfile } from '@tangent/contract/artist.ts';
import { findSpotifyArtistId } from '@tangent/domain/artist/spotify-id.ts';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpotifySearch } from '../../api/artist.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SpotifyProfileLine } from './spotify-profile-line.tsx';
import { SpotifySearch } from './spotify-search.tsx';

type SpotifyPickerProps = {
  /** Id of the linked profile; empty without one. */
  value: string;
  error: ReactNode;
  onChange: (id: string) => void;
};

/**
 * The artist's profile on Spotify: searched by name, or pasted as link, URI or id; then shown, with a button to unlink
 * it.
 */
export function SpotifyPicker({ value, error, onChange }: SpotifyPickerProps) {
  const id = findSpotifyArtistId(value);
  if (id === null) return <SpotifySearch error={error} onChoose={onChange} />;
  return <LinkedProfile id={id} error={error} onUnlink={() => onChange('')} />;
}

type LinkedProfileProps = { id: string; error: ReactNode; onUnlink: () => void };

function LinkedProfile({ id, error, onUnlink }: LinkedProfileProps) {
  const { t } = useTranslation();
  const search = useSpotifySearch(id);
  const profile = search.data?.items.find((item) => item.spotify_id === id) ?? null;
  const isUnknown = search.isSuccess && !search.isPlaceholderData && profile === null;
  const problem = error ?? (isUnknown ? t('artist.spotify.unknown') : undefined);
  return (
    <section aria-label={t('artist.field.spotify_id')} className="grid min-w-0 gap-1.5">
      <p className="text-13 font-[600]">{t('artist.field.spotify_id')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line-strong px-3 py-2">
        <div className="min-w-0 flex-1 basis-48">
          {search.isPending ? <Skeleton className="h-9" /> : <ProfileLine id={id} profile={profile} />}
        </div>
        <a
          href={`https://open.spotify.com/artist/${id}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-9 items-center gap-1.5 text-13 font-[600] underline underline-offset-3"
        >
          {t('artist.spotify.open')} <ExternalLink size={14} aria-hidden />
        </a>
        <Button size="small" onClick={onUnlink}>
          {t('artist.spotify.unlink')}
        </Button>
      </div>
      {problem && <FieldError id="spotify-problem">{problem}</FieldError>}
    </section>
  );
}

// Without a response from Spotify only the stored id is shown.
function ProfileLine({ id, profile }: { id: string; profile: SpotifyProfile | null }) {
  const { t } = useTranslation();
  if (profile) return <SpotifyProfileLine profile={profile} />;
  return <span className="text-13 break-all">{t('artist.spotify.profile', { id })}</span>;
}
