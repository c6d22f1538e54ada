import type { FormRequest } from '@tangent/contract/promotion/form.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES = {
  received: 'info',
  in_progress: 'info',
  done: 'good',
  declined: 'bad',
} as const satisfies Record<string, PillTone>;

/** The state of a request; an answered one shows how it was answered. */
export function RequestState({ status, outcome }: Pick<FormRequest, 'status' | 'outcome'>) {
  const { t } = useTranslation();
  const state = status === 'answered' ? (outcome ?? 'done') : status;
  return <StatusPill tone={TONES[state]}>{t(`form.status.${state}`)}</StatusPill>;
}
