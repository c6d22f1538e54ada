import type { Release } from '@tangent/contract/catalogue/release.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { FREE_TAKEDOWN_WAIT_DAYS, TAKEDOWN_HOURS } from '@tangent/domain/distribution/distribution-limits.ts';
import { Banknote, Clock, Lock, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { HandoverLink } from './handover-link.tsx';
import { ReleaseBand } from './release-band.tsx';
import { TakedownDialog } from './takedown-dialog.tsx';
import { type Takedown, TakedownState } from './takedown-state.tsx';

type TakedownProps = { release: Release; takedown: Takedown };

/** Requests a takedown: says what it means, whether or when it is available, and how far a requested one is. */
export function TakedownBand({ release }: { release: Release }) {
  const { t } = useTranslation();
  const { takedown } = release;
  const name = t('release.takedown.title');
  if (takedown === null) {
    return (
      <ReleaseBand id="takedown" name={name} title={t('release.takedown.nothing')}>
        <p className="max-w-note text-ink-2">{t('release.takedown.nothing_text')}</p>
      </ReleaseBand>
    );
  }
  if (takedown.refusal === 'requested') {
    const isGone = takedown.removed_at !== null;
    return (
      <ReleaseBand
        id="takedown"
        name={name}
        title={t(isGone ? 'release.takedown.removed' : 'release.takedown.under_way')}
      >
        <TakedownState takedown={takedown} />
      </ReleaseBand>
    );
  }
  return (
    <ReleaseBand id="takedown" name={name} title={t('release.takedown.not_needed')}>
      <Consequences />
      <div className="mt-4 grid gap-4">
        {takedown.refusal === null ? (
          <AvailableTakedown release={release} />
        ) : (
          <LockedTakedown release={release} takedown={takedown} />
        )}
        {(release.status === 'published' || release.status === 'in_process') && <HandoverLink releaseId={release.id} />}
      </div>
    </ReleaseBand>
  );
}

/** The effects of a takedown, and everything that stays. */
function Consequences() {
  const { t } = useTranslation();
  const rows = [
    {
      key: 'hours',
      icon: Clock,
      name: t('release.takedown.means.hours', HOURS),
      text: t('release.takedown.means.hours_text'),
    },
    {
      key: 'codes',
      icon: ShieldCheck,
      name: t('release.takedown.means.keep'),
      text: t('release.takedown.means.keep_text'),
    },
    {
      key: 'money',
      icon: Banknote,
      name: t('release.takedown.means.money'),
      text: t('release.takedown.happens.royalties'),
    },
  ];
  return (
    <ul className="border-t border-line">
      {rows.map(({ key, icon: Icon, name, text }) => (
        <li key={key} className="grid grid-cols-rail-5 items-start gap-x-3 border-b border-line py-2.5">
          <Icon size={16} className="mt-0.5" aria-hidden />
          <p className="gap-x-3 sm:flex">
            <b className="block shrink-0 font-strong sm:w-44">{name}</b>
            <span className="text-ink-2">{text}</span>
          </p>
        </li>
      ))}
    </ul>
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
