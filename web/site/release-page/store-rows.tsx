import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { LINK_STORES_SHOWN } from '@tangent/domain/limits.ts';
import { formatComingDay } from './format-day.ts';
import type { ReleaseContext } from './release-context.ts';

type PageStore = ReleasePage['stores'][number];

/** One row per store, in the artist's order; those beyond the ninth are one press away if there are several. */
export function StoreRows({ context }: { context: ReleaseContext }) {
  const { page, texts } = context;
  const visible = countVisible(page.stores);
  const shown = page.stores.slice(0, visible);
  const more = page.stores.slice(visible);
  return (
    <>
      <ul className="stores" aria-label={texts.t('link.stores')}>
        {shown.map((store, index) => (
          <StoreRow key={store.id} context={context} store={store} is_first={index === 0 && store.path !== null} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="more">
          <summary>
            {texts.t('link.more', { count: more.length })}
            <Icon d="m6 9 6 6 6-6" />
          </summary>
          <ul className="stores">
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
      <li className="later">
        <span className="wait">
          {store.name}
          <span className="go">
            <i className="ring" />
            {texts.t('link.from', { date })}
          </span>
        </span>
      </li>
    );
  }
  const isSale = store.action === 'buy';
  return (
    <li className={is_first ? 'first' : undefined}>
      <a href={store.path} rel="nofollow">
        {store.name}{' '}
        <span className="go">
          {texts.t(isSale ? 'link.buy' : 'link.listen')}
          {isSale ? <Icon d="M7 17 17 7M8 7h9v9" /> : <Play />}
        </span>
      </a>
    </li>
  );
}

/** Fan of lines from the record to the rows, on wide screens: solid when live, dashed before. Rows are 58 px high. */
export function FanLines({ stores }: { stores: readonly PageStore[] }) {
  return (
    <svg className="fanlines draw" viewBox="0 0 844 720" height="720" fill="none" strokeWidth="2" aria-hidden="true">
      {stores.slice(0, countVisible(stores)).map(({ id, path }, index) => {
        const y = 166 + (index + 1) * 58 - 1;
        const curve = `M524 23C814 23 714 ${y} 844 ${y}`;
        return path === null ? (
          <path key={id} d={curve} className="later" stroke="var(--art-ink)" />
        ) : (
          <path key={id} d={curve} pathLength="1" stroke="var(--ink)" style={{ '--i': index } as React.CSSProperties} />
        );
      })}
    </svg>
  );
}

export function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
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
