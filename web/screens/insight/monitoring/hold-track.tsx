import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { TAKEDOWN_HOURS } from '@tangent/domain/distribution/distribution-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelease } from '../../../api/catalogue/release.ts';
import { RemoveStoresDialog } from '../../../parts/catalogue/release/remove-stores-dialog.tsx';
import { formatList } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

type Place = Pick<FraudCaseDetail, 'id' | 'release' | 'store'>;
type Held = Pick<FraudCaseDetail, 'tracks' | 'track_count'>;

/**
 * Says how an artist takes the flagged music out of the store: the release when all of it is flagged, else its flagged
 * tracks, which staff take down. Null when nothing is flagged there any more.
 */
export function chooseHold({ tracks, track_count }: Held): { titles: string[]; isWhole: boolean } | null {
  const flagged = tracks.filter((track) => track.flagged && track.removal === null);
  const removed = tracks.filter(({ removal }) => removal !== null);
  if (flagged.length === 0) return null;
  return { titles: flagged.map(({ title }) => title), isWhole: flagged.length + removed.length === track_count };
}

/** Takes what the case is about out of its store, before the store does it. */
export function HoldTrack({ tracks, track_count, ...place }: Place & Held) {
  const hold = chooseHold({ tracks, track_count });
  if (hold === null) return null;
  return hold.isWhole ? <HoldRelease {...place} /> : <RequestTakedown {...place} titles={hold.titles} />;
}

/** A store has the whole release or nothing of it that is not flagged: its artist takes it down there. */
function HoldRelease({ release, store }: Place) {
  const { t } = useTranslation();
  const { data } = useRelease(release.id, { poll: false });
  const [open, setOpen] = useState(false);
  const isThere = data?.store_ids.includes(store.id) && (data.status === 'published' || data.status === 'in_process');
  if (!data || !isThere) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('store.remove', { store: store.name })}
      </Button>
      <RemoveStoresDialog
        release={data}
        stores={[{ store_id: store.id, store_name: store.name }]}
        texts={{
          about: t('store.remove_text', { store: store.name, min: TAKEDOWN_HOURS.min, max: TAKEDOWN_HOURS.max }),
          confirm: t('store.remove_confirm'),
          done: t('store.removing', { store: store.name }),
        }}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

/** One track of an album leaves a store by staff, who read the answer to the case. */
function RequestTakedown({ id, store, titles }: Place & { titles: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const values = { title: formatList(titles, i18n.language), store: store.name };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('watch.hold.ask', values)}
      </Button>
      <AnswerDialog id={id} note={t('watch.hold.note', values)} open={open} onOpenChange={setOpen} />
    </>
  );
}
