/** Something the palette leads to or does. */
export type PaletteItem = {
  readonly id: string;
  readonly label: string;
  /** A second line, such as the artist of a release. */
  readonly detail?: string;
  /** Leads to another page, which then takes the focus. */
  readonly leads: boolean;
  readonly run: () => void;
};

export type PaletteGroup = { readonly value: string; readonly items: readonly PaletteItem[] };

/** Letters as people type them who look for something: without case and marks, every i the same with or without its dot. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();
}

/** The items whose label or detail holds every word, in their order; all of them while nothing is typed. */
export function findItems(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return items.filter(({ label, detail = '' }) => {
    const text = foldText(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}
