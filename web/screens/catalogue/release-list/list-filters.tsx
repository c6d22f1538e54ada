import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { RELEASE_FILTERS, type ReleaseFilter } from '@tangent/domain/catalogue/release/release-filter.ts';
import { RELEASE_SORTS } from '@tangent/domain/catalogue/release/release-sort.ts';
import { RELEASE_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { clsx } from 'clsx';
import { ChevronDown, LayoutGrid, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../api/catalogue/artist.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { CONTROL_CLASS } from '../../../ui/form/control-class.ts';
import { SearchBox } from './search-box.tsx';
import type { ListChange, ListFilter } from './use-list-query.ts';
import { LIST_VIEWS, type ListView } from './use-list-view.ts';

type FilterCounts = Readonly<Record<ReleaseFilter, number>>;
type Change = (changes: ListChange, options?: { isTyped?: boolean }) => void;

type ListFiltersProps = {
  filter: ListFilter;
  counts: FilterCounts | undefined;
  onChange: Change;
  view: ListView;
  onView: (view: ListView) => void;
};

/** Search, groups of statuses, artist, type, order and view of the list. */
export function ListFilters({ filter, counts, onChange, view, onView }: ListFiltersProps) {
  return (
    // Search and view share a row on a phone, so that the first covers are on its first screen.
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox value={filter.q} onChange={(q, options) => onChange({ q }, options)} />
      <StatusChips chosen={filter.status} counts={counts} onChange={(status) => onChange({ status })} />
      <span className="-mt-3 basis-full max-sm:hidden" />
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:order-3 max-sm:basis-full">
        <ArtistFilter value={filter.artist} onChange={(artist) => onChange({ artist })} />
        <TypeFilter value={filter.type} onChange={(type) => onChange({ type })} />
        <SortFilter value={filter.sort} onChange={(sort) => onChange({ sort })} />
      </div>
      <ViewSwitch view={view} onChange={onView} />
    </div>
  );
}

type ChipsProps = {
  chosen: ReleaseFilter | null;
  counts: FilterCounts | undefined;
  onChange: (status: ReleaseFilter | null) => void;
};

/** The groups of statuses with their numbers; a group without releases is left out unless it is chosen. */
function StatusChips({ chosen, counts, onChange }: ChipsProps) {
  const { t, i18n } = useTranslation();
  const total = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const visible = RELEASE_FILTERS.filter((name) => name === chosen || (counts?.[name] ?? 0) > 0);
  const chips = [{ name: null, count: total }, ...visible.map((name) => ({ name, count: counts?.[name] }))];
  return (
    <div
      role="group"
      aria-label={t('release_list.status')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 max-sm:order-2 max-sm:basis-[calc(100%+2rem)] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chips.map(({ name, count }) => (
        <button
          key={name ?? 'all'}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChange(name)}
          className="min-h-9 shrink-0 rounded-full px-3.5 text-13 font-strong whitespace-nowrap ring-1 ring-line-strong ring-inset pointer-coarse:min-h-11 hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:ring-ink"
        >
          {t(`release_list.filter.${name ?? 'all'}`)}
          {count !== undefined && (
            <>
              {' '}
              <span className="num ml-0.5 opacity-75">{formatNumber(count, i18n.language)}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

type SelectProps = {
  label: string;
  value: string | null;
  /** The choice that filters nothing. */
  any?: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
};

function FilterSelect({ label, value, any, options, onChange }: SelectProps) {
  return (
    <span className="relative max-sm:grow sm:max-w-52">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        className={clsx(CONTROL_CLASS, 'appearance-none truncate pr-7 pl-2.5 sm:pr-9 sm:pl-3')}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-ink-3 sm:right-3"
        aria-hidden
      />
    </span>
  );
}

type Choice = { value: string | null; onChange: (value: string | null) => void };

/** Only for accounts with several artists, or when the address names one. */
function ArtistFilter({ value, onChange }: Choice) {
  const { t } = useTranslation();
  const artists = useArtists().data?.items ?? [];
  if (artists.length < 2 && value === null) return null;
  const options = artists.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterSelect
      label={t('release_list.artist')}
      any={t('release_list.any_artist')}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

function TypeFilter({ value, onChange }: Choice) {
  const { t } = useTranslation();
  const options = RELEASE_TYPES.map((type: ReleaseListItem['release_type']) => ({
    value: type,
    label: t(`release.type.${type}`),
  }));
  return (
    <FilterSelect
      label={t('release_list.type')}
      any={t('release_list.any_type')}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

/** Sorts by creation time, newest or oldest first. */
function SortFilter({ value, onChange }: Choice) {
  const { t } = useTranslation();
  const options = RELEASE_SORTS.map((sort) => ({ value: sort, label: t(`release.list.${sort}`) }));
  return <FilterSelect label={t('release.list.sort')} value={value} options={options} onChange={onChange} />;
}

const VIEW_ICONS = { table: Rows3, grid: LayoutGrid } as const;

function ViewSwitch({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('release_list.view.label')}
      className="ml-auto flex rounded-control bg-sunken p-0.5 max-sm:order-1"
    >
      {LIST_VIEWS.map((name) => {
        const Icon = VIEW_ICONS[name];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            title={t(`release_list.view.${name}`)}
            onClick={() => onChange(name)}
            className="flex min-h-8 items-center gap-1.5 rounded-md px-3 text-13 font-strong text-ink-2 pointer-coarse:min-h-10 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line"
          >
            <Icon size={16} aria-hidden /> <span className="max-sm:sr-only">{t(`release_list.view.${name}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
