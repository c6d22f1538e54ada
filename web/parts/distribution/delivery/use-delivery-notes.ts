import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { findRemedy } from '@tangent/domain/distribution/delivery/refusal.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { getSupportEmail } from '../../../app/contact.ts';
import { formatDate, formatInstant } from '../../text/format.ts';
import { changeProgress } from './delivery-stage.ts';
import { useReasonText } from './use-reason-text.ts';

/** Returns all notes about a delivery beside its state: the event, our next step, what the user can do, and when. */
export function useDeliveryNotes(): (delivery: Delivery) => string[] {
  const { t, i18n } = useTranslation();
  const reasonText = useReasonText();
  return (delivery) => {
    const { reason_code, message, next_attempt_at, attempts, state, store_name, closes_on } = delivery;
    const change = changeProgress(delivery);
    const isOverdue = message?.overdue && message.acknowledged_at === null;
    // A first attempt that is about to start needs no note.
    const isRetried = attempts > 0 && next_attempt_at !== null;
    return [
      ...(reason_code === null ? [] : [reasonText(reason_code), ...helpTexts(t, reason_code)]),
      ...(change === null ? [] : [t(`store.change.${change}`)]),
      ...(delivery.lyrics === null ? [] : [lyricsText(t, delivery.lyrics)]),
      ...(delivery.state === 'taking_down' ? [t(`store.takedown.${isReported(delivery) ? 'sent' : 'sending'}`)] : []),
      ...(isOverdue ? [t('store.overdue')] : []),
      ...(closes_on === null || state === 'removed'
        ? []
        : [t('store.closes', { store: store_name, date: formatDate(closes_on, i18n.language) })]),
      ...(isRetried
        ? [t('store.next_attempt', { at: formatInstant(next_attempt_at, i18n.language), count: attempts })]
        : []),
    ];
  };
}

function lyricsText(t: TFunction, { state, reason }: NonNullable<Delivery['lyrics']>): string {
  return reason === null ? t(`store.lyrics.${state}`) : t('store.lyrics.refused_because', { reason });
}

// A store that never had the release, or has closed, needs no action.
function helpTexts(t: TFunction, code: string): string[] {
  return code === 'never_sent' || code === 'store_closed'
    ? []
    : [t(`store.help.${findRemedy(code)}`, { email: getSupportEmail() })];
}

function isReported({ message }: Delivery): boolean {
  return message?.kind === 'takedown' && message.delivered_at !== null;
}
