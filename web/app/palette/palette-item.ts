import type { Searchable } from '@tangent/domain/people/search/match-entry.ts';
import type { LucideIcon } from 'lucide-react';

/** The kinds of things that a search finds. */
export const ITEM_KINDS = ['track', 'release', 'artist', 'money', 'action', 'tool', 'setting', 'page', 'help'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The picture before a row: an icon, or a cover, which is the label of a record for an artist. */
export type ItemPicture =
  | { readonly icon: LucideIcon }
  | { readonly cover: string | null }
  | { readonly record: string | null };

/** Something that the search leads to, or that it does. */
export type PaletteItem = {
  readonly id: string;
  readonly kind: ItemKind | 'needs_you';
  readonly label: string;
  /** The second line, such as the release of a track. */
  readonly detail?: string;
  readonly picture: ItemPicture;
  /** The address it leads to; `leaves` when the app's router does not show that page. */
  readonly path?: string;
  readonly leaves?: boolean;
  /** The action of an item that leads nowhere. */
  readonly run?: () => void;
};

/** An item that can be searched for. */
export type SearchItem = PaletteItem & { readonly kind: ItemKind; readonly search: Searchable };

/** A part of the list. The row of a group without a title is the thing itself, large. */
export type PaletteGroup = { readonly value: string; readonly title: string; readonly items: readonly PaletteItem[] };
