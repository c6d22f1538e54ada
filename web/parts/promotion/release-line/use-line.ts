import type { CalendarMark, ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { type CalendarDate, daysBetween } from '@tangent/domain/calendar.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { getDateFormat } from '../../../texts/formats.ts';
import { formatDay, formatList, formatNumber } from '../../text/format.ts';
import type { LineFacts, LineMark, MarkTone } from './build-line.ts';
import type { LineCaption } from './line-words.ts';
import { type LineAxis, readAxis } from './read-axis.ts';

/** Everything a line is drawn from: its figures, its words, and what it says to those who do not see it. */
export type ReleaseLineFacts = {
  readonly facts: LineFacts;
  readonly captions: readonly LineCaption[];
  readonly alternative: readonly string[];
};

/** `left_on`: the day on which it left the stores or was refused. */
export function useLine(calendar: ReleaseCalendar, title: string, left_on: CalendarDate | null): ReleaseLineFacts {
  const { t, i18n } = useTranslation();
  const axis = readAxis(calendar, left_on);
  const words: Words = { t, language: i18n.language, calendar, axis };
  const marks = [...listMarks(words), ...listToday(words, left_on)];
  return {
    facts: { ...axis, marks },
    captions: listCaptions(words, title),
    alternative: [
      ...marks
        .filter(({ label }) => label !== '')
        .toSorted((a, b) => a.day - b.day)
        .map(({ label, detail }) => (detail === '' ? label : `${label}, ${detail}`)),
      ...listSums(words),
    ],
  };
}

type Words = {
  readonly t: TFunction;
  readonly language: string;
  readonly calendar: ReleaseCalendar;
  readonly axis: LineAxis;
};

/** Submission and approval within so many days are one label. */
const TOGETHER_DAYS = 4;
/** Marks that share a label with others of their kind. */
const GROUPED: readonly CalendarMark['kind'][] = ['editors', 'submitted', 'approved', 'problem'];

function listMarks(words: Words): LineMark[] {
  const { calendar, axis } = words;
  const isOut = calendar.day !== null;
  const place = (date: CalendarDate) => daysBetween(axis.from, date);
  const shown = calendar.marks.filter(({ day }) => place(day) >= 0 && place(day) <= axis.days);
  const own = shown.filter(({ kind }) => !GROUPED.includes(kind));
  return [
    ...nameBeginning(words, shown),
    ...(isOut ? nameDonePitches(words, shown) : nameDeadlines(words, shown)),
    ...nameProblem(words, shown),
    ...own.map((mark): LineMark => ({ key: mark.kind, day: place(mark.day), ...nameMark(words, mark) })),
  ];
}

type MarkWords = Pick<LineMark, 'tone' | 'label' | 'detail' | 'short'>;
const named = (tone: MarkTone, label: string, detail: string, short = { label, detail }): MarkWords => ({
  tone,
  label,
  detail,
  short,
});

function nameMark({ t, language, calendar }: Words, { kind, day, is_done, is_missed }: CalendarMark): MarkWords {
  const date = formatDay(day, language);
  const tone = is_missed ? 'missed' : is_done ? 'done' : 'later';
  switch (kind) {
    case 'release_day': {
      // On its day, today says it.
      if (calendar.phase === 'release_day') return named('release', '', '');
      const label = t(calendar.day === null ? 'release.line.release_day' : 'release.line.out');
      return named('release', label, formatShortWeekday(day, language), {
        label: date,
        detail: t('release.line.release'),
      });
    }
    case 'moved':
      return named('missed', date, t('release.line.moved'));
    case 'presave':
      return named(tone, t('release.step.presave'), date);
    case 'week_1':
      return named(tone, t('release.line.week_1'), date);
    case 'day_28':
      return named(tone, t('release.line.day', { day: 28 }), date);
    default:
      return named(tone, '', '');
  }
}

function nameBeginning({ t, language, axis }: Words, marks: readonly CalendarMark[]): LineMark[] {
  const find = (wanted: CalendarMark['kind']) => marks.find(({ kind }) => kind === wanted);
  const [submitted, approved] = [find('submitted'), find('approved')];
  const dot = (mark: CalendarMark, words: MarkWords): LineMark => ({
    key: mark.kind,
    day: daysBetween(axis.from, mark.day),
    ...words,
  });
  const alone = (mark: CalendarMark) =>
    named('done', t(`release.line.${mark.kind as 'submitted'}`), formatDay(mark.day, language));
  if (submitted && approved && daysBetween(submitted.day, approved.day) <= TOGETHER_DAYS) {
    const dates = formatDays(submitted.day, approved.day, language);
    return [dot(submitted, named('done', t('release.line.both'), dates)), dot(approved, named('done', '', ''))];
  }
  return [submitted, approved].flatMap((mark) => (mark ? [dot(mark, alone(mark))] : []));
}

/** Deadlines of editors before release day; several on one day are one label. Today says them itself. */
function nameDeadlines({ language, calendar, axis }: Words, marks: readonly CalendarMark[]): LineMark[] {
  const editors = marks.filter(({ kind }) => kind === 'editors');
  const days = new Map(editors.map(({ day }) => [day, editors.filter((one) => one.day === day)]));
  return [...days].map(([day, each]): LineMark => {
    const isMissed = each.every(({ is_missed }) => is_missed);
    const tone = isMissed ? 'missed' : each.every(({ is_done }) => is_done) ? 'done' : 'later';
    const words =
      day === calendar.today ? named(tone, '', '') : named(tone, formatDay(day, language), nameStores(each, language));
    return { key: `editors ${day}`, day: daysBetween(axis.from, day), ...words };
  });
}

/** Once the release is out, only how many editors were written to still matters. */
function nameDonePitches({ t, language, axis }: Words, marks: readonly CalendarMark[]): LineMark[] {
  const done = marks.filter(({ kind, is_done }) => kind === 'editors' && is_done);
  const [first] = done;
  const last = done.at(-1);
  if (!first || !last) return [];
  const words = named(
    'done',
    t('release.line.pitches', { count: done.length }),
    formatDays(first.day, last.day, language),
  );
  return [{ key: 'pitches', day: daysBetween(axis.from, first.day), ...words }];
}

/** Problems at stores stand in red on the newest of their days; today says it itself. */
function nameProblem({ t, language, calendar, axis }: Words, marks: readonly CalendarMark[]): LineMark[] {
  const problems = marks.filter(({ kind }) => kind === 'problem');
  const last = problems.at(-1);
  if (!last || last.day === calendar.today) return [];
  const label = sayProblem(t, problems);
  const date = formatDay(last.day, language);
  const words = named('bad', label, date, { label: t('release.line.problem'), detail: date });
  return [{ key: 'problem', day: daysBetween(axis.from, last.day), ...words }];
}

function sayProblem(t: TFunction, problems: readonly CalendarMark[]): string {
  const store = problems[0]?.store?.name ?? '';
  return problems.length === 1
    ? t('release.line.problem_at', { store })
    : t('release.line.problem_stores', { count: problems.length });
}

const nameStores = (marks: readonly CalendarMark[], language: string) =>
  formatList(
    marks.flatMap(({ store }) => (store === null ? [] : [store.name.replace(/ Music$/, '')])),
    language,
  );

/** Today in volt, or in red where the artist has to correct something; the day it left the stores. */
function listToday({ t, language, calendar, axis }: Words, left_on: CalendarDate | null): LineMark[] {
  const { phase, today, reviewed_by, day, marks } = calendar;
  const date = formatDay(today, language);
  const at = { key: 'now', day: axis.today ?? axis.days };
  if (left_on !== null) {
    const label = t(`release.line.left.${phase === 'rejected' ? 'rejected' : 'taken_down'}`);
    return [
      { key: 'left', day: daysBetween(axis.from, left_on), ...named('bad', label, formatDay(left_on, language)) },
    ];
  }
  if (axis.today === null) return [];
  const problems = marks.filter(({ kind }) => kind === 'problem');
  if (problems.at(-1)?.day === today) {
    const short = { label: t('release.line.problem'), detail: date };
    return [{ ...at, ...named('bad', sayProblem(t, problems), date, short) }];
  }
  switch (phase) {
    case 'in_review': {
      const until =
        reviewed_by === null ? date : t('release.line.until', { date: formatShortWeekday(reviewed_by, language) });
      return [{ ...at, ...named('now', t('release.line.in_review'), until) }];
    }
    case 'reopened':
      return [{ ...at, ...named('bad', t('release.line.your_turn'), date) }];
    case 'release_day':
      return [
        {
          ...at,
          ...named('now', t('release.line.release_day'), formatShortWeekday(today, language), {
            label: t('release.line.release_day'),
            detail: date,
          }),
        },
      ];
    case 'first_weeks':
      return [
        {
          ...at,
          ...named(
            'now',
            t('release.line.day', { day: formatNumber(day ?? 1, language) }),
            formatShortWeekday(today, language),
          ),
        },
      ];
    default: {
      const due = marks.filter(
        (mark) => mark.kind === 'editors' && mark.day === today && !mark.is_done && !mark.is_missed,
      );
      const detail = due.length > 0 ? nameStores(due, language) : date;
      return [
        { ...at, ...named('now', t('release.line.today'), detail, { label: t('release.line.today'), detail: date }) },
      ];
    }
  }
}

function listCaptions(words: Words, title: string): LineCaption[] {
  const { calendar, axis } = words;
  const { before, phase } = calendar;
  const strong = sayBars(words);
  const isDrawn = axis.before.length > 0;
  const total = sayTotal(words);
  const curve = phase === 'catalogue' ? total : isDrawn ? title : null;
  const hasCurve = axis.streams.some(({ value }) => value !== null);
  const last = axis.streams.findLast(({ value }) => value !== null)?.day ?? 0;
  return [
    ...(hasCurve && curve !== null ? [{ key: 'curve', text: curve, isStrong: true, until: last + 1 }] : []),
    ...(strong === null ? [] : [{ key: 'bars', text: strong, isStrong: true, from: axis.bars[0]?.day ?? 0 }]),
    ...(before === null || !isDrawn
      ? []
      : [{ key: 'before', text: sayBefore(words, before), isStrong: false, until: axis.days }]),
  ];
}

function sayBars({ t, language, calendar, axis }: Words): string | null {
  const { fans_total, day, visits } = calendar;
  if (axis.bars.length === 0) return null;
  const sum = fans_total ?? visits.reduce((total, one) => total + one.visits, 0);
  if (sum === 0) return null;
  const key = fans_total === null ? 'visits' : day === null ? 'fans' : 'fans_waited';
  return t(`release.line.${key}`, { count: sum, number: formatNumber(sum, language) });
}

function sayBefore(
  { t, language, calendar }: Words,
  { release, total }: NonNullable<ReleaseCalendar['before']>,
): string {
  const key = calendar.day === null ? 'to_beat' : 'before';
  const title = release.title || t('release.untitled');
  return t(`release.line.${key}`, { title, number: formatNumber(total, language) });
}

function sayTotal({ t, language, calendar }: Words): string | null {
  const { months, streams_total, phase } = calendar;
  const sum = months.length > 0 ? months.reduce((total, { streams }) => total + streams, 0) : streams_total;
  if (sum === null) return null;
  const isStart = months.length === 0 && phase === 'catalogue';
  return t(isStart ? 'release.line.streams_28' : 'release.line.streams', {
    count: sum,
    number: formatNumber(sum, language),
  });
}

function listSums(words: Words): string[] {
  const { calendar } = words;
  return [sayBars(words), sayTotal(words), calendar.before && sayBefore(words, calendar.before)].flatMap(
    (each) => each || [],
  );
}

/** Formats a day with its short weekday: Sat, Dec 12. */
function formatShortWeekday(date: CalendarDate, language: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return getDateFormat(language, format).format(new Date(date));
}

/** Formats two days of one label: Nov 19 – 20. */
function formatDays(from: CalendarDate, to: CalendarDate, language: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return getDateFormat(language, format).formatRange(new Date(from), new Date(to));
}
