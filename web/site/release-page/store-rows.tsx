import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { LINK_STORES_SHOWN } from '@tangent/domain/promotion/smartlink-limits.ts';
import clsx from 'clsx';
import { formatComingDay } from './format-day.ts';
import type { ReleaseContext } from './release-context.ts';

type PageStore = ReleasePage['stores'][number];

const ROW = 'flex min-h-14 items-center justify-between gap-3 text-lg tracking-heading';
const LINKED_ROW = clsx(
  ROW,
  'font-strong motion-safe:transition-[background-color,padding] motion-safe:duration-(--fast)',
);
const ACTION = 'flex flex-none items-center gap-2 text-15 font-soft tracking-normal';

/** One row per store, in the artist's order; those beyond the ninth are one press away if there are several. */
export function StoreRows({ context }: { context: ReleaseContext }) {
  const { page, texts } = context;
  const visible = countVisible(page.stores);
  const shown = page.stores.slice(0, visible);
  const more = page.stores.slice(visible);
  return (
    <>
      <ul className="mt-4.5 xl:mt-6.5" aria-label={texts.t('link.stores')}>
        {shown.map((store, index) => (
          <StoreRow key={store.id} context={context} store={store} is_first={index === 0 && store.path !== null} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="group mt-1.5">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 text-15 font-strong [&::-webkit-details-marker]:hidden">
            {texts.t('link.more', { count: more.length })}
            <Icon d="m6 9 6 6 6-6" className="size-4.5 group-open:rotate-180" />
          </summary>
          <ul>
            {more.map((store) => (
              <StoreRow key={store.id} context={context} store={store} is_first={false} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const countVisible = (stores: readonly PageStore[]) => countUnfolded(stores.length, LINK_STORES_SHOWN);

function StoreRow({ context, store, is_first }: { context: ReleaseContext; store: PageStore; is_first: boolean }) {
  const { texts, today, language } = context;
  if (store.path === null) {
    const date = store.expected_on === null ? '' : formatComingDay(store.expected_on, today, language);
    return (
      <li className="border-b-2 border-art-ink border-dashed">
        <span className={clsx(ROW, 'px-0.5 font-medium text-art-ink')}>
          {store.name}
          <span className={ACTION}>
            <i className="size-2.25 rounded-full border-2" />
            {texts.t('link.from', { date })}
          </span>
        </span>
      </li>
    );
  }
  const isSale = store.action === 'buy';
  return (
    <li className="border-b-2 border-ink">
      <a
        className={clsx(
          LINKED_ROW,
          is_first
            ? 'rounded-t-md bg-volt px-3.5 text-on-volt hover:bg-volt-hover'
            : 'px-0.5 hover:bg-art-card hover:px-3',
        )}
        href={store.path}
        rel="nofollow"
      >
        {store.name}{' '}
        <span className={ACTION}>
          {texts.t(isSale ? 'link.buy' : 'link.listen')}
          {isSale ? <Icon d="M7 17 17 7M8 7h9v9" className="size-4" /> : <Play />}
        </span>
      </a>
    </li>
  );
}

/** Fan of lines from the record to the rows, on wide screens: solid when live, dashed before. Rows are 58 px high. */
export function FanLines({ stores }: { stores: readonly PageStore[] }) {
  return (
    <svg
      className="draw pointer-events-none absolute top-14 left-8 hidden h-180 w-211 max-w-none overflow-visible xl:block"
      viewBox="0 0 844 720"
      height="720"
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
    >
      {stores.slice(0, countVisible(stores)).map(({ id, path }, index) => {
        const y = 166 + (index + 1) * 58 - 1;
        const curve = `M524 23C814 23 714 ${y} 844 ${y}`;
        return path === null ? (
          <path key={id} d={curve} strokeDasharray="6 5" stroke="var(--art-ink)" />
        ) : (
          <path key={id} d={curve} pathLength="1" stroke="var(--ink)" style={{ '--i': index } as React.CSSProperties} />
        );
      })}
    </svg>
  );
}

export function Icon({ d, className = 'size-4.5' }: { d: string; className?: string }) {
  return (
    <svg
      className={`fill-none stroke-2 stroke-current ${className}`}
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

function Play() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
      <path d="M2.5 1v10L11 6Z" />
    </svg>
  );
}
