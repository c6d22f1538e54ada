import type { Playlist, PlaylistFilter } from '@tangent/contract/promotion/playlist.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { FORMAT_LOCALES } from '@tangent/domain/locale.ts';
import { PLAYLIST_PLATFORMS, PLAYLIST_TAKES } from '@tangent/domain/promotion/playlist/playlist.ts';
import { PLATFORM_NAMES } from '../../texts/platform-names.ts';
import { APP_PATHS, PLAYLISTS_PATH } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { FollowerLine } from './follower-line.tsx';
import { PlaylistCover } from './playlist-cover.tsx';

type Texts = PageContext['texts'];

/** The playlists that the page shows, and the filter that chose them. */
export type PlaylistsView = {
  readonly items: readonly Playlist[];
  readonly total: number;
  readonly filter: PlaylistFilter;
};

const CONTROL = 'min-h-10 min-w-0 rounded-control bg-surface px-3 ring-1 ring-inset ring-line-strong';

/** Builds /playlists: everybody sees which playlists take songs, how they do and how fast they answer (S2-033). */
export function buildPlaylistsPage(context: PageContext, view: PlaylistsView): PageContent {
  const { texts, request } = context;
  const open = view.items.filter(({ is_open }) => is_open).length;
  return {
    title: texts.t('playlist.page.title', { product: request.product_name }),
    description: texts.t('playlist.page.text'),
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className="mx-auto grid max-w-page gap-6 px-4 py-10 sm:px-8">
          <div>
            <h1 className="display text-section">{texts.t('playlist.page.fact', { count: open })}</h1>
            <p className="mt-3 max-w-lead text-15 text-ink-2">{texts.t('playlist.page.text')}</p>
            {request.is_signed_in && (
              <a className="mt-2 inline-block text-15 font-strong underline" href={APP_PATHS.pitches}>
                {texts.t('playlist.page.own')}
              </a>
            )}
          </div>
          <Filter context={context} filter={view.filter} />
          <PlaylistTable context={context} view={view} />
          <p className="max-w-prose text-13 text-ink-2">{texts.t('playlist.page.promise')}</p>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

/** The filter is a plain form: it works without a script, and its address can be shared. */
function Filter({ context: { texts, language }, filter }: { context: PageContext; filter: PlaylistFilter }) {
  const { t } = texts;
  const choices = [
    { name: 'platform', value: filter.platform, options: PLAYLIST_PLATFORMS.map((one) => [one, PLATFORM_NAMES[one]]) },
    { name: 'genre', value: filter.genre, options: GENRES.map((one) => [one, t(`genre.${one}`)]) },
    { name: 'takes', value: filter.takes, options: PLAYLIST_TAKES.map((one) => [one, t(`playlist.takes.${one}`)]) },
  ] as const;
  return (
    <form method="get" action={PLAYLISTS_PATH} className="flex flex-wrap items-end gap-3" role="search">
      <input type="hidden" name="lang" value={language} />
      <label className="grid gap-1 text-13 font-strong">
        {t('playlist.page.search')}
        <input type="search" name="q" defaultValue={filter.q ?? ''} maxLength={100} className={CONTROL} />
      </label>
      {choices.map(({ name, value, options }) => (
        <label key={name} className="grid gap-1 text-13 font-strong">
          {t(`playlist.column.${name}`)}
          <select name={name} defaultValue={value ?? ''} className={CONTROL}>
            <option value="">{t('playlist.page.all')}</option>
            {options.map(([option, label]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="min-h-10 rounded-control bg-ink px-4 font-strong text-paper">
        {t('playlist.page.show')}
      </button>
    </form>
  );
}

function PlaylistTable({ context, view: { items, filter } }: { context: PageContext; view: PlaylistsView }) {
  const { t } = context.texts;
  if (items.length === 0) {
    const reason = Object.values(filter).some(Boolean) ? 'none' : 'empty';
    return (
      <div className="rounded-card bg-surface p-8 text-center ring-1 ring-line">
        <h2 className="font-bold">{t(`playlist.page.${reason}.title`)}</h2>
        <p className="mt-1 text-ink-2">{t(`playlist.page.${reason}.text`)}</p>
        {reason === 'none' && (
          <a className="mt-3 inline-block font-strong underline" href={PLAYLISTS_PATH}>
            {t('playlist.page.none.action')}
          </a>
        )}
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface ring-1 ring-line">
      {items.map((playlist) => (
        <PlaylistRow key={playlist.id} context={context} playlist={playlist} />
      ))}
    </ul>
  );
}

const TONES = {
  growth: 'text-good',
  flat: 'text-ink-2',
  decline: 'text-warn',
  jump: 'text-bad',
  reported: 'text-bad',
  unknown: 'text-ink-2',
} as const satisfies Record<Playlist['health'], string>;

function PlaylistRow({ context: { texts, language }, playlist }: { context: PageContext; playlist: Playlist }) {
  const { t } = texts;
  const { id, name, curator, platform, genre, takes, songs_per_week, health, is_open } = playlist;
  const number = new Intl.NumberFormat(FORMAT_LOCALES[language]);
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-4 gap-y-2 p-4 lg:grid-cols-[3rem_minmax(10rem,1.4fr)_7rem_6rem_minmax(11rem,1.2fr)_8rem_9rem_6rem]">
      <PlaylistCover name={name} className="size-12 rounded-sm" />
      <span className="min-w-0">
        <a className="block font-bold hover:underline" href={playlist.url} rel="noopener nofollow">
          {name}
        </a>
        <span className="block text-13 text-ink-2">
          {curator} · {PLATFORM_NAMES[platform]}
        </span>
      </span>
      <span className="hidden text-13 text-ink-2 lg:block">{t(`genre.${genre}`)}</span>
      <span className="num text-right font-bold lg:text-left">
        {number.format(playlist.followers)}
        <span className="block text-xs font-soft text-ink-2">{t('playlist.column.followers')}</span>
      </span>
      <span className="col-span-full flex items-center gap-3 text-13 lg:col-span-1">
        <FollowerLine history={playlist.follower_history} />
        <span className={TONES[health]}>
          {t(`playlist.health.${health}`)}
          <span className="block text-ink-2">{t('playlist.songs_per_week', { count: songs_per_week })}</span>
        </span>
      </span>
      <span className="col-span-2 text-13 text-ink-2 lg:col-span-1">{t(`playlist.takes.${takes}`)}</span>
      <Answers texts={texts} playlist={playlist} />
      {is_open ? (
        <a
          className="col-start-3 rounded-control px-4 py-2 text-center font-strong ring-1 ring-line-strong ring-inset hover:bg-sunken lg:col-start-auto"
          href={APP_PATHS.pitch.replace(':id', id)}
          aria-label={t('playlist.pitch_to', { playlist: name })}
        >
          {t('playlist.pitch')}
        </a>
      ) : (
        <span className="text-13 text-ink-2">
          {t(playlist.health === 'reported' ? 'playlist.closed_by_us' : 'playlist.closed')}
        </span>
      )}
    </li>
  );
}

/** How fast the curator answers: as measured, or as promised while too few pitches are decided. */
function Answers({ texts: { t }, playlist: { answer_days, answers } }: { texts: Texts; playlist: Playlist }) {
  const days = answers?.days ?? null;
  return (
    <span className="col-span-2 text-13 font-strong lg:col-span-1">
      {days === null ? t('playlist.promised', { count: answer_days }) : t('playlist.answers_in', { count: days })}
      {answers !== null && (
        <span className="block font-soft text-ink-2">
          {t('playlist.accepted', { percent: answers.accepted_percent, count: answers.pitches })}
        </span>
      )}
    </span>
  );
}
