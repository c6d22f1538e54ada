import type { DirectoryArtist } from '@tangent/contract/catalogue/artist-directory.ts';
import { formatLocale, type Language } from '@tangent/domain/locale.ts';
import type { PageContext } from '../page.ts';
import { Seal } from './seal.tsx';

/** Grooves from the rim inward, one for each release: their distance, and how near the label they may come. */
const GROOVES = { rim: 47.5, pitch: 1.45, inner: 28, max: 20 } as const;
/** From this number on followers are shortened. */
const SHORTENED_FROM = 10_000;

/** The formats of a language: to create one takes longer than to use it for all cards of a page. */
export type CardFormats = { regions: Intl.DisplayNames; count: Intl.NumberFormat; short_count: Intl.NumberFormat };

export function createCardFormats(language: Language): CardFormats {
  const locale = formatLocale(language);
  return {
    regions: new Intl.DisplayNames(locale, { type: 'region' }),
    count: new Intl.NumberFormat(locale),
    short_count: new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  };
}

type CardProps = { context: PageContext; artist: DirectoryArtist };

/** An artist as a record: the newest cover is its label, and every release is a groove. */
export function ArtistCard({ context, artist, formats }: CardProps & { formats: CardFormats }) {
  const { texts } = context;
  const country = artist.country && formats.regions.of(artist.country);
  const about = [texts.t(`artist.type.${artist.type}`), texts.t(`genre.${artist.main_genre}`), country];
  return (
    <li id={`artist-${artist.id}`} className="group relative min-w-0">
      <RecordPicture artist={artist} />
      <h2 className="mt-4 flex items-center gap-2 text-xl leading-6 font-bold tracking-heading">
        <ArtistName artist={artist} />
        {artist.verified && <Seal label={texts.t('artist.verified')} className="size-4.5" ground="var(--paper)" />}
      </h2>
      <p className="mt-1 text-15 text-ink-2">{about.filter(Boolean).join(', ')}</p>
      <p className="mt-0.5 text-13 text-ink-3">
        {describeFollowers(texts, formats, artist.followers)},{' '}
        {texts.t('catalogue.releases', { count: artist.release_count })}
      </p>
      <ListenLinks context={context} artist={artist} />
    </li>
  );
}

/** The name, which opens the artist's page from anywhere on the card; the links to music lie above it. */
function ArtistName({ artist: { name, page_key } }: Pick<CardProps, 'artist'>) {
  const text = 'min-w-0 [overflow-wrap:anywhere]';
  if (page_key === null) {
    return (
      <span dir="auto" className={text}>
        {name}
      </span>
    );
  }
  return (
    <a
      href={`/artist/${page_key}`}
      dir="auto"
      className={`${text} decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0`}
    >
      {name}
    </a>
  );
}

function ListenLinks({ context: { texts }, artist }: CardProps) {
  const { newest, spotify_id, name } = artist;
  if (newest === null && spotify_id === null) return null;
  return (
    <p className="relative z-1 mt-2 flex w-fit flex-wrap gap-x-5 text-15 font-strong">
      {newest !== null && (
        <a
          href={`/release/${newest.key}`}
          aria-label={texts.t('catalogue.listen', { title: newest.title, artist: name })}
          className="py-1.5 underline decoration-1 underline-offset-4 [overflow-wrap:anywhere]"
        >
          {newest.title}
        </a>
      )}
      {spotify_id !== null && (
        <a
          href={`https://open.spotify.com/artist/${spotify_id}`}
          rel="noopener"
          aria-label={texts.t('catalogue.on_spotify', { artist: name })}
          className="py-1.5 underline decoration-1 underline-offset-4"
        >
          Spotify
        </a>
      )}
    </p>
  );
}

function RecordPicture({ artist: { newest, release_count } }: Pick<CardProps, 'artist'>) {
  const count = Math.min(release_count, GROOVES.max);
  const pitch = Math.min(GROOVES.pitch, (GROOVES.rim - GROOVES.inner) / Math.max(1, count - 1));
  return (
    <div className="relative aspect-square">
      <svg viewBox="0 0 100 100" className="crate size-full" aria-hidden>
        <circle cx="50" cy="50" r="50" fill="var(--hero-disc)" />
        <g fill="none" stroke="var(--hero-groove)" strokeWidth=".55">
          {Array.from({ length: count }, (_, index) => {
            const radius = (GROOVES.rim - index * pitch).toFixed(2);
            return <circle key={radius} cx="50" cy="50" r={radius} />;
          })}
        </g>
        <circle cx="50" cy="50" r="23" fill="var(--hero-label)" />
      </svg>
      {/* The groove that leaves the record leads on to the next one. */}
      <i
        aria-hidden
        className="absolute top-0 -right-4 left-1/2 origin-left scale-x-0 border-t-2 border-ink group-focus-within:scale-x-100 group-hover:scale-x-100 motion-safe:transition-transform motion-safe:duration-(--slow) md:-right-8"
      />
      {newest?.cover_path != null && (
        <img
          src={newest.cover_path}
          alt=""
          width="300"
          height="300"
          loading="lazy"
          decoding="async"
          className="absolute top-[27%] left-[27%] size-[46%] rounded-full object-cover motion-safe:transition-transform motion-safe:duration-200 motion-safe:group-hover:rotate-24"
        />
      )}
      <span className="absolute top-[48.3%] left-[48.3%] size-[3.4%] rounded-full bg-paper" />
    </div>
  );
}

function describeFollowers(texts: PageContext['texts'], formats: CardFormats, followers: number | null): string {
  if (followers === null) return texts.t('catalogue.followers_unknown');
  const format = followers >= SHORTENED_FROM ? formats.short_count : formats.count;
  return texts.t('catalogue.followers', { count: followers, value: format.format(followers) });
}
