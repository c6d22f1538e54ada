import { Autocomplete } from '@base-ui/react/autocomplete';

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
