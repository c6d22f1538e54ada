import { shareOfArtificial, type WarningRecord } from '@tangent/domain/insight/monitoring/warning-record.ts';
import type { TFunction } from 'i18next';
import { getDateFormat, getNumberFormat } from './formats.ts';

/** A number of the record, in words. */
export interface RecordLine {
  readonly name: string;
  readonly value: string;
}

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Describes how often stream monitoring was right: one sentence, its numbers, and since when they are counted. */
export function describeRecord(
  record: WarningRecord,
  t: TFunction,
  language: string,
): { summary: string; lines: RecordLine[]; since: string } {
  const { cases, fines, warned_days, since } = record;
  const number = (value: number) => getNumberFormat(language, {}).format(value);
  const judged = cases.artificial + cases.natural;
  const share = shareOfArtificial(record);
  const percent = getNumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const values = { count: judged, number: number(judged), artificial: number(cases.artificial) };
  const summary =
    judged === 0
      ? t('watch.record.none')
      : share === null
        ? t('watch.record.few', values)
        : t('watch.record.many', { ...values, share: percent.format(share / 10_000) });
  const all = judged + cases.open + cases.calm;
  const counted = [
    ['cases', all],
    ['artificial', cases.artificial],
    ['natural', cases.natural],
    ['open', cases.open],
    ['calm', cases.calm],
    ['warned', fines.warned],
    ['unwarned', fines.unwarned],
  ] as const;
  const lines = counted.map(([name, value]) => ({ name: t(`watch.record.line.${name}`), value: number(value) }));
  const days = t('watch.days', { count: warned_days ?? 0 });
  return {
    summary,
    lines: warned_days === null ? lines : [...lines, { name: t('watch.record.line.days'), value: days }],
    since:
      since === null
        ? t('watch.record.not_yet')
        : t('watch.record.since', { date: getDateFormat(language, day).format(new Date(since)) }),
  };
}
