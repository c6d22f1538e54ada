import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatInstant } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Timeline, type TimelineEntry } from '../../../ui/list/timeline.tsx';

type Event = FraudCaseDetail['history'][number];
/** An event, or consecutive days on which the case grew: the last of them, and their number. */
type HistoryStep = Event & { readonly days: number };

/** Groups consecutive days of growth into one step, so that weeks of growth stay short. */
export function groupGrowth(history: readonly Event[]): HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const event of history) {
    const last = steps.at(-1);
    if (event.event === 'grew' && last?.event === 'grew') steps[steps.length - 1] = { ...event, days: last.days + 1 };
    else steps.push({ ...event, days: 1 });
  }
  return steps;
}

/** Lists the events of the case, oldest first. */
export function CaseHistory({ found: { history, state, is_own } }: { found: FraudCaseDetail }) {
  const { t, i18n } = useTranslation();
  const describe = useDescribe();
  const steps = groupGrowth(history);
  const entries = steps.map(
    (step, index): TimelineEntry => ({
      key: String(index),
      label: t(is_own && step.event === 'answered' ? 'watch.event.answered_own' : `watch.event.${step.event}`),
      when: <time dateTime={step.at}>{formatInstant(step.at, i18n.language)}</time>,
      detail: describe(step),
      state: state === 'open' && index === steps.length - 1 ? 'now' : 'done',
    }),
  );
  return (
    <Card title={t('watch.card.history')} isRegion>
      <Timeline entries={entries} />
    </Card>
  );
}

function useDescribe() {
  const { t, i18n } = useTranslation();
  return (step: HistoryStep) => {
    const day = step.day === null ? '' : formatDate(step.day, i18n.language);
    if (step.day === null && step.event !== 'calmed') return <CaseNote step={step} />;
    if (step.event === 'grew' && step.days > 1) return t('watch.event.grew_days', { count: step.days, day });
    return hasDetail(step.event) ? t(`watch.event.${step.event}_detail`, { day }) : null;
  };
}

const WITH_DETAIL = ['opened', 'grew', 'corrected', 'calmed', 'reopened'] as const;

function hasDetail(event: Event['event']): event is (typeof WITH_DETAIL)[number] {
  return WITH_DETAIL.some((one) => one === event);
}

/** Shows the note of a person, and the track that it is about. */
function CaseNote({ step: { answer, verdict, note, track } }: { step: HistoryStep }) {
  const { t } = useTranslation();
  return (
    <>
      {track}
      {answer && t(`watch.answer.${answer}`)}
      {verdict && t(`watch.verdict.${verdict}`)}
      {note && (
        <span
          className="mt-1 block rounded-control bg-sunken p-2.5 break-words whitespace-pre-wrap text-ink"
          dir="auto"
        >
          {note}
        </span>
      )}
    </>
  );
}
