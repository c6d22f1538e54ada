import { useTranslation } from 'react-i18next';
import type { PageProfile } from '../../../api/catalogue/artist.ts';
import { formatNumber } from '../../text/format.ts';
import { ArtistPortrait } from './artist-portrait.tsx';

/** Shows picture, name and followers of a page, because artists often share a name. */
export function PageLine({ profile }: { profile: PageProfile }) {
  const { t, i18n } = useTranslation();
  const { name, followers, genres, image_url } = profile;
  const number = followers === null ? '' : formatNumber(followers, i18n.language);
  const count = followers === null ? null : t('artist.spotify.followers', { count: followers, number });
  return (
    <span className="flex min-w-0 items-center gap-3">
      <ArtistPortrait name={name} src={image_url} className="size-9" />
      <span className="grid min-w-0">
        <span className="truncate font-strong">{name}</span>
        <span className="truncate text-xs text-ink-3">{[count, ...genres].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}
