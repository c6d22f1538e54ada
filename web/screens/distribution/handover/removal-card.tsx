import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Handover, StoreHandover } from '@tangent/contract/distribution/handover.ts';
import { TAKEDOWN_HOURS } from '@tangent/domain/distribution/distribution-limits.ts';
import { canLeave } from '@tangent/domain/distribution/move/store-handover.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RemoveStoresDialog } from '../../../parts/catalogue/release/remove-stores-dialog.tsx';
import { formatDate, formatList } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';

type RemovalCardProps = { release: Release; handover: Handover };

/** The next stores to remove the release from, and their day. Nothing is ever removed without the artist. */
export function RemovalCard({ release, handover }: RemovalCardProps) {
  const { t, i18n } = useTranslation();
  const { stores, today, distributor } = handover;
  const list = (some: readonly StoreHandover[]) =>
    formatList(
      some.map(({ store_name }) => store_name),
      i18n.language,
    );
  const open = stores.filter(({ remove_on }) => remove_on !== null);
  const [day] = open.flatMap(({ remove_on }) => remove_on ?? []).sort();
  if (day === undefined) return <NothingToRemove handover={handover} />;
  const due = open.filter((store) => canLeave(store, today));
  if (due.length === 0) {
    const next = open.filter(({ remove_on }) => remove_on === day);
    const isLiveEverywhere = next.every(({ live_on }) => live_on !== null);
    // A day that is only expected never lies in the past: today means that the new distributor is late.
    return day > today ? (
      <Card title={t('handover.remove.later', { day: formatDate(day, i18n.language) })} isRegion>
        <p className="text-ink-2">{t('handover.remove.wait', { stores: list(next) })}</p>
        {!isLiveEverywhere && <p className="mt-2 text-ink-2">{t('handover.remove.mark', { distributor })}</p>}
      </Card>
    ) : (
      <Card title={t('handover.remove.waiting', { distributor })} isRegion>
        <p className="text-ink-2">{t('handover.remove.waiting_text')}</p>
      </Card>
    );
  }
  const isLast = due.length === open.length;
  return (
    <Card title={t('handover.remove.now', { count: due.length })} isRegion>
      <p className="text-ink-2">{t('handover.remove.ready', { stores: list(due) })}</p>
      <div className="mt-4">
        {isLast ? (
          <LastStores release={release} />
        ) : (
          <RemoveButton release={release} handover={handover} due={due} names={list(due)} />
        )}
      </div>
    </Card>
  );
}

/** The release cannot leave its last stores alone: that is its takedown. */
function LastStores({ release }: { release: Release }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="text-ink-2">{t('handover.remove.last')}</p>
      <Link
        to={`${APP_PATHS.release.replace(':id', release.id)}#takedown`}
        className={buttonClass('plain', 'medium', 'mt-4')}
      >
        {t('handover.remove.take_down')}
      </Link>
    </>
  );
}

type RemoveButtonProps = RemovalCardProps & { due: readonly StoreHandover[]; names: string };

function RemoveButton({ release, handover: { distributor }, due, names }: RemoveButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { min, max } = TAKEDOWN_HOURS;
  const isGap = due.some(({ offline_days }) => offline_days > 0);
  return (
    <>
      <Button tone="volt" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('handover.remove.action', { count: due.length })}
      </Button>
      {open && (
        <RemoveStoresDialog
          release={release}
          stores={due}
          texts={{
            about: t(isGap ? 'handover.remove.about_gap' : 'handover.remove.about', { distributor, min, max }),
            confirm: t('handover.remove.confirm'),
            done: t('handover.remove.done', { count: due.length, stores: names }),
          }}
          open
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

/** The stores are taking it down, or all have. A store that the release left early still waits for the new one. */
function NothingToRemove({ handover: { stores, distributor } }: { handover: Handover }) {
  const { t } = useTranslation();
  if (!stores.every(({ state }) => state === 'left')) {
    return (
      <Card title={t('handover.asked.title')} isRegion>
        <p className="text-ink-2">{t('handover.asked.text')}</p>
        {stores.some(({ live_on }) => live_on === null) && (
          <p className="mt-2 text-ink-2">{t('handover.remove.mark', { distributor })}</p>
        )}
      </Card>
    );
  }
  return (
    <Card title={t('handover.done.title', { distributor })} isRegion>
      <p className="text-ink-2">{t('handover.done.text')}</p>
      <Link to={APP_PATHS.royalties} className={buttonClass('plain', 'medium', 'mt-4')}>
        {t('handover.done.action')}
      </Link>
    </Card>
  );
}
