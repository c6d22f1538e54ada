import { STORES_MIN } from '@tangent/domain/catalogue/release-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import type { PageContext } from '../page.ts';
import { NightDriveCover } from './night-drive-cover.tsx';
import { Record } from './record.tsx';

/** The picture for narrow screens: the record, with the stores as a list below. */
export function StoreList({ texts }: PageContext) {
  return (
    <div className="md:hidden">
      <div className="relative h-62 overflow-hidden">
        <svg viewBox="0 0 100 100" className="absolute top-2.5 left-30 size-57" aria-hidden>
          <Record cx={50} cy={50} radius={50} />
        </svg>
        <NightDriveCover className="relative size-62 max-w-18/25 shadow-sleeve" />
      </div>
      <ul className="mt-6" aria-label={texts.t('landing.stores')}>
        {MAJOR_STORES.map(({ id, name }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-b-2 border-current pt-3 pb-1.5 text-17 font-strong"
          >
            {name}
            <span className="flex items-center gap-2 font-mono text-13">
              <i className="size-2 rounded-full bg-current" />
              {texts.t('landing.state_live')}
            </span>
          </li>
        ))}
        <li className="border-b-2 border-current pt-3 pb-1.5 text-17 font-strong">
          {texts.t('landing.more_stores', { count: STORES_MIN - MAJOR_STORES.length })}
        </li>
      </ul>
    </div>
  );
}
