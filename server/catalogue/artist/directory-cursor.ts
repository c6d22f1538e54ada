import type { ArtistDirectorySort } from '@tangent/domain/catalogue/artist/artist-directory.ts';
import { z } from 'zod';

/** The last artist of a page of the directory: its place in the order. */
export type DirectoryCursor = {
  /** 1 if the name is exactly what was searched. */
  readonly rank: number;
  /** Followers, a day, or a folded name, as the order of the list has it. */
  readonly key: number | string;
  readonly id: string;
};

const KEYS = {
  followers: z.number().int().min(-1).max(2_147_483_647),
  newest: z.iso.date(),
  name: z.string().max(1000),
} as const satisfies Record<ArtistDirectorySort, z.ZodType>;

/** Encodes a cursor for an address. */
export function encodeDirectoryCursor({ rank, key, id }: DirectoryCursor): string {
  return Buffer.from(JSON.stringify([rank, key, id])).toString('base64url');
}

/** Decodes a cursor of this order; null for any other text. */
export function decodeDirectoryCursor(cursor: string, sort: ArtistDirectorySort): DirectoryCursor | null {
  const parts = z.tuple([z.union([z.literal(0), z.literal(1)]), KEYS[sort], z.uuid()]);
  try {
    const [rank, key, id] = parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { rank, key, id };
  } catch {
    return null;
  }
}
