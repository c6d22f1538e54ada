import type { SmartLink } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { LinkSwitch } from './link-switch.tsx';

/** Shows the links on phones: each with its numbers, its switch and its address to copy. */
export function LinkCards({ links }: { links: readonly SmartLink[] }) {
  return (
    <ul className="-mx-4 -my-2 divide-y divide-line md:hidden">
      {links.map((link) => (
        <LinkCard key={link.id} link={link} />
      ))}
    </ul>
  );
}

function LinkCard({ link }: { link: SmartLink }) {
  const { t, i18n } = useTranslation();
  const image = link.artwork_upload_id === null ? null : imageUrl(link.artwork_upload_id, '300');
  const figures = [
    { name: t('smartlink.column.views'), value: link.views, open: link.open.views },
    { name: t('smartlink.column.clicks'), value: link.clicks, open: link.open.clicks },
    { name: t('smartlink.column.stores'), value: link.live_store_count, open: 0 },
  ];
  return (
    <li className="relative grid gap-3 px-4 py-4">
      <div className="flex items-center gap-3">
        <Artwork src={image} alt="" className="size-11" />
        <span className="min-w-0 flex-1">
          <Link
            to={APP_PATHS.smart_link.replace(':id', link.id)}
            className="block truncate font-strong -outline-offset-2 after:absolute after:inset-0"
          >
            {link.title} {link.version_title}
          </Link>
          <span className="block truncate text-13 text-ink-2">{t(`smartlink.status.${link.status}`)}</span>
        </span>
        <span className="relative z-1">
          <LinkSwitch link={link} />
        </span>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <dl className="flex gap-5">
          {figures.map(({ name, value, open }) => (
            <div key={name}>
              <dt className="text-xs text-ink-3">{name}</dt>
              <dd className="num font-bold">{formatNumber(value, i18n.language)}</dd>
              {open > 0 && (
                <dd className="text-xs text-ink-2">
                  {t('smartlink.today', { number: formatNumber(open, i18n.language) })}
                </dd>
              )}
            </div>
          ))}
        </dl>
        <span className="relative z-1">
          <CopyButton text={link.link} label={t('smartlink.copy')} />
        </span>
      </div>
    </li>
  );
}
