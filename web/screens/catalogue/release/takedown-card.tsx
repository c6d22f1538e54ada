import type { Release } from '@tangent/contract/catalogue/release.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { FREE_TAKEDOWN_WAIT_DAYS, TAKEDOWN_HOURS } from '@tangent/domain/distribution/distribution-limits.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HandoverLink } from './handover-link.tsx';
import { TakedownDialog } from './takedown-dialog.tsx';
import { type Takedown, TakedownState } from './takedown-state.tsx';

type TakedownProps = { release: Release; takedown: Takedown };

/** Requests a takedown: says what it means, whether or when it is available, and how far a requested one is. */
export function TakedownCard({ release, takedown }: TakedownProps) {
  const { t } = useTranslation();
  if (takedown.refusal === 'requested') {
    return (
      <Card title={t(takedown.removed_at === null ? 'release.takedown.under_way' : 'release.takedown.removed')}>
        <TakedownState takedown={takedown} />
      </Card>
    );
  }
  return (
    <Card title={t('release.takedown.title')}>
      <p className="max-w-prose leading-relaxed text-ink-2">{t('release.takedown.about', HOURS)}</p>
      <div className="mt-4 grid gap-4">
        {takedown.refusal === null ? (
          <AvailableTakedown release={release} />
        ) : (
          <LockedTakedown release={release} takedown={takedown} />
        )}
        {(release.status === 'published' || release.status === 'in_process') && <HandoverLink releaseId={release.id} />}
      </div>
    </Card>
  );
}

const HOURS = { min: TAKEDOWN_HOURS.min, max: TAKEDOWN_HOURS.max };

function AvailableTakedown({ release }: { release: Release }) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  return (
    <div>
      <Button tone="bad" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        {t('release.takedown.open')}
      </Button>
      <TakedownDialog release={release} open={confirming} onOpenChange={setConfirming} />
    </div>
  );
}

/** Shows the locked takedown: the days left, when it becomes available, and what unlocks it now (S4-016, S4-017). */
function LockedTakedown({ release, takedown }: TakedownProps) {
  const { t, i18n } = useTranslation();
  const { release_date } = release;
  const from = release_date && formatDate(addDays(release_date, FREE_TAKEDOWN_WAIT_DAYS), i18n.language);
  const params = { days: FREE_TAKEDOWN_WAIT_DAYS, date: from ?? '' };
  return (
    <>
      <div id="takedown-wait">
        {takedown.days_left > 0 && (
          <p className="text-2xl font-bold">{t('release.takedown.days_left', { count: takedown.days_left })}</p>
        )}
        <p className="mt-1 max-w-lead text-ink-2">
          {t(takedown.refusal === 'plan' ? 'release.takedown.plan' : 'release.takedown.wait', params)}
        </p>
      </div>
      <div>
        <Button disabled aria-describedby="takedown-wait">
          <Lock size={16} aria-hidden /> {t('release.takedown.open')}
        </Button>
      </div>
      <Upsell capability="immediate_takedown" />
    </>
  );
}
