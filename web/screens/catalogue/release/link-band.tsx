import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { PresaveCampaign } from '@tangent/contract/promotion/presave.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import type { SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { Image, Link2, PencilLine, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePresaves } from '../../../api/promotion/presave.ts';
import { useReleaseLink, useSmartLink } from '../../../api/promotion/smartlink.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { QrCode } from '../../../parts/promotion/link/qr-code.tsx';
import { formatDay, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { BannerStrip } from './banner-strip.tsx';
import { DayBars } from './day-bars.tsx';
import { FigureRow } from './figure-row.tsx';
import { ReleaseBand } from './release-band.tsx';
import { ShareBars } from './share-bars.tsx';

type LinkBandProps = { release: Release; calendar: ReleaseCalendar | null };

/** The public address of the release (S2-101), its pictures, and the fans who came through it. */
export function LinkBand({ release, calendar }: LinkBandProps) {
  const { t } = useTranslation();
  const isApproved = calendar?.approved_on != null || release.upc !== null;
  const found = useReleaseLink(release.id, { enabled: isApproved }).data?.link ?? null;
  const campaign = useCampaign(release);
  const texts = useLinkFact(calendar, found !== null && !found.is_published);
  return (
    <ReleaseBand
      id="link"
      name={t('release.band.link')}
      {...texts}
      action={
        <>
          {campaign && (
            <Link to={APP_PATHS.presave.replace(':id', campaign.id)} className={buttonClass('plain', 'small')}>
              <Users size={15} aria-hidden /> {t('release.band.all_fans')}
            </Link>
          )}
          {release.artwork && (
            <Link to={`${APP_PATHS.banners}?release=${release.id}`} className={buttonClass('plain', 'small')}>
              <Image size={15} aria-hidden /> {t('release.band.banners')}
            </Link>
          )}
        </>
      }
    >
      {found === null ? (
        <p className="max-w-note text-ink-2">{t('release.band.link_later_text')}</p>
      ) : (
        <div className="grid gap-5.5">
          <AddressBox id={found.id} link={found.link} status={found.status} isPublished={found.is_published} />
          {found.is_published && <Visits id={found.id} />}
          {calendar && calendar.fans.length > 0 && <Fans calendar={calendar} campaign={campaign} />}
          {release.artwork?.state === 'complete' && <BannerStrip release={release} />}
          <QrCode linkKey={found.key} title={release.title} />
        </div>
      )}
    </ReleaseBand>
  );
}

type FansProps = { calendar: ReleaseCalendar; campaign: PresaveCampaign | null };

/** The fans by day, and by the way they came. */
function Fans({ calendar, campaign }: FansProps) {
  const { t } = useTranslation();
  return (
    <div className="grid items-start gap-x-9 gap-y-5.5 xl:grid-cols-aside-75">
      <DayBars
        label={t('release.band.fans_by_day')}
        days={calendar.fans.map(({ day, fans }) => ({
          day,
          value: fans,
          is_open: day === calendar.today && calendar.day === null,
        }))}
      />
      {campaign && (
        <ShareBars
          label={t('release.band.fans_by_way')}
          rows={(['spotify', 'mail', 'calendar'] as const).map((way) => ({
            key: way,
            name: t(`presave.way.${way}`),
            value: campaign.fans[way],
          }))}
        />
      )}
    </div>
  );
}

function useCampaign({ id, presave_enabled }: Release) {
  const campaigns = usePresaves({ enabled: presave_enabled });
  return campaigns.data?.items.find(({ release }) => release.id === id) ?? null;
}

/** The fans and visits that the address has brought so far, or when it opens. */
function useLinkFact(calendar: ReleaseCalendar | null, isClosed: boolean): { title: string; text?: string } {
  const { t, i18n } = useTranslation();
  const fans = calendar?.fans_total ?? 0;
  const visits = calendar?.visits.reduce((sum, one) => sum + one.visits, 0) ?? 0;
  const number = (value: number) => formatNumber(value, i18n.language);
  if (calendar === null || calendar.link === null) return { title: t('release.band.link_later') };
  if (calendar.day !== null) {
    return fans > 0
      ? {
          title: t('release.band.fans_told', { count: fans, number: number(fans) }),
          text: t('release.band.fans_told_text'),
        }
      : { title: t('release.band.link_open'), text: t('release.band.link_open_text') };
  }
  if (fans > 0) {
    const date = calendar.release_date === null ? '' : formatDay(calendar.release_date, i18n.language);
    return {
      title: t('release.band.fans_wait', { count: fans, number: number(fans), date }),
      text: t('release.band.fans_wait_text'),
    };
  }
  if (calendar.fans_total === null && visits > 0) {
    return { title: t('release.band.visits', { count: visits, number: number(visits) }) };
  }
  return {
    title: t(isClosed ? 'release.band.link_closed' : 'release.band.link_open'),
    text: t(isClosed ? 'smartlink.before_release' : 'release.band.link_open_text'),
  };
}

type AddressBoxProps = { id: string; link: string; status: SmartLinkDetail['status']; isPublished: boolean };

function AddressBox({ id, link, status, isPublished }: AddressBoxProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-2.5 gap-y-2 rounded-control bg-sunken py-2 pr-2 pl-4">
      <Link2 size={16} className="shrink-0" aria-hidden />
      <span className="code min-w-0 flex-1 break-all">{link.replace(/^https?:\/\//, '')}</span>
      {isPublished && status !== 'active' && <StatusPill tone="quiet">{t(`smartlink.status.${status}`)}</StatusPill>}
      <CopyButton text={link} label={t('smartlink.copy')} />
      {isPublished && (
        <Link to={APP_PATHS.smart_link.replace(':id', id)} className={buttonClass('plain', 'small')}>
          <PencilLine size={15} aria-hidden /> {t('smartlink.edit')}
        </Link>
      )}
    </div>
  );
}

/** Visits and clicks of the last 30 complete days, with today beside them. */
function Visits({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const link = useSmartLink(id).data;
  if (!link || link.views + link.open.views === 0) return null;
  const number = (value: number) => formatNumber(value, i18n.language);
  const { views, clicks } = link.unmarked;
  return (
    <FigureRow
      figures={[
        {
          key: 'views',
          name: t('smartlink.column.views'),
          value: number(link.views),
          note: t('smartlink.fact.today', { count: link.open.views }),
        },
        { key: 'clicks', name: t('smartlink.column.clicks'), value: number(link.clicks) },
        ...(views > 0
          ? [
              {
                key: 'share',
                name: t('release.band.to_store'),
                value: formatShare(Math.round((clicks / views) * 100) * 100, i18n.language),
              },
            ]
          : []),
      ]}
    />
  );
}
