import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';

const SHOWN_MAX = 8;

/**
 * What an Autocomplete is given to offer the names that fit a text. It is open only while there are some: an open list hides the
 * rest of the page from a screen reader.
 */
export function useSuggestions(names: readonly string[], text: string) {
  const { contains } = Autocomplete.useFilter();
  const [wanted, setWanted] = useState(false);
  const query = text.trim();
  const items = query === '' ? [] : names.filter((name) => name !== query && contains(name, query)).slice(0, SHOWN_MAX);
  return { items, mode: 'none', open: wanted && items.length > 0, onOpenChange: setWanted } as const;
}

/** What is on offer while somebody types; nothing at all when nothing fits. Belongs inside an Autocomplete. */
export function SuggestionList() {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none data-empty:hidden">
        <Autocomplete.Popup className="pop w-(--anchor-width) max-w-(--available-width) rounded-control bg-overlay shadow-pop">
          <Autocomplete.List className="max-h-[min(16rem,var(--available-height))] overflow-y-auto overscroll-contain p-1">
            {(name: string) => (
              <Autocomplete.Item
                key={name}
                value={name}
                className="min-h-9 rounded-[6px] px-2.5 py-2 leading-5 outline-none data-highlighted:bg-sunken"
              >
                {name}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
