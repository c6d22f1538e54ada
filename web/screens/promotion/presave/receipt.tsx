import type { PresaveDetail, PresaveReceipt } from '@tangent/contract/promotion/presave.ts';
import { PRESAVE_SAVE_HOURS, RECEIPT_STREAM_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { formatDate, formatInstant, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Card } from '../../../ui/card.tsx';
import { countFans } from './count-fans.ts';

/**
 * The receipt of release day: what became of every fan. Before that day it says what will happen; a campaign that was
 * stopped has neither.
 */
export function Receipt({ campaign }: { campaign: PresaveDetail }) {
  const { t, i18n } = useTranslation();
  const { phase, receipt, release, release_date } = campaign;
  if (receipt === null && phase === 'stopped') return null;
  if (receipt === null) {
    return (
      <Card title={t('presave.before.title')} isRegion>
        <p className="leading-relaxed text-ink-2">{t('presave.before.text')}</p>
      </Card>
    );
  }
  return (
    <section aria-label={t('presave.receipt.title')} className="torn bg-surface p-5 pb-7 ring-1 ring-line">
      <header className="flex items-center gap-3 pb-4">
        <Artwork
          src={release.artwork_upload_id && imageUrl(release.artwork_upload_id, '300')}
          alt=""
          className="size-14"
        />
        <div>
          <h2 className="text-15 font-bold">{t('presave.receipt.title')}</h2>
          <p className="num text-13 text-ink-2">{formatDate(release_date, i18n.language)}</p>
        </div>
      </header>
      {listGroups(t, campaign, receipt).map((lines) => (
        <ReceiptLines key={lines[0]?.key} lines={lines} />
      ))}
      <Total receipt={receipt} />
      <p className="num border-t border-dashed border-line-strong pt-3 text-xs leading-relaxed text-ink-2">
        <Ending campaign={campaign} receipt={receipt} />
      </p>
    </section>
  );
}

type Line = { key: string; name: string; value: number; note?: string; of?: number };

function listGroups(t: TFunction, { fans }: PresaveDetail, { spotify, mail }: PresaveReceipt): Line[][] {
  const { verified, refused, expired, gone, open } = spotify;
  const of = verified + refused + expired + gone + open;
  return [
    [
      { key: 'spotify', name: t('presave.receipt.spotify'), value: of },
      { key: 'verified', name: t('presave.receipt.verified'), value: verified, of },
      { key: 'expired', name: t('presave.receipt.expired'), value: expired },
      { key: 'refused', name: t('presave.receipt.refused'), value: refused, note: t('presave.receipt.refused_note') },
      { key: 'gone', name: t('presave.receipt.gone'), value: gone, note: t('presave.receipt.gone_note') },
      { key: 'open', name: t('presave.receipt.open'), value: open },
    ],
    [
      { key: 'mail', name: t('presave.receipt.mail'), value: mail.reminded + mail.open },
      { key: 'reminded', name: t('presave.receipt.reminded'), value: mail.reminded },
      { key: 'mail_open', name: t('presave.receipt.mail_open'), value: mail.open },
    ],
    [{ key: 'calendar', name: t('presave.receipt.calendar'), value: fans.calendar }],
  ];
}

/** A total, and the parts of it that are not zero. */
function ReceiptLines({ lines }: { lines: readonly Line[] }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return (
    <dl className="num grid gap-1.5 border-t border-dashed border-line-strong py-3 text-13">
      {lines
        .filter(({ value }, index) => index === 0 || value > 0)
        .map(({ key, name, value, note, of }, index) => (
          <div key={key} className={clsx('grid grid-cols-fill-end gap-x-3', index === 0 ? 'font-strong' : 'pl-3')}>
            <dt>
              {name}
              {(note || of) && (
                <span className="block text-xs text-ink-2">
                  {note ?? formatShare((value / (of ?? 1)) * 10_000, language, 1)}
                </span>
              )}
            </dt>
            <dd className="font-strong">{formatNumber(value, language)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Total({ receipt: { streams } }: { receipt: PresaveReceipt }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="num flex items-baseline justify-between gap-3 border-t-2 border-ink py-3 text-13">
      <span className="font-strong">{t('presave.receipt.streams', { days: RECEIPT_STREAM_DAYS })}</span>
      <span className="display text-2xl">{streams === null ? '–' : formatNumber(streams, i18n.language)}</span>
    </p>
  );
}

function Ending({ campaign, receipt }: { campaign: PresaveDetail; receipt: PresaveReceipt }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { first_saved_at, last_saved_at, is_complete } = receipt;
  const count = countFans(campaign.fans);
  return (
    <>
      {first_saved_at !== null && last_saved_at !== null && (
        <span className="block">
          {t('presave.receipt.span', {
            first: formatInstant(first_saved_at, language),
            last: formatInstant(last_saved_at, language),
          })}
        </span>
      )}
      {is_complete
        ? t('presave.receipt.final', { count, shown: formatNumber(count, language) })
        : t('presave.receipt.not_final', { hours: PRESAVE_SAVE_HOURS })}
    </>
  );
}
