import type { FraudCase } from '@tangent/contract/insight/monitoring.ts';
import { Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFraudCases } from '../../../api/insight/fraud-cases.ts';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';

/** Streams that do not look like genuine listening, above everything else while a case is open. */
export function StreamAlarm() {
  const cases = useFraudCases(null).data?.pages[0];
  const newest = cases?.items.find(({ state }) => state === 'open');
  if (cases === undefined || newest === undefined) return null;
  return <Alarm newest={newest} open={cases.open} />;
}

function Alarm({ newest, open }: { newest: FraudCase; open: number }) {
  const { t, i18n } = useTranslation();
  const { release, store, streams, first_day, last_day } = newest;
  const isDay = first_day === last_day;
  const values = {
    streams: formatNumber(streams, i18n.language),
    count: streams,
    store: store.name,
    from: formatDay(first_day, i18n.language),
    day: formatDay(last_day, i18n.language),
  };
  const path = open === 1 ? APP_PATHS.fraud_case.replace(':id', newest.id) : APP_PATHS.monitoring;
  return (
    <section
      aria-labelledby="stream-alarm"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b-2 border-bad pb-3.5"
    >
      <Siren size={19} className="shrink-0 text-bad" aria-hidden />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="stream-alarm" className="font-bold break-words text-bad">
          {open === 1
            ? t('dashboard.alarm.title', { title: release.title.trim() || t('release.untitled') })
            : t('dashboard.alarm.several', { count: open })}
        </h2>
        <p className="text-13 text-ink-2">
          {t(isDay ? 'dashboard.alarm.day' : 'dashboard.alarm.days', values)} {t('dashboard.alarm.calm')}
        </p>
      </div>
      <Link to={path} className={buttonClass('plain', 'medium')}>
        {t('dashboard.alarm.open')}
      </Link>
    </section>
  );
}
