import { SHARE_VIEWS_MIN } from '@tangent/domain/promotion/smartlink/open-share.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatShare } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { Card } from '../../../ui/card.tsx';

type Kind = 'referrers' | 'devices' | 'countries';
type Part = { readonly key: string; readonly views: number };

const SHOWN = 8;

/** Where visitors came from, by share of the views; by number while a share says nothing. */
export function PartsCard({ kind, parts }: { kind: Kind; parts: readonly Part[] }) {
  const { t, i18n } = useTranslation();
  const nameOf = usePartName(kind);
  const viewed = parts.filter(({ views }) => views > 0);
  const total = viewed.reduce((sum, { views }) => sum + views, 0);
  return (
    <Card title={t(`smartlink.parts.${kind}`)}>
      {viewed.length === 0 && <p className="text-ink-2">{t('smartlink.no_hits')}</p>}
      <ul className="grid gap-2.5">
        {viewed.slice(0, SHOWN).map(({ key, views }) => {
          const share = Math.round((views / total) * 10_000);
          return (
            <li key={key} className="grid grid-cols-[minmax(0,7rem)_1fr_3.5rem] items-center gap-3 text-13">
              <span className="truncate" title={nameOf(key)}>
                {nameOf(key)}
              </span>
              <span aria-hidden className="h-1.5 bg-sunken">
                <span className="block h-full bg-ink" style={{ width: `${share / 100}%` }} />
              </span>
              <span className="num text-right font-strong">
                {total < SHARE_VIEWS_MIN ? formatNumber(views, i18n.language) : formatShare(share, i18n.language, 1)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function usePartName(kind: Kind): (key: string) => string {
  const { t } = useTranslation();
  const countryName = useCountryName();
  return (key) => {
    if (kind === 'countries') return key === 'ZZ' ? t('smartlink.unknown_country') : countryName(key);
    if (kind === 'devices') return t(`smartlink.device.${key as 'phone'}`);
    if (key === '' || key === 'qr' || key === 'other') return t(`smartlink.referrer.${key === '' ? 'direct' : key}`);
    return key;
  };
}
