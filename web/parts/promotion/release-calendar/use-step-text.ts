import type { CalendarStep } from '@tangent/contract/promotion/release-calendar.ts';
import { type CalendarDate, daysBetween } from '@tangent/domain/calendar.ts';
import { REVIEW_BUSINESS_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { useTranslation } from 'react-i18next';
import { useLocalCalendar } from '../../../app/local-calendar.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { formatPeriod } from '../../insight/period-text.ts';
import { formatDay, formatInstant, formatList, formatNumber, formatShare, formatWeekday } from '../../text/format.ts';
import { useDeadlineText } from '../../text/use-deadline-text.ts';

/** The words of a step, the same on the release page, the dashboard and the tools. */
export type StepText = {
  /** A sentence for the one next step. */
  readonly title: string;
  /** A few words for a list. */
  readonly short: string;
  readonly text: string;
  /** The same when it is done; null for a step that is never listed so. */
  readonly done: string | null;
  /** Null for a step that happens without the artist. */
  readonly button: string | null;
  /** The effect of the step, or until when it counts. */
  readonly effect: string | null;
  /** 'Today', a day, or 'Any day'. */
  readonly when: string;
  readonly is_today: boolean;
  /** 'last day', or the days until a deadline; null without one. */
  readonly left: string | null;
};

type Words = Pick<StepText, 'title' | 'short' | 'text' | 'done' | 'button' | 'effect'>;

/** Returns a function that puts a step of a release into words. Its deadlines are days of the reader. */
export function useStepText(release: { readonly title: string }): (step: CalendarStep) => StepText {
  const { t } = useTranslation();
  const describe = useStepWords(release.title.trim() || t('release.untitled'));
  const place = useStepPlace();
  return (step) => ({ ...describe(step), ...place(step) });
}

function useStepPlace(): (step: CalendarStep) => Pick<StepText, 'when' | 'is_today' | 'left'> {
  const { t, i18n } = useTranslation();
  const local = useLocalCalendar();
  return ({ day, is_last_day }) => {
    if (day === null) return { when: t('calendar.any_day'), is_today: false, left: null };
    const shown = is_last_day ? local.toLastDay(day) : day;
    const is_today = shown <= local.today;
    const days = Math.max(0, daysBetween(local.today, shown));
    const left = days === 0 ? t('calendar.last_day') : t('calendar.left', { count: days });
    return {
      when: is_today ? t('calendar.today') : formatDay(shown, i18n.language),
      is_today,
      left: is_last_day ? left : null,
    };
  };
}

function useStepWords(title: string): (step: CalendarStep) => Words {
  const { t, i18n } = useTranslation();
  const find = useStepValues(title);
  const deadline = useDeadlineText();
  return (step) => {
    const values = find(step);
    const { kind } = step;
    const has = (part: string) =>
      i18n.exists(`calendar.step.${kind}.${part}`) || i18n.exists(`calendar.step.${kind}.${part}_other`);
    const word = (part: string, more: Values = {}) => {
      const name = Number(values.count ?? 1) > 1 && has(`${part}_several`) ? `${part}_several` : part;
      return t(`calendar.step.${kind}.${name}` as 'calendar.step.submit.title', { ...values, ...more });
    };
    const short = word(findShort(step));
    const day = step.day === null ? '' : deadline(step.day);
    const effect = findEffect(step);
    const isSaid = has(effect) && (step.day !== null || !needsDay(step));
    return {
      title: has('title') ? word('title') : short,
      short,
      text: word(findTextPart(step)),
      done: has('done') ? word('done') : null,
      button: has('button') ? word('button') : null,
      effect: isSaid ? word(effect, { day }) : null,
    };
  };
}

/** The effect of these steps is their day. */
const needsDay = ({ kind }: CalendarStep) =>
  ['finish_draft', 'submit', 'resubmit', 'answer_claim', 'write_story'].includes(kind);

function findEffect(step: CalendarStep): 'effect' | 'effect_expires' {
  return step.kind === 'resubmit' && !step.facts.keeps_date ? 'effect_expires' : 'effect';
}

function findShort(step: CalendarStep): string {
  if (step.kind === 'day_28') return step.facts.before === null ? 'short_alone' : 'short';
  if (step.kind !== 'money') return 'short';
  const { is_first, amount_micros } = step.facts;
  return `short${is_first ? '' : '_month'}${amount_micros === null ? '' : '_amount'}`;
}

function findTextPart(step: CalendarStep): string {
  if (step.kind === 'share_presave') return step.facts.fans === 0 ? 'text_none' : 'text';
  if (step.kind === 'pitch_editors') return step.facts.is_approved ? `text_${step.facts.unit}` : 'text_review';
  return step.kind === 'money' && step.facts.is_estimate && step.facts.amount_micros !== null
    ? 'text_estimate'
    : 'text';
}

type Values = Record<string, string | number> & { day?: string };

/** Returns a function that finds the values a step's texts name. */
function useStepValues(title: string): (step: CalendarStep) => Values {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const findOther = useOtherValues();
  const day = (date: CalendarDate) => formatDay(date, language);
  const people = (of: readonly { name: string }[], share: number): Values => ({
    names: formatList(
      of.map(({ name }) => name),
      language,
    ),
    count: of.length,
    percent: formatShare(share, language),
  });
  const find = (step: CalendarStep): Values => {
    switch (step.kind) {
      case 'finish_draft':
        return { count: step.facts.issues };
      case 'submit':
        return { count: REVIEW_BUSINESS_DAYS };
      case 'answer_claim':
        return { claimant: step.facts.claimant, name: step.facts.title, count: step.facts.claims };
      case 'answer_case':
        return { store: step.facts.store.name };
      case 'mend_store':
        return { store: step.facts.store.name, count: step.facts.stores };
      case 'mend_page':
        return { store: step.facts.store.name, artist: step.facts.artist };
      case 'invite_people':
        return people(step.facts.people, step.facts.share_basis_points);
      case 'remind_people':
        return {
          ...people(step.facts.people, step.facts.share_basis_points),
          day: day(step.facts.people.map(({ invited_on }) => invited_on).sort()[0] ?? ''),
        };
      case 'write_story':
        return {
          stores: formatList(
            step.facts.stores.map(({ name }) => name),
            language,
          ),
        };
      case 'pitch_editors':
        return { store: step.facts.store.name, count: step.facts.days_before };
      case 'pitch_playlists':
        return {
          count: step.facts.playlists,
          names: formatList(step.facts.names, language),
          followers: formatNumber(step.facts.followers, language),
          days: t('calendar.step.pitch_playlists.days', { count: step.facts.answer_days }),
        };
      case 'share_link':
        return { live: step.facts.live_stores, total: step.facts.stores };
      case 'plan_next':
        return { day: step.day === null ? '' : formatWeekday(step.day, language) };
      default:
        return findOther(step);
    }
  };
  return (step) => ({ title, ...find(step) });
}

/** The same for counts, and for the steps without the artist. */
function useOtherValues(): (step: CalendarStep) => Values {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return (step) => {
    switch (step.kind) {
      case 'share_presave':
        return { count: step.facts.fans };
      case 'delivery':
      case 'release_day':
      case 'stores_follow':
      case 'leaves_stores':
        return { count: step.facts.stores };
      case 'first_country':
        return { time: formatInstant(step.facts.at, language) };
      case 'money':
        return {
          month: formatPeriod(step.facts.period, language),
          amount: formatMicroDollars(step.facts.amount_micros ?? 0, language),
          rate: formatMicroDollars(step.facts.per_thousand_micros ?? 0, language),
          streams: formatNumber(step.facts.streams ?? 0, language),
        };
      default:
        return {};
    }
  };
}
