import type { SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useSmartLink, useUpdateSmartLink } from '../../../api/promotion/smartlink.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { EditorTab } from './editor-tab.tsx';
import { LinkFact } from './link-fact.tsx';
import { tintStyle } from './tint-style.ts';

/** One smart link: its address and switch, the editor of its page, and its figures. */
export function SmartLink() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const link = useSmartLink(id);
  if (link.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (link.isError && !link.data) {
    const back = (
      <Link to={APP_PATHS.smart_links} className={buttonClass('volt', 'medium')}>
        {t('smartlink.title')}
      </Link>
    );
    return <MissingPage error={link.error} onRetry={() => void link.refetch()} back={back} />;
  }
  return (
    <div className="grid gap-5">
      <nav aria-label={t('smartlink.title')} className="text-13 text-ink-2">
        <Link to={APP_PATHS.smart_links} className="hover:underline">
          {t('smartlink.title')}
        </Link>
      </nav>
      <LinkHeader link={link.data} />
      <LinkTabs link={link.data} />
    </div>
  );
}

function LinkTabs({ link }: { link: SmartLinkDetail }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const current = params.get('tab') === 'analytics' ? 'analytics' : 'editor';
  return (
    <Tabs
      label={t('smartlink.title')}
      value={current}
      onChange={(tab) => setParams(tab === 'analytics' ? { tab } : {}, { replace: true })}
      tabs={[
        { value: 'editor', label: t('smartlink.tab.editor'), panel: <EditorTab link={link} /> },
        { value: 'analytics', label: t('smartlink.tab.analytics'), panel: <AnalyticsTab link={link} /> },
      ]}
    />
  );
}

function LinkHeader({ link }: { link: SmartLinkDetail }) {
  const { t } = useTranslation();
  const title = link.version_title === null ? link.title : `${link.title} (${link.version_title})`;
  const image = link.artwork_upload_id === null ? null : imageUrl(link.artwork_upload_id, '300');
  return (
    <section
      className="art flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-art-wash p-4 sm:p-6"
      style={tintStyle('cover', link.cover_tint)}
    >
      <Artwork src={image} alt={t('release.artwork_of', { title })} raised className="size-24" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-13 font-medium text-art-ink">
          {title} · {t('smartlink.live_in', { count: link.live_store_count })}
        </p>
        <h1 className="display mt-2 text-[clamp(1.75rem,3vw,2rem)] leading-none">
          <LinkFact link={link} />
        </h1>
        <p className="code mt-3 break-all text-art-ink">{link.link.replace(/^https?:\/\//, '')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <ActiveSwitch link={link} />
        <CopyButton text={link.link} label={t('smartlink.copy')} isMain />
      </div>
    </section>
  );
}

function ActiveSwitch({ link }: { link: SmartLinkDetail }) {
  const { t } = useTranslation();
  const update = useUpdateSmartLink(link.id);
  const showError = useErrorToast();
  return (
    <SwitchField
      label={t('smartlink.active')}
      checked={link.is_on}
      onChange={(is_on) => update.mutate({ is_on }, { onError: showError })}
    />
  );
}
