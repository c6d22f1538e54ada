import type { NextRelease } from '@tangent/contract/insight/dashboard.ts';
import type { CalendarStep, ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepAction } from '../../../parts/promotion/release-calendar/step-action.tsx';
import { useStepText } from '../../../parts/promotion/release-calendar/use-step-text.ts';
import { formatList, formatWeekday } from '../../../parts/text/format.ts';
import { useDeadlineText } from '../../../parts/text/use-deadline-text.ts';
import { buttonClass } from '../../../ui/button-class.ts';

type DayListProps = { release: NextRelease; calendar: ReleaseCalendar };
type Row = {
  key: string;
  day: string;
  tone: 'now' | 'artist' | 'release' | 'own';
  body: ReactNode;
  action?: ReactNode;
};

/** The steps of these kinds have a day that a first artist looks forward to. */
const SHOWN: readonly CalendarStep['kind'][] = [
  'review',
  'delivery',
  'presave_opens',
  'first_country',
  'release_day',
  'stores_follow',
  'first_figures',
];

/** Each day to come until the first figures: a dark ring is the artist's, all others come without them. */
export function DayList({ release, calendar }: DayListProps) {
  const { i18n } = useTranslation();
  const rows = useRows({ release, calendar });
  return (
    <ol className="border-t-2 border-ink">
      {rows.map(({ key, day, tone, body, action }) => (
        <li key={key} className="grid grid-cols-[7rem_1rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line py-3">
          <span className="font-strong">{formatWeekday(day, i18n.language)}</span>
          <i
            className={clsx(
              'mt-1 size-3 rounded-full border-2',
              tone === 'now' && 'border-ink bg-volt',
              tone === 'artist' && 'border-ink',
              tone === 'release' && 'border-ink bg-ink',
              tone === 'own' && 'border-line-strong',
            )}
            aria-hidden
          />
          <div className="min-w-0">{body}</div>
          {action && <div className="col-start-3">{action}</div>}
        </li>
      ))}
    </ol>
  );
}

function useRows({ release, calendar }: DayListProps): Row[] {
  const { t } = useTranslation();
  const describe = useStepText(release);
  const pitches = usePitchRow({ release, calendar });
  const own = [...calendar.soon, ...calendar.folded].flatMap((step): Row[] => {
    if (step.day === null || !SHOWN.includes(step.kind)) return [];
    const { short, text } = describe(step);
    const tone = step.kind === 'release_day' ? 'release' : 'own';
    return [{ key: step.key, day: step.day, tone, body: <Fact title={short} text={text} /> }];
  });
  const submitted: Row[] =
    calendar.submitted_on === null
      ? []
      : [
          {
            key: 'submitted',
            day: calendar.submitted_on,
            tone: calendar.submitted_on === calendar.today ? 'now' : 'release',
            body: <Fact title={t('dashboard.days.submitted')} text={t('dashboard.days.submitted_text')} />,
          },
        ];
  return [...submitted, ...own, ...pitches].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The deadlines of all editors are one row: the text for them is one. */
function usePitchRow({ release, calendar }: DayListProps): Row[] {
  const { t, i18n } = useTranslation();
  const deadline = useDeadlineText();
  const pitches = [calendar.next, ...calendar.soon, ...calendar.folded].flatMap((step) =>
    step?.kind === 'pitch_editors' && step.day !== null ? [{ ...step, day: step.day }] : [],
  );
  const [first] = pitches.sort((a, b) => (a.day < b.day ? -1 : 1));
  if (first === undefined) return [];
  const stores = pitches.map(({ facts, day }) =>
    t('dashboard.days.editor', { store: facts.store.name, day: deadline(day) }),
  );
  return [
    {
      key: 'pitches',
      day: first.day,
      tone: 'artist',
      body: <Fact title={t('dashboard.days.editors')} text={formatList(stores, i18n.language)} />,
      action: (
        <StepAction step={first} release={release} className={buttonClass('plain', 'small')}>
          {t('dashboard.days.prepare')}
        </StepAction>
      ),
    },
  ];
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <>
      <b className="block font-strong">{title}</b>
      <p className="text-13 text-ink-2">{text}</p>
    </>
  );
}
