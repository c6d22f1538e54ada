import type { DashboardRelease } from '@tangent/contract/insight/dashboard.ts';
import { SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { clsx } from 'clsx';
import { ChevronsUpDown, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboardReleases } from '../../../api/insight/dashboard.ts';
import { useUser } from '../../../app/session/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CONTROL_CLASS } from '../../../ui/form/control-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { HubCover } from './hub-cover.tsx';
import { OpenMoves } from './open-moves.tsx';
import { ToolCard, ToolRow } from './tool-card.tsx';
import { filterTools, listTools, TOOL_CATEGORIES, type Tool, type ToolCategory } from './tool-list.ts';

/** All tools, by category and by search (A-047). */
export function Tools() {
  const { t } = useTranslation();
  const [category, setCategory] = useState<ToolCategory | null>(null);
  const [search, setSearch] = useState('');
  const tools = listTools();
  const describe = ({ name }: Tool) => ({
    name: t(`tools.name.${name}`),
    also: `${t(`tools.text.${name}`)} ${t(`palette.words.${name}`)}`,
  });
  const found = filterTools(tools, { category, search }, describe);
  return (
    <div className="grid gap-6">
      <HubHead count={tools.length} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Categories tools={tools} current={category} onChoose={setCategory} />
        <SearchBox value={search} onChange={setSearch} />
      </div>
      <p role="status" className="sr-only">
        {t('tools.found', { count: found.length })}
      </p>
      {found.length === 0 && <EmptyState title={t('tools.none.title')}>{t('tools.none.text')}</EmptyState>}
      <HubCover />
      {TOOL_CATEGORIES.map((name) => (
        <ToolGroup key={name} category={name} tools={found.filter((tool) => tool.category === name)} />
      ))}
    </div>
  );
}

/** The open steps of the next release, or of one that is chosen; without releases, how many tools there are. */
function HubHead({ count }: { count: number }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isPending } = useDashboardReleases();
  const releases = [...(data?.upcoming ?? []), ...(data?.latest ?? [])];
  const id = chosen ?? releases[0]?.id;
  if (isPending) return <div className="h-96" aria-hidden />;
  if (id === undefined) return <PageTitle below={t('tools.fact', { count })}>{t('tools.title')}</PageTitle>;
  const chooser = releases.length > 1 && (
    <ReleaseChooser releases={releases} id={id} onChoose={(release) => setChosen(release)} />
  );
  return <OpenMoves release_id={id} chooser={chooser} />;
}

type ChooserProps = { releases: readonly DashboardRelease[]; id: string; onChoose: (id: string) => void };

function ReleaseChooser({ releases, id, onChoose }: ChooserProps) {
  const { t } = useTranslation();
  return (
    <label className="room-button relative max-w-64">
      <span className="sr-only">{t('tools.moves.choose')}</span>
      <select
        value={id}
        onChange={({ target }) => onChoose(target.value)}
        className="min-w-0 appearance-none truncate bg-transparent pr-5 text-ink outline-offset-8"
      >
        {releases.map((release) => (
          <option key={release.id} value={release.id}>
            {release.title.trim() || t('release.untitled')}
          </option>
        ))}
      </select>
      <ChevronsUpDown size={15} className="pointer-events-none absolute right-3" aria-hidden />
    </label>
  );
}

type CategoriesProps = {
  tools: readonly Tool[];
  current: ToolCategory | null;
  onChoose: (category: ToolCategory | null) => void;
};

function Categories({ tools, current, onChoose }: CategoriesProps) {
  const { t } = useTranslation();
  const count = (name: ToolCategory | null) => tools.filter((tool) => name === null || tool.category === name).length;
  return (
    <div role="group" aria-label={t('tools.categories')} className="flex flex-wrap gap-2">
      {[null, ...TOOL_CATEGORIES].map((name) => (
        <button
          key={name ?? 'all'}
          type="button"
          aria-pressed={current === name}
          onClick={() => onChoose(name)}
          className={clsx(
            'tap inline-flex min-h-9 items-center gap-2 rounded-full px-4 text-13 font-strong ring-1 ring-inset',
            current === name ? 'bg-ink text-paper ring-ink' : 'bg-surface ring-line-strong hover:bg-sunken',
          )}
        >
          {t(`tools.category.${name ?? 'all'}`)} <span className="num opacity-75">{count(name)}</span>
        </button>
      ))}
    </div>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="relative w-full sm:w-64">
      <label htmlFor={id} className="sr-only">
        {t('tools.search')}
      </label>
      <Search
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
        aria-hidden
      />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={t('tools.search')}
        onChange={({ target }) => onChange(target.value)}
        className={clsx(CONTROL_CLASS, 'pl-9')}
      />
    </div>
  );
}

/** The plan decides how soon a request is answered (A-008). */
function AnswerPromise() {
  const { t } = useTranslation();
  const { plan } = useUser();
  return <p className="text-13 text-ink-2">{t('tools.answered_within', { hours: SUPPORT_HOURS[plan] })}</p>;
}

/** Requests to staff are rows; all other tools have a card with a drawing. */
function ToolGroup({ category, tools }: { category: ToolCategory; tools: readonly Tool[] }) {
  const { t } = useTranslation();
  if (tools.length === 0) return null;
  return (
    <section className="grid gap-3" aria-label={t(`tools.category.${category}`)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="display text-xl leading-tight">{t(`tools.heading.${category}`)}</h2>
        {category === 'forms' && <AnswerPromise />}
      </div>
      {category === 'forms' ? (
        <ul className="border-t-2 border-ink">
          {tools.map((tool) => (
            <ToolRow key={tool.name} tool={tool} />
          ))}
        </ul>
      ) : (
        // Five are one row, three are not stretched.
        <ul className={clsx('grid gap-x-7 sm:grid-cols-2', tools.length > 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4')}>
          {tools.map((tool) => (
            <ToolCard key={tool.name} tool={tool} />
          ))}
        </ul>
      )}
    </section>
  );
}
