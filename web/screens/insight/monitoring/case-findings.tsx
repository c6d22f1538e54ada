import type { FraudCaseDetail, FraudFinding } from '@tangent/contract/insight/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** Returns a function that describes the finding of a day, with its numbers. */
export function useFindingText(): (finding: FraudFinding) => string {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const { language } = i18n;
  return ({ rule, day, country, playlist, device, numbers }) => {
    const number = (name: string) => formatNumber(numbers[name] ?? 0, language);
    const share = (name: string) => formatShare(numbers[name] ?? 0, language);
    const times = (name: string) => formatNumber((numbers[name] ?? 0) / 100, language, 1);
    const days = numbers.days ?? 1;
    const period = t('watch.period', { count: days, number: formatNumber(days, language) });
    const values = { day: formatDate(day, language), streams: number('streams'), period };
    if (rule === 'spike') return t('watch.seen.spike', { ...values, usual: number('usual_streams') });
    if (rule === 'hollow')
      return t('watch.seen.hollow', {
        ...values,
        count: numbers.saves ?? 0,
        number: number('saves'),
        expected: number('expected_saves'),
      });
    if (rule === 'played_once')
      return t('watch.seen.played_once', { ...values, listeners: number('listeners'), second: number('second_plays') });
    if (rule === 'even') return t('watch.seen.even', { ...values, mean: number('mean'), spread: number('spread') });
    if (rule === 'no_echo')
      return t('watch.seen.no_echo', { ...values, after: number('after_streams'), usual: number('usual_streams') });
    if (rule === 'new_account')
      return t('watch.seen.new_account', { count: numbers.account_days ?? 0, number: number('account_days') });
    if (rule === 'repeats') {
      const each = { each: times('streams_per_listener'), usual: times('usual_streams_per_listener') };
      const listeners = { count: numbers.listeners ?? 0, listeners: number('listeners') };
      return t('watch.seen.repeats', { ...values, ...each, ...listeners });
    }
    const part = { ...values, all: number('of_streams'), share: share('share'), usual: share('usual_share') };
    if (rule === 'one_device')
      return t('watch.seen.one_device', { ...part, device: t(`watch.device.${device ?? 'unknown'}`) });
    return rule === 'territory'
      ? t('watch.seen.territory', { ...part, country: countryName(country ?? 'ZZ') })
      : t('watch.seen.one_playlist', { ...part, playlist: playlist ?? '' });
  };
}

/** Lists the findings rule by rule: what the rule means, the latest day, and the days before it. */
export function CaseFindings({ found: { rules, findings } }: { found: FraudCaseDetail }) {
  const { t } = useTranslation();
  if (rules.length === 0) return null;
  return (
    <Card title={t('watch.card.seen')} isRegion>
      <div className="grid gap-5">
        {rules.map((rule) => (
          <Seen key={rule} rule={rule} findings={findings.filter((finding) => finding.rule === rule).toReversed()} />
        ))}
      </div>
    </Card>
  );
}

function Seen({ rule, findings }: { rule: FraudFinding['rule']; findings: readonly FraudFinding[] }) {
  const { t } = useTranslation();
  const describeFinding = useFindingText();
  const [latest, ...others] = findings;
  return (
    <div className="border-l-3 border-warn pl-4">
      <h3 className="font-bold">{t(`watch.rule.${rule}`)}</h3>
      <p className="mt-0.5 max-w-prose text-ink-2">{t(`watch.rule_text.${rule}`)}</p>
      {latest && <p className="mt-2 max-w-prose tabular-nums">{describeFinding(latest)}</p>}
      {others.length > 0 && (
        <div className="mt-2 -mb-2">
          <Disclosure title={t('watch.more_days', { count: others.length })}>
            <ul className="grid max-w-prose gap-1.5 tabular-nums">
              {others.map((finding) => (
                <li key={`${finding.day} ${finding.country ?? finding.playlist ?? finding.device}`}>
                  {describeFinding(finding)}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </div>
  );
}
