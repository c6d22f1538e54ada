import type { Handover, StoreHandover } from '@tangent/contract/distribution/handover.ts';
import { daysBetween } from '@tangent/domain/calendar.ts';
import { MOVE_DAYS } from '@tangent/domain/request-limits.ts';
import { useTranslation } from 'react-i18next';
import { MoveChart, type StepTexts } from '../../../parts/promotion/move/move-chart.tsx';
import { MoveLog } from '../../../parts/promotion/move/move-log.tsx';
import { formatDay } from '../../../parts/text/format.ts';
import type { PillTone } from '../../../ui/status-pill.tsx';

const TONES: Readonly<Record<StoreHandover['state'], PillTone>> = {
  form: 'quiet',
  deliver: 'quiet',
  match: 'live',
  remove: 'live',
  leave: 'info',
  offline: 'warn',
  left: 'good',
};
const STEPS = ['deliver', 'match', 'remove', 'leave', 'offline', 'form'] as const;

/** The plan of a handover, store by store. */
export function HandoverChart({ handover }: { handover: Handover }) {
  const { t } = useTranslation();
  const nameState = useStateName(handover);
  const texts: StepTexts = Object.fromEntries(
    STEPS.map((name) => [
      name,
      // The blue of a delivery needs no caption.
      { whole: t(`handover.step.${name}`), short: name === 'deliver' ? '' : t(`handover.short.${name}`) },
    ]),
  );
  return (
    <MoveChart
      stores={handover.stores.map((store) => ({ ...store, pill: nameState(store), isDone: store.state === 'left' }))}
      texts={texts}
      today={handover.today}
      until={handover.delivers_on}
      foldTitle={(count, stores) => t('handover.folded', { count, stores })}
    />
  );
}

/** Returns where a store is, with the day or the count of days that matters there. */
function useStateName({ today }: Handover) {
  const { t, i18n } = useTranslation();
  const day = (date: string) => formatDay(date, i18n.language);
  return ({ state, steps, left_on, remove_on, offline_days }: StoreHandover): { tone: PillTone; text: string } => {
    const tone = TONES[state];
    const step = steps.find(({ name }) => name === state);
    if (left_on !== null) return { tone, text: t('handover.left_on', { day: day(left_on) }) };
    if (state === 'remove' && remove_on !== null && remove_on > today) {
      return { tone: 'warn', text: t('move.gap', { count: offline_days }) };
    }
    if (state === 'match' && step) {
      const number = Math.max(1, daysBetween(step.from, today) + 1);
      return { tone, text: t('move.match_day', { day: number, of: MOVE_DAYS.match }) };
    }
    return { tone, text: t(`handover.state.${state}`) };
  };
}

/** The log of a handover. */
export function HandoverLog({ handover: { log, today, distributor } }: { handover: Handover }) {
  const { t } = useTranslation();
  return (
    <MoveLog
      log={log}
      today={today}
      describe={(kind, stores) => t(`handover.log.${kind}`, { ...stores, distributor })}
    />
  );
}
