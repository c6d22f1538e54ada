import type { PresaveDetail } from '@tangent/contract/promotion/presave.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { downloadPresaveFans, usePresave } from '../../../api/promotion/presave.ts';
import { DownloadButton } from '../../../parts/catalogue/upload/download-button.tsx';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CampaignFact, CampaignNext } from './campaign-fact.tsx';
import { CampaignPill } from './campaign-pill.tsx';
import { CountryCard } from './country-card.tsx';
import { FanTable } from './fan-table.tsx';
import { GrowthCard } from './growth-card.tsx';
import { Receipt } from './receipt.tsx';
import { RenameCampaign } from './rename-campaign.tsx';

/** One campaign: how it grows and who the fans are, and after release day their outcomes. */
export function CampaignDetail() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = usePresave(id);
  if (data) return <Campaign campaign={data} />;
  const back = <BackLink />;
  if (isError) return <MissingPage error={error} onRetry={() => void refetch()} back={back} />;
  return (
    <div className="grid gap-5">
      <PageTitle above={back}>{t('presave.title')}</PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-aside-93">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}

function BackLink() {
  const { t } = useTranslation();
  return (
    <Link to={APP_PATHS.presaves} className="tap text-link">
      {t('presave.back')}
    </Link>
  );
}

function Campaign({ campaign }: { campaign: PresaveDetail }) {
  return (
    <div className="grid gap-5">
      <Head campaign={campaign} />
      <Notices campaign={campaign} />
      <div className="grid items-start gap-5 lg:grid-cols-aside-93">
        <div className="grid gap-5">
          <GrowthCard campaign={campaign} />
          <FanTable campaign={campaign} />
        </div>
        <div className="grid gap-5">
          <Receipt campaign={campaign} />
          <CountryCard countries={campaign.countries} />
          <Facts campaign={campaign} />
        </div>
      </div>
    </div>
  );
}

function Head({ campaign }: { campaign: PresaveDetail }) {
  const { t } = useTranslation();
  const { id, name, link } = campaign;
  return (
    <PageTitle
      above={
        <>
          <BackLink />
          <span aria-hidden>·</span>
          <span>{name}</span>
          <CampaignPill campaign={campaign} />
        </>
      }
      below={<CampaignNext campaign={campaign} />}
      actions={
        <>
          <RenameCampaign campaign={campaign} />
          <DownloadButton label={t('presave.csv')} download={(signal) => downloadPresaveFans(id, signal)} />
          {link !== null && hasPage(campaign) && (
            <LinkButton tone="volt" href={link} target="_blank" rel="noreferrer">
              {t('presave.link.open')}
            </LinkButton>
          )}
        </>
      }
    >
      <CampaignFact campaign={campaign} />
    </PageTitle>
  );
}

/** The news about a campaign: a stop, a new date, a simulated Spotify. */
function Notices({ campaign }: { campaign: PresaveDetail }) {
  const { t, i18n } = useTranslation();
  const { phase, stop_reason, earlier_date, release_date, is_test_mode } = campaign;
  const day = (date: string) => formatDate(date, i18n.language);
  const stop = phase === 'paused' ? 'paused' : stop_reason;
  return (
    <>
      {stop !== null && <Banner tone="warn" title={t(`presave.stop.${stop}`)} />}
      {earlier_date !== null && phase !== 'stopped' && (
        <Banner tone="info" title={t('presave.moved', { earlier: day(earlier_date), date: day(release_date) })} />
      )}
      {is_test_mode && <p className="text-13 text-ink-2">{t('presave.test_mode')}</p>}
    </>
  );
}

/** The page of a stopped or paused campaign responds that it is not available. */
function hasPage({ phase }: PresaveDetail): boolean {
  return phase !== 'stopped' && phase !== 'paused';
}

function Facts({ campaign }: { campaign: PresaveDetail }) {
  const { t, i18n } = useTranslation();
  const { artist, release, release_date, upc, link } = campaign;
  return (
    <Card title={t('presave.facts.title')} isRegion>
      <Link to={APP_PATHS.release.replace(':id', release.id)} className="mb-4 flex items-center gap-3 font-strong">
        <Artwork
          src={release.artwork_upload_id && imageUrl(release.artwork_upload_id, '300')}
          alt=""
          className="size-12"
        />
        <span className="text-link">{release.title}</span>
      </Link>
      <FactList
        narrow
        facts={[
          { key: 'artist', name: t('presave.column.artist'), value: artist },
          {
            key: 'date',
            name: t('presave.column.release_date'),
            value: formatDate(release_date, i18n.language),
          },
          { key: 'upc', name: t('presave.column.upc'), value: <span className="num">{upc ?? '–'}</span> },
          {
            key: 'link',
            name: t('presave.column.link'),
            wide: true,
            value:
              link === null ? (
                t('presave.link.none')
              ) : (
                <span className="grid justify-items-start gap-2">
                  <span className="break-all">{link.replace(/^https?:\/\//, '')}</span>
                  {hasPage(campaign) && <CopyButton text={link} label={t('presave.link.copy')} />}
                </span>
              ),
          },
        ]}
      />
    </Card>
  );
}
