import type { LinkStoreRow } from '@tangent/contract/promotion/smartlink.ts';
import { clsx } from 'clsx';
import { Check, Clock, GripVertical, type LucideIcon, Minus, Radio } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { type Grip, useReorder } from '../../../ui/list/use-reorder.ts';
import type { EditorProps } from './editor-props.ts';

/** The stores of the page: their order, and a switch for each (S2-112). */
export function StoreEditor({ link, locked, onChange }: EditorProps) {
  const { t } = useTranslation();
  const { stores } = link;
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const ids = stores.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    setAnnouncement(t('smartlink.moved', { store: stores[from]?.name ?? '', number: to + 1 }));
    onChange({ store_order: ids });
  };
  const grip = useReorder({ list, count: stores.length, onMove: move });
  const toggle = (id: string, isOn: boolean) => {
    const hidden = stores.filter((store) => (store.id === id ? !isOn : !store.is_on)).map((store) => store.id);
    onChange({ hidden_store_ids: hidden });
  };
  const on = stores.filter(hasButton).length;
  return (
    <Card
      isRegion
      title={t('smartlink.stores_on', { count: stores.length, on })}
      action={!locked && <span className="text-13 text-ink-3 max-sm:hidden">{t('smartlink.reorder')}</span>}
    >
      <ol ref={list} className="-mx-4 divide-y divide-line border-y border-line sm:-mx-5">
        {stores.map((store, index) => (
          <li
            key={store.id}
            className={clsx(
              'flex min-h-12 items-center gap-3 bg-surface px-4 py-1.5 data-dragged:shadow-pop sm:px-5',
              !store.is_on && 'text-ink-3',
            )}
          >
            {!locked && <GripButton store={store} index={index} grip={grip} />}
            <span className="min-w-0 flex-1 basis-28 font-strong">{store.name}</span>
            <StorePresence store={store} />
            <Switch
              checked={hasButton(store)}
              onChange={(isOn) => toggle(store.id, isOn)}
              disabled={store.state === 'down'}
              locked={locked}
              aria-label={store.name}
            />
          </li>
        ))}
      </ol>
      {stores.length === 0 && <p className="text-ink-2">{t('smartlink.no_stores')}</p>}
      <p id="store-grip-hint" className="sr-only">
        {t('drop.grip_hint')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p className="mt-3 flex items-start gap-2 text-13 text-ink-2">
        <Radio size={16} className="mt-px shrink-0" aria-hidden /> {t('smartlink.follows_stores')}
      </p>
    </Card>
  );
}

function GripButton({ store, index, grip }: { store: LinkStoreRow; index: number; grip: Grip }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id={`grip-${store.id}`}
      aria-label={t('smartlink.move', { store: store.name })}
      aria-describedby="store-grip-hint"
      onPointerDown={(event) => grip.onPointerDown(event, index)}
      onKeyDown={(event) => grip.onKeyDown(event, index)}
      onBlur={grip.onBlur}
      className="tap -ml-2 grid size-8 shrink-0 cursor-grab touch-none place-items-center text-ink-3 hover:text-ink"
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
}

/** A store that has taken the release down shows no button, whatever the artist chose before. */
const hasButton = ({ is_on, state }: LinkStoreRow) => is_on && state !== 'down';

const ICONS: Record<LinkStoreRow['state'], LucideIcon> = { live: Check, later: Clock, sent: Clock, down: Minus };
const TONES: Record<LinkStoreRow['state'], string> = {
  live: 'text-good',
  later: 'text-info',
  sent: 'text-info',
  down: 'text-ink-2',
};

function StorePresence({ store: { state, date } }: { store: LinkStoreRow }) {
  const { t, i18n } = useTranslation();
  const Icon = ICONS[state];
  const day = date === null ? '' : formatDate(date, i18n.language);
  return (
    <span className={clsx('flex min-w-0 flex-1 basis-36 items-center gap-1.5 text-13', TONES[state])}>
      <Icon size={16} className="shrink-0" aria-hidden />
      {state === 'down' && date === null ? t('smartlink.store.absent') : t(`smartlink.store.${state}`, { date: day })}
    </span>
  );
}
