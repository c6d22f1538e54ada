import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useFraudCases, useWarningRecord } from '../../../api/insight/fraud-cases.ts';
import { FraudCasePages } from '../../../parts/insight/fraud-case-pages.tsx';
import { formatNumber, formatShare } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
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

/** How often warnings were right, from the cases that staff closed. */
function Record() {
  const { t, i18n } = useTranslation();
  const { data } = useWarningRecord();
  if (data === undefined) return null;
  const all = data.artificial + data.natural;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Card title={t('watch.record.title')}>
      <p className="max-w-prose leading-relaxed tabular-nums">
        {all === 0
          ? t('watch.record.none')
          : t('watch.record.text', {
              count: all,
              number: number(all),
              artificial: number(data.artificial),
              natural: number(data.natural),
              share: formatShare(Math.round((data.artificial * 10_000) / all), i18n.language),
            })}
      </p>
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
