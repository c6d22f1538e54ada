import { Autocomplete } from '@base-ui/react/autocomplete';
import { SEARCH_QUERY_MAX_CHARS } from '@tangent/domain/people/people-limits.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../parts/form/use-debounced.ts';
import { KindChips } from './kind-chips.tsx';
import { Notes } from './notes.tsx';
import type { ItemKind, PaletteGroup, PaletteItem } from './palette-item.ts';
import { PaletteKeys, QueryField } from './query-field.tsx';
import { ResultGroup } from './result-group.tsx';
import { type PaletteView, usePaletteView } from './use-palette-view.ts';

const DEBOUNCE_MS = 120;

type ChoicesProps = { onChoose: (item: PaletteItem, isNewTab: boolean) => void; onClose: () => void };

/** The field of the search, the kinds that were found, and their rows. */
export function Choices({ onChoose, onClose }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState<ItemKind | null>(null);
  const highlighted = useRef<PaletteItem | undefined>(undefined);
  const debounced = useDebounced(typed.trim(), DEBOUNCE_MS);
  const view = usePaletteView(typed, debounced, only);
  const change = (value: string) => {
    setTyped(value.slice(0, SEARCH_QUERY_MAX_CHARS));
    setOnly(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && highlighted.current !== undefined) {
      event.preventDefault();
      onChoose(highlighted.current, true);
    }
    if (event.key === 'Tab' && view.kinds.length > 1) {
      event.preventDefault();
      setOnly(findNextKind(view.kinds, only, event.shiftKey ? -1 : 1));
    }
  };
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={view.groups}
      value={typed}
      onValueChange={(value, { reason }) => reason !== 'item-press' && change(value)}
      onItemHighlighted={(item) => {
        highlighted.current = item;
      }}
      itemToStringValue={({ label }: PaletteItem) => label}
    >
      <QueryField isEmpty={typed === ''} onClear={() => change('')} onClose={onClose} onPress={press} />
      <ResultCount view={view} />
      {view.kinds.length > 1 && <KindChips kinds={view.kinds} current={only} onChoose={setOnly} />}
      <Notes view={view} />
      <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2">
        {(group: PaletteGroup) => (
          <ResultGroup key={group.value} group={group} query={view.query} onChoose={onChoose} />
        )}
      </Autocomplete.List>
      <PaletteKeys hasKinds={view.kinds.length > 1} />
    </Autocomplete.Root>
  );
}

function findNextKind(kinds: PaletteView['kinds'], current: ItemKind | null, step: 1 | -1): ItemKind | null {
  const all = [null, ...kinds.map(({ kind }) => kind)];
  const at = Math.max(all.indexOf(current), 0);
  return all[(at + step + all.length) % all.length] ?? null;
}

/** Announces the number of results, once it is final. */
function ResultCount({ view }: { view: PaletteView }) {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const { isSearching, query, groups } = view;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  useEffect(() => {
    if (!isSearching && query.text !== '') setAnnouncement(t('palette.found', { count }));
  }, [isSearching, query.text, count, t]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
