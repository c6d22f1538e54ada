import type { FineDispute } from '@tangent/contract/money/fine-dispute.ts';
import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DisputePill } from '../../../parts/money/fine/dispute-pill.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Timeline, type TimelineEntry } from '../../../ui/list/timeline.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

type EntryProps = { entry: RoyaltyEntryDetail };

/** The returned part of a fine or a fee, and the dispute of a fine. */
export function DisputePart({ entry }: EntryProps) {
  const { charge } = entry;
  if (charge === null) return null;
  return (
    <>
      <TakenBack entry={entry} />
      {charge.dispute !== null && <Dispute dispute={charge.dispute} store={entry.platform.name} />}
      {charge.disputable_until !== null && <DisputeForm entry={entry} until={charge.disputable_until} />}
    </>
  );
}

function TakenBack({ entry: { charge, platform, returned_on } }: EntryProps) {
  const { t, i18n } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  if (charge === null) return null;
  const { returned_micros, returned_by, returns } = charge;
  const see = (transaction_id: string, name: string) => (
    <Link {...linkProps({ view: 'entries', entry: transaction_id })} className="text-link">
      {name}
    </Link>
  );
  if (returns !== null) return <p>{see(returns, t('royalty.dispute.see_fine'))}</p>;
  if (returned_on === null || returned_by === null) return null;
  const values = {
    store: platform.name,
    amount: formatMicroDollars(returned_micros, i18n.language),
    date: formatDate(returned_on, i18n.language),
  };
  return (
    <p>
      {t('royalty.dispute.taken_back', values)} {see(returned_by, t('royalty.dispute.see_return'))}
    </p>
  );
}

/** The state of a dispute with its next date, and how it came there. */
function Dispute({ dispute, store }: { dispute: FineDispute; store: string }) {
  const { t, i18n } = useTranslation();
  const { state, due_on, reason, note, history } = dispute;
  const entries = history.map(
    (event, index): TimelineEntry => ({
      key: String(index),
      label: t(
        `royalty.dispute.event.${event.by === 'system' && event.state === 'accepted' ? 'taken_back' : event.state}`,
      ),
      when: <time dateTime={event.at}>{formatDate(event.at, i18n.language)}</time>,
      detail: event.note,
      state: index === history.length - 1 && due_on !== null ? 'now' : 'done',
    }),
  );
  return (
    <section aria-label={t('royalty.dispute.title')} className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-2 font-bold">
        {t('royalty.dispute.title')}
        <DisputePill dispute={state} returned_on={null} />
      </h3>
      {due_on !== null && state !== 'refused' && (
        <p>{t(`royalty.dispute.next.${state}`, { store, date: formatDate(due_on, i18n.language) })}</p>
      )}
      <Timeline entries={entries} />
      <div className="text-13 text-ink-2">
        <p className="font-medium">
          {t('royalty.dispute.yours')}: {t(`royalty.dispute.reasons.${reason}`)}
        </p>
        <p className="whitespace-pre-line" dir="auto">
          {note}
        </p>
      </div>
    </section>
  );
}
