import type { LinkStoreRow, SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { tintStyle } from './tint-style.ts';

/** Stores that fit the picture of a phone, which is smaller than the page. */
const SHOWN = 7;

/** The page as fans see it on a phone, with every change at once. */
export function LinkPreview({ link }: { link: SmartLinkDetail }) {
  const { t } = useTranslation();
  const shown = link.stores.filter(({ is_on, state }) => is_on && (state === 'live' || state === 'later'));
  const visible = countUnfolded(shown.length, SHOWN);
  const image = link.artwork_upload_id === null ? null : imageUrl(link.artwork_upload_id, '1000');
  const isActive = link.status === 'active' && link.is_on && shown.length > 0;
  return (
    <aside aria-label={t('smartlink.preview.title')} className="mx-auto grid w-full max-w-80 gap-3">
      <div
        // The theme of the page, whatever the theme of the app.
        className={clsx(
          'art overflow-hidden rounded-[40px] border-9 border-[oklch(0.175_0.014_158)] dark:border-line',
          link.theme === 'dark' && 'dark',
          !isActive && 'grayscale opacity-60',
        )}
        style={tintStyle(link.accent, link.cover_tint)}
      >
        <div className="grid gap-1 bg-art-wash px-5 pt-6 pb-6 text-ink">
          <Artwork src={image} alt="" raised className="w-full" />
          <p className="display mt-4 text-2xl">{link.title}</p>
          <p className="text-13 text-art-ink">{link.artist}</p>
          <ul className="mt-3 text-13">
            {shown.slice(0, visible).map((store, index) => (
              <PreviewRow key={store.id} store={store} is_first={index === 0} />
            ))}
          </ul>
          {shown.length > visible && (
            <p className="mt-2 text-13 font-strong">{t('link.more', { count: shown.length - visible })}</p>
          )}
        </div>
      </div>
      {isActive ? (
        <a
          href={`/release/${link.key}`}
          target="_blank"
          rel="noopener"
          className="text-link inline-flex items-center justify-center gap-1.5 text-13"
        >
          {t('smartlink.preview.open')} <ExternalLink size={14} aria-hidden />
        </a>
      ) : (
        <p role="status" className="text-center text-13 text-ink-2">
          {t('smartlink.preview.inactive')}
        </p>
      )}
    </aside>
  );
}

function PreviewRow({ store, is_first }: { store: LinkStoreRow; is_first: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <li
      className={clsx(
        'flex min-h-10 items-center justify-between gap-2 border-b-2 border-ink font-strong',
        is_first && store.state === 'live' && 'rounded-t-md bg-volt px-2.5 text-on-volt',
        store.state === 'later' && 'border-dashed border-art-ink text-art-ink',
      )}
    >
      {store.name}
      <span className="text-xs font-soft">
        {store.state === 'live'
          ? t('link.listen')
          : t('link.from', { date: formatDate(store.date ?? '', i18n.language) })}
      </span>
    </li>
  );
}
