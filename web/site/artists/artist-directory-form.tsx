import type { ArtistDirectoryPage } from '@tangent/contract/catalogue/artist-directory.ts';
import {
  ARTIST_DIRECTORY_SORTS,
  type ArtistDirectorySort,
  buildArtistDirectoryQuery,
} from '@tangent/domain/catalogue/artist/artist-directory.ts';
import { ARTIST_NAME_CHARS } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import type { ReactNode } from 'react';
import { CATALOG_PATH } from '../app-paths.ts';
import type { PageContext } from '../page.ts';

const CONTROL = 'min-h-13 w-full rounded-control border border-line-strong bg-surface px-4 text-base text-ink';

type FormProps = { context: PageContext; page: ArtistDirectoryPage };

/** The filters of the directory as a form of their own address; a script submits it when a list changes. */
export function ArtistDirectoryForm({ context, page: { filter, countries } }: FormProps) {
  const { texts, language, request } = context;
  const locale = formatLocale(language);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const options = countries
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <form
      action={CATALOG_PATH}
      role="search"
      data-submits
      className="mt-6 grid gap-3 lg:grid-cols-[minmax(0,1fr)_190px_190px_auto]"
    >
      {request.query.lang !== undefined && <input type="hidden" name="lang" value={language} />}
      {filter.sort !== ARTIST_DIRECTORY_SORTS[0] && <input type="hidden" name="sort" value={filter.sort} />}
      <div className="flex gap-2">
        <label htmlFor="q" className="sr-only">
          {texts.t('catalogue.search')}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={filter.q}
          maxLength={ARTIST_NAME_CHARS.max}
          placeholder={texts.t('catalogue.name')}
          autoComplete="off"
          className={CONTROL}
        />
        <button
          type="submit"
          className="min-h-13 shrink-0 rounded-control bg-ink px-5 text-base font-strong text-paper"
        >
          {texts.t('catalogue.submit')}
        </button>
      </div>
      <Choice name="genre" label={texts.t('catalogue.genre')} all={texts.t('catalogue.genre_all')} value={filter.genre}>
        {GENRES.map((genre) => (
          <option key={genre} value={genre}>
            {texts.t(`genre.${genre}`)}
          </option>
        ))}
      </Choice>
      <Choice
        name="country"
        label={texts.t('catalogue.country')}
        all={texts.t('catalogue.country_all')}
        value={filter.country}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <SortLinks context={context} filter={filter} />
    </form>
  );
}

function SortLinks({ context, filter }: { context: PageContext; filter: ArtistDirectoryPage['filter'] }) {
  const { texts } = context;
  return (
    <nav
      aria-label={texts.t('catalogue.order')}
      className="flex min-h-13 items-center gap-1 rounded-control bg-sunken p-1"
    >
      {ARTIST_DIRECTORY_SORTS.map((sort) => (
        <a
          key={sort}
          href={getSortAddress(context, filter, sort)}
          aria-current={sort === filter.sort ? 'true' : undefined}
          className="grid min-h-11 grow place-items-center rounded-md px-3 text-15 whitespace-nowrap text-ink-2 hover:text-ink current:bg-surface current:font-bold current:text-ink current:shadow-sm"
        >
          {texts.t(`catalogue.sort.${sort}`)}
        </a>
      ))}
    </nav>
  );
}

type ChoiceProps = { name: string; label: string; all: string; value: string | null; children: ReactNode };

function Choice({ name, label, all, value, children }: ChoiceProps) {
  return (
    <div className="relative">
      <label htmlFor={name} className="sr-only">
        {label}
      </label>
      <select id={name} name={name} defaultValue={value ?? ''} className={`${CONTROL} appearance-none pr-9`}>
        <option value="">{all}</option>
        {children}
      </select>
      <svg
        viewBox="0 0 24 24"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d="m6 9 6 6 6-6" />
      </svg>
    </div>
  );
}

function getSortAddress(
  { request }: PageContext,
  filter: ArtistDirectoryPage['filter'],
  sort: ArtistDirectorySort,
): string {
  const query = new URLSearchParams(buildArtistDirectoryQuery({ ...filter, sort }));
  if (request.query.lang !== undefined) query.set('lang', request.query.lang);
  const text = query.toString();
  return text === '' ? CATALOG_PATH : `${CATALOG_PATH}?${text}`;
}
