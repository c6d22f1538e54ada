import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useFraudCases, useWarningRecord } from '../../../api/insight/fraud-cases.ts';
import { FraudCasePages } from '../../../parts/insight/fraud-case-pages.tsx';
import { APP_PATHS, WATCH_PATH } from '../../../site/app-paths.ts';
import { describeRecord } from '../../../texts/record-lines.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

/** Lists the fraud cases of the account's own releases. */
export function FraudCaseList() {
  const { t } = useTranslation();
  const release = useSearchParams()[0].get('release');
  const cases = useFraudCases(release);
  const first = cases.data?.pages[0];
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <Link to={APP_PATHS.analytics} className="tap text-link">
            {t('analytics.title')}
          </Link>
        }
        below={<p className="max-w-prose leading-relaxed">{t('watch.about')}</p>}
      >
        <Fact open={first?.open} total={first?.total ?? 0} />
      </PageTitle>
      {release !== null && <ReleaseFilterNote />}
      <FraudCasePages
        cases={cases}
        empty={<EmptyState title={t('watch.empty.title')}>{t('watch.empty.text')}</EmptyState>}
      />
      <Record />
    </div>
  );
}

/** How often warnings were right, over all artists, and the public page about it. */
function Record() {
  const { t, i18n } = useTranslation();
  const { data } = useWarningRecord();
  if (data === undefined) return null;
  const { summary, lines, since } = describeRecord(data, t, i18n.language);
  return (
    <Card
      title={t('watch.record.title')}
      action={
        <a href={WATCH_PATH} className="tap text-link">
          {t('watch.record.more')}
        </a>
      }
      isRegion
    >
      <p className="max-w-prose leading-relaxed">{summary}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-1.5 tabular-nums sm:grid-cols-2">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-3 border-b border-line py-1">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-3">{since}</p>
    </Card>
  );
}

function ReleaseFilterNote() {
  const { t } = useTranslation();
  return (
    <p className="text-13 text-ink-2">
      {t('watch.of_release')}{' '}
      <Link to={APP_PATHS.monitoring} className="tap text-link text-ink">
        {t('watch.show_all')}
      </Link>
    </p>
  );
}

/** The headline of the screen: its most important fact. */
function Fact({ open, total }: { open: number | undefined; total: number }) {
  const { t } = useTranslation();
  if (open === undefined) return t('watch.title');
  if (open > 0) return t('watch.fact.open', { count: open });
  return total > 0 ? t('watch.fact.calm') : t('watch.fact.none');
}
