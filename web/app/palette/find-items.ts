import { foldText } from '../../parts/text/fold-text.ts';

/** A page the palette leads to, or an action it runs. */
export type PaletteItem = {
  readonly id: string;
  readonly label: string;
  /** A second line, such as the artist of a release. */
  readonly detail?: string;
  /** Whether it leads to another page, which then takes the focus. */
  readonly leads: boolean;
  readonly run: () => void;
};

export type PaletteGroup = { readonly value: string; readonly items: readonly PaletteItem[] };

/** Returns the items whose label or detail contains every word, in their order; all items for an empty query. */
export function findItems(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return items.filter(({ label, detail = '' }) => {
    const text = foldText(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}
