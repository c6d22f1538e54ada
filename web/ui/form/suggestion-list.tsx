import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';

const SHOWN_MAX = 8;

/**
 * Returns the props of an Autocomplete that offers the names matching a text. It is open only while there are matches:
 * an open list hides the rest of the page from screen readers.
 */
export function useSuggestions(names: readonly string[], text: string) {
  const { contains } = Autocomplete.useFilter();
  const [isRequested, setRequested] = useState(false);
  const query = text.trim();
  const items = query === '' ? [] : names.filter((name) => name !== query && contains(name, query)).slice(0, SHOWN_MAX);
  return { items, mode: 'none', open: isRequested && items.length > 0, onOpenChange: setRequested } as const;
}

/** The suggestions while the user types; empty without matches. Belongs inside an Autocomplete. */
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
                className="min-h-9 rounded-md px-2.5 py-2 leading-5 outline-none data-highlighted:bg-sunken"
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
