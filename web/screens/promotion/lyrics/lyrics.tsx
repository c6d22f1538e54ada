import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLyrics } from '../../../api/promotion/lyrics.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { LyricForm } from './lyric-form.tsx';
import { LyricList } from './lyric-list.tsx';
import { OwnTextForm } from './own-text-form.tsx';

/** /tools/lyrics: a form for a new lyric, and all earlier ones (S2-045, S2-130). */
export function LyricsScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const list = useLyrics(search);
  const first = list.data?.pages[0];
  const left = first ? Math.max(0, first.quota.limit - first.quota.used) : null;
  const isStopped = first !== undefined && (!first.may_generate || left === 0);
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <Link to={APP_PATHS.tools} className="text-link">
            {t('tools.title')}
          </Link>
        }
        below={
          <>
            {t('lyrics.lead')}{' '}
            {first && left !== null && (
              <span className="font-strong text-ink">{t('lyrics.left', { left, limit: first.quota.limit })}</span>
            )}
          </>
        }
      >
        {t('lyrics.title')}
      </PageTitle>
      {first && !first.may_generate && (
        <Banner tone="info" title={t('error.no_published_release')}>
          {t('lyrics.needs_release')}
        </Banner>
      )}
      {first?.may_generate && left === 0 && (
        <Banner tone="warn" title={t('error.lyrics_limit')}>
          {t('lyrics.used_up')}
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-aside-96">
        <Card>
          <Tabs
            label={t('lyrics.new')}
            tabs={[
              {
                value: 'generate',
                label: t('lyrics.tab.generate'),
                panel: <LyricForm isStopped={isStopped} hasModel={first?.has_model ?? false} />,
              },
              { value: 'own', label: t('lyrics.tab.own'), panel: <OwnTextForm /> },
            ]}
          />
        </Card>
        <LyricList list={list} search={search} onSearch={setSearch} />
      </div>
    </div>
  );
}
