import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../parts/form/use-debounced.ts';
import type { PaletteGroup, PaletteItem } from './find-items.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

const DEBOUNCE_MS = 200;
const QUERY_MAX_CHARS = 100;

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Search over every page, action, release and artist. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTranslation();
  const leads = useRef(false);
  useEffect(() => {
    if (open) leads.current = false;
  }, [open]);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-(--fast) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={t('shell.palette.title')}
          // The chosen page takes the focus itself.
          finalFocus={() => !leads.current}
          className="pop fixed inset-x-4 top-[max(1rem,10svh)] z-50 mx-auto flex max-h-[min(34rem,calc(100svh-2rem))] max-w-xl flex-col overflow-hidden rounded-card bg-overlay shadow-pop outline-none"
        >
          <Choices
            onChoose={(item) => {
              leads.current = item.leads;
              onOpenChange(false);
              item.run();
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choices({ onChoose }: { onChoose: (item: PaletteItem) => void }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const debounced = useDebounced(query.trim(), DEBOUNCE_MS);
  const { groups, isSearching, hasFailed } = usePaletteGroups(query, debounced);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      value={query}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setQuery(value)}
      itemToStringValue={({ label }: PaletteItem) => label}
    >
      <QueryField />
      <ResultCount count={count} query={debounced} isSearching={isSearching} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        {hasFailed && <p className="px-2.5 py-2 text-13 text-bad">{t('shell.palette.failed')}</p>}
        {count === 0 && <Nothing query={query.trim()} isSearching={isSearching} />}
        <Autocomplete.List>
          {(group: PaletteGroup) => <ResultGroup key={group.value} group={group} onChoose={onChoose} />}
        </Autocomplete.List>
      </div>
      <p className="border-t border-line px-4 py-2 text-xs leading-5 text-ink-3 max-sm:hidden">
        {t('shell.palette.keys')}
      </p>
    </Autocomplete.Root>
  );
}

function QueryField() {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-3 border-b border-line px-4">
      <Search size={18} className="shrink-0 text-ink-3" aria-hidden />
      <Autocomplete.Input
        aria-label={t('shell.palette.title')}
        placeholder={t('shell.palette.hint')}
        maxLength={QUERY_MAX_CHARS}
        className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
      />
    </div>
  );
}

function ResultGroup({ group, onChoose }: { group: PaletteGroup; onChoose: (item: PaletteItem) => void }) {
  return (
    <Autocomplete.Group items={group.items} className="pb-2">
      <Autocomplete.GroupLabel className="label block px-2.5 pt-2 pb-1">{group.value}</Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(item: PaletteItem) => (
          <Autocomplete.Item
            key={item.id}
            value={item}
            onClick={() => onChoose(item)}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 outline-none data-highlighted:bg-sunken"
          >
            <span className="min-w-0 truncate font-medium">{item.label}</span>
            {item.detail && <span className="ml-auto max-w-9/20 truncate text-13 text-ink-3">{item.detail}</span>}
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

function Nothing({ query, isSearching }: { query: string; isSearching: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="px-2.5 py-6 text-center text-ink-2">
      {isSearching ? t('shell.palette.searching') : t('shell.palette.none', { query })}
    </p>
  );
}

/** Announces the number of results, once it is final. */
function ResultCount({ count, query, isSearching }: { count: number; query: string; isSearching: boolean }) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!isSearching && query !== '') setAnnouncement(t('shell.palette.found', { count }));
  }, [isSearching, query, count, t]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
