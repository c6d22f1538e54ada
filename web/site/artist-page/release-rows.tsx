import type { ArtistPageRelease } from '@tangent/contract/promotion/artist-page.ts';
import clsx from 'clsx';
import type { PageContext } from '../page.ts';
import { formatShortDay } from '../release-page/format-day.ts';

/** Rows on a wide screen are as high as the lines of the record are apart. */
const ROW = 'relative mb-0.5 flex min-h-16.5 items-center gap-x-4 border-b-2 py-1.5';
const ACTION = 'inline-flex min-h-11 flex-none items-center gap-2 text-15 font-medium after:absolute after:inset-0';

/** The releases as rows: the first one that fans can save is the main action of the page. */
export function ReleaseRows({
  context,
  releases,
  shown,
}: {
  context: PageContext;
  releases: readonly ArtistPageRelease[];
  shown: number;
}) {
  const { texts } = context;
  const more = releases.slice(shown);
  return (
    <div className="relative max-xl:-mx-4 max-xl:bg-art-wash max-xl:px-4 max-xl:pt-2 sm:max-xl:-mx-8 sm:max-xl:px-8 xl:ml-188">
      <ul aria-label={texts.t('artist_page.releases')}>
        {releases.slice(0, shown).map((release, index) => (
          <ReleaseRow
            key={release.path ?? index}
            context={context}
            release={release}
            is_main={index === 0 && release.state === 'presave'}
            is_early={index < 4}
          />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="group/more mt-1.5">
          <summary className="flex min-h-12 w-fit list-none items-center gap-2.5 text-15 font-strong [&::-webkit-details-marker]:hidden">
            {texts.t('artist_page.more', { count: more.length })}
            <Icon d="m6 9 6 6 6-6" className="size-4.5 group-open/more:rotate-180" />
          </summary>
          <ul aria-label={texts.t('artist_page.earlier')}>
            {more.map((release, index) => (
              <ReleaseRow key={release.path ?? index} context={context} release={release} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type RowProps = { context: PageContext; release: ArtistPageRelease; is_main?: boolean; is_early?: boolean };

function ReleaseRow({ context, release, is_main = false, is_early = false }: RowProps) {
  const { title, path, cover_path, state } = release;
  return (
    <li
      className={clsx(
        ROW,
        'border-ink',
        is_main
          ? 'rounded-t-md bg-volt px-3 text-on-volt hover:bg-volt-hover max-xl:-mx-3 xl:-ml-3'
          : path !== null && 'hover:bg-art-card',
      )}
    >
      {cover_path === null ? (
        <span className="size-12 flex-none rounded-sleeve bg-art-line" />
      ) : (
        <img
          src={cover_path}
          alt=""
          width="48"
          height="48"
          loading={is_early ? 'eager' : 'lazy'}
          decoding="async"
          className="size-12 flex-none rounded-sleeve shadow-sleeve"
        />
      )}
      <span className="min-w-0 grow">
        <b dir="auto" className="block text-lg leading-6 font-strong tracking-heading wrap-anywhere xl:truncate">
          {title}
        </b>
        <span className={clsx('block text-13', is_main ? 'text-on-volt' : 'text-art-ink')}>
          {describeRelease(context, release)}
        </span>
      </span>
      {path !== null && (
        <a href={path} className={ACTION} aria-label={`${nameAction(context, state)}: ${title}`}>
          {nameAction(context, state)}
          {state === 'live' ? <Play /> : <Icon d="M5 12h14M13 6l6 6-6 6" className="size-4" />}
        </a>
      )}
    </li>
  );
}

function nameAction({ texts }: PageContext, state: ArtistPageRelease['state']): string {
  return state === 'live' ? texts.t('link.listen') : texts.t(`artist_page.action.${state}`);
}

/** Says what a release is and from when: 'EP, 3 tracks, 2026', or 'Single, out Sat 12 Dec'. */
function describeRelease(
  { texts, language }: PageContext,
  { release_type, track_count, state, date }: ArtistPageRelease,
): string {
  const parts = [
    texts.t(`release.type.${release_type}`),
    track_count > 1 && texts.t('artist_page.tracks', { count: track_count }),
    state === 'live' && date?.slice(0, 4),
    state === 'presave' && date !== null && texts.t('artist_page.out', { date: formatShortDay(date, language) }),
  ];
  return parts.filter(Boolean).join(', ');
}

export function Icon({ d, className }: { d: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`fill-none stroke-current stroke-2 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}

function Play() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden>
      <path d="M2.5 1v10L11 6Z" />
    </svg>
  );
}
