import { SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../app/session/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CONTROL_CLASS } from '../../../ui/form/control-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { HubCover } from './hub-cover.tsx';
import { ToolCard } from './tool-card.tsx';
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
      <PageTitle above={t('tools.title')}>{t('tools.fact', { count: tools.length })}</PageTitle>
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

/** Tools that make something have a card of their own; the others share one frame. */
function ToolGroup({ category, tools }: { category: ToolCategory; tools: readonly Tool[] }) {
  const { t } = useTranslation();
  if (tools.length === 0) return null;
  const isApart = category === 'ai';
  return (
    <section className="grid gap-3" aria-label={t(`tools.category.${category}`)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-15 font-bold tracking-text">{t(`tools.heading.${category}`)}</h2>
        {category === 'forms' && <AnswerPromise />}
      </div>
      <ul
        className={clsx(
          'grid sm:grid-cols-2 lg:grid-cols-3',
          isApart ? 'gap-4' : 'gap-px overflow-hidden rounded-card bg-surface ring-1 ring-line',
          // Six stand in two full rows of three.
          !isApart && tools.length % 3 !== 0 && 'xl:grid-cols-5',
        )}
      >
        {tools.map((tool) => (
          <ToolCard
            key={tool.name}
            tool={tool}
            className={clsx('ring-1 ring-line', isApart && 'rounded-card bg-surface')}
          />
        ))}
      </ul>
    </section>
  );
}
