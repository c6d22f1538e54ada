import type { StoreOverview } from '@tangent/contract/catalogue/backoffice-store.ts';
import type { StoreState } from '@tangent/domain/catalogue/store/store-state.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatList } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { StoreStateDialog } from './store-state-dialog.tsx';

const TONES: Record<StoreState, PillTone> = { draft: 'quiet', testing: 'info', live: 'live' };

/** How far we are with a store, what is missing before it gets releases, and how many wait for that. */
export function StoreStateCell({ store }: { store: StoreOverview }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const { state, missing, waiting } = store;
  const steps = missing.map((step) => t(`backoffice.setup.step.${step}`));
  return (
    <span className="grid max-w-xs justify-items-start gap-1">
      <StatusPill tone={TONES[state]}>{t(`backoffice.setup.state.${state}`)}</StatusPill>
      <SetupDates store={store} />
      {state !== 'live' && steps.length > 0 && (
        <span className="text-13 text-ink-3">
          {t('backoffice.setup.missing', { steps: formatList(steps, i18n.language) })}
        </span>
      )}
      {waiting > 0 && <span className="text-13 text-warn">{t('backoffice.setup.waiting', { count: waiting })}</span>}
      <Button
        size="small"
        aria-label={t('backoffice.setup.change_store', { store: store.name })}
        onClick={() => setOpen(true)}
      >
        {t('backoffice.setup.change')}
      </Button>
      {open && <StoreStateDialog store={store} onClose={() => setOpen(false)} />}
    </span>
  );
}

function SetupDates({ store: { setup, closes_on } }: { store: StoreOverview }) {
  const { t, i18n } = useTranslation();
  const { kit_made_on, test_sent_on, test_answered_on, test_answer } = setup;
  const date = (day: string) => formatDate(day, i18n.language);
  const parts = [
    kit_made_on && t('backoffice.setup.made', { date: date(kit_made_on) }),
    test_sent_on && t('backoffice.setup.sent', { date: date(test_sent_on) }),
    test_answered_on && test_answer && t(`backoffice.setup.${test_answer}`, { date: date(test_answered_on) }),
    closes_on && t('backoffice.setup.closes', { date: date(closes_on) }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : <span className="text-13 text-ink-3">{parts.join(' · ')}</span>;
}
