import type { Move, StoreMove } from '@tangent/contract/distribution/move.ts';
import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import { MOVE_DAYS } from '@tangent/domain/request-limits.ts';
import { useTranslation } from 'react-i18next';
import type { PillTone } from '../../../ui/status-pill.tsx';
import { formatDay } from '../../text/format.ts';
import { MoveChart, type StepTexts } from './move-chart.tsx';
import { MoveLog } from './move-log.tsx';

const TONES: Readonly<Record<StoreMove['state'], PillTone>> = {
  form: 'info',
  request: 'live',
  offline: 'warn',
  deliver: 'info',
  match: 'live',
  check: 'info',
  stuck: 'bad',
  switched: 'good',
};
const STEPS = ['deliver', 'match', 'request', 'check', 'offline', 'form'] as const;

/** The plan of a move here, store by store. */
export function ArrivalChart({ move }: { move: Move }) {
  const { t } = useTranslation();
  const nameState = useStateName(move.today);
  const texts: StepTexts = Object.fromEntries(
    STEPS.map((name) => [
      name,
      // The blue of a delivery needs no caption.
      { whole: t(`move.step.${name}`), short: name === 'deliver' ? '' : t(`move.short.${name}`) },
    ]),
  );
  return (
    <MoveChart
      stores={move.stores.map((store) => ({
        ...store,
        pill: nameState(store),
        isDone: store.state === 'switched',
      }))}
      texts={texts}
      today={move.today}
      until={move.cut_over}
      foldTitle={(count, stores) => t('move.folded', { count, stores })}
    />
  );
}

/** Returns where a store is, with the day or the count of days that matters there. */
function useStateName(today: string) {
  const { t, i18n } = useTranslation();
  const day = (date: string) => formatDay(date, i18n.language);
  return ({
    state,
    rule,
    steps,
    switched_on,
    request_on,
    offline_days,
  }: StoreMove): { tone: PillTone; text: string } => {
    const tone = TONES[state];
    const step = steps.find(({ name }) => name === state);
    if (switched_on !== null) {
      return {
        tone,
        text: t(rule === 'replaces' ? 'move.replaced_on' : 'move.switched_on', { day: day(switched_on) }),
      };
    }
    if (state === 'request' && request_on !== null && request_on > today) {
      return { tone: 'warn', text: t('move.gap', { count: offline_days }) };
    }
    if (state === 'form' && step) return { tone, text: t('move.form_by', { day: day(step.until) }) };
    if (state === 'match' && step && rule === 'match_then_takedown') {
      const of = MOVE_DAYS.match;
      const number = Math.max(1, daysBetween(step.from, today) + 1);
      if (today < addDays(step.from, of)) return { tone, text: t('move.match_day', { day: number, of }) };
    }
    return { tone, text: t(`move.state.${state}`) };
  };
}

/** The log of a move here. */
export function ArrivalLog({ move: { log, today, distributor } }: { move: Move }) {
  const { t } = useTranslation();
  return (
    <MoveLog log={log} today={today} describe={(kind, stores) => t(`move.log.${kind}`, { ...stores, distributor })} />
  );
}
