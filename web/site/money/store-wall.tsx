import { STORES_MIN } from '@tangent/domain/catalogue/release-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { STORE_CATEGORIES, type StoreCategory } from '@tangent/domain/catalogue/store/store.ts';
import type { PageContext } from '../page.ts';
import { TITLE, WIDE } from '../sell-parts.tsx';

/** A store as the public list names it. */
export type ListedStore = { readonly id: string; readonly name: string; readonly category: StoreCategory };

const MAJOR = new Set<string>(MAJOR_STORES.map(({ id }) => id));

type WallProps = { context: PageContext; stores: readonly ListedStore[] };

/** Every store by name; a script narrows the list while one types. */
export function StoreWall({ context: { texts, request }, stores }: WallProps) {
  return (
    <section id="stores" className="border-t border-line bg-paper">
      <div className={`${WIDE} py-16 lg:py-26`}>
        <h2 className={TITLE}>{texts.t('money.stores_title', { count: STORES_MIN })}</h2>
        <div data-narrows="store-wall" hidden className="mt-7 flex flex-wrap items-center gap-3">
          <label htmlFor="store-search" className="sr-only">
            {texts.t('money.store_search')}
          </label>
          <input
            id="store-search"
            type="search"
            placeholder={texts.t('money.store_search_hint')}
            autoComplete="off"
            className="min-h-12 w-full max-w-100 rounded-control border border-line-strong bg-surface px-4 text-base"
          />
          <label className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-15 font-medium">
            <input type="checkbox" name="free" className="size-4 accent-(--ink)" />
            {texts.t('money.on_free')}
          </label>
        </div>
        <div id="store-wall" className="mt-8">
          {STORE_CATEGORIES.map((category) => (
            <Group
              key={category}
              name={texts.t(`store.category.${category}`)}
              stores={stores.filter((store) => store.category === category)}
              free={texts.t('plan.name.free')}
            />
          ))}
        </div>
        <p id="store-wall-nothing" role="status" hidden className="mt-8 text-lg font-strong">
          {texts.t('money.store_nothing')}{' '}
          <a href={request.help_url} className="text-link">
            {texts.t('money.store_ask')}
          </a>
        </p>
        <p className="mt-7 text-15 text-ink-2">{texts.t('money.stores_note', { count: MAJOR_STORES.length })}</p>
      </div>
    </section>
  );
}

type GroupProps = { name: string; stores: readonly ListedStore[]; free: string };

function Group({ name, stores, free }: GroupProps) {
  if (stores.length === 0) return null;
  const ordered = [...stores].sort(
    (a, b) => Number(MAJOR.has(b.id)) - Number(MAJOR.has(a.id)) || a.name.localeCompare(b.name),
  );
  return (
    <section className="grid gap-x-8 gap-y-3 border-t-2 border-ink pt-3 pb-7 lg:grid-cols-rail-54">
      <h3 className="text-15 font-bold">{name}</h3>
      <ul className="columns-2 gap-x-6 text-15 md:columns-3 lg:columns-4">
        {ordered.map(({ id, name: store }) => (
          <li key={id} data-free={MAJOR.has(id) || undefined} className="break-inside-avoid py-1 data-[free]:font-bold">
            {store}
            {MAJOR.has(id) && <span className="ml-2 text-xs font-soft text-ink-2">{free}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
