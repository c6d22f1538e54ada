import { toNameKey } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { splitGuests } from './split-guests.ts';

/** Splits a text that names several people with semicolons. The one of '&amp;' separates nothing. */
export function splitAtSemicolons(text: string): string[] {
  return text.split(/(?<!&#?\w{1,8});/).map((name) => name.trim());
}

/** Removes empty names and those that are named twice. */
export function uniqueNames(names: readonly string[]): string[] {
  const keys = names.map(toNameKey);
  return names.filter((_, index) => keys[index] !== '' && keys.indexOf(keys[index] ?? '') === index);
}

export type ArtistTexts = {
  /** The artists as they are written. */
  readonly written: readonly string[];
  /** The list of the artists, one each, that some programs write beside the written form. */
  readonly listed: readonly string[];
  readonly title: string;
  /** A slash may separate names in these tags. */
  readonly hasSlashes: boolean;
};

/**
 * Finds the main artists and the guests. A name is kept as it is written ('AC/DC', 'Hall & Oates', 'Tyler, The Creator')
 * unless several values or a list of artists say that it means several.
 */
export function findArtists({ written, listed, title, hasSlashes }: ArtistTexts): {
  mains: string[];
  guests: string[];
} {
  const parts = written.flatMap(splitAtSemicolons).map((text) => splitGuests(text));
  const texts = uniqueNames(parts.map(({ rest }) => rest));
  const named = uniqueNames([...splitGuests(title).guests, ...parts.flatMap(({ guests }) => guests)]);
  const names = uniqueNames(
    listed.flatMap(splitAtSemicolons).flatMap((name) => (hasSlashes ? splitListed(name, texts) : [name])),
  );
  if (names.length < 2) return { mains: texts, guests: named };
  const guestText = written.map((text) => text.slice(splitGuests(text).rest.length)).join(' ');
  const isGuest = (name: string) =>
    contains(guestText, name) || (contains(title, name) && named.some((guest) => contains(name, guest)));
  const mains = names.filter((name) => !isGuest(name));
  const guests = names.filter(isGuest);
  // The guests of the list replace what was split by its signs: 'feat. Tyler, The Creator' is one guest.
  const others = named.filter((name) => !names.some((known) => contains(known, name)));
  return mains.length === 0 ? { mains: texts, guests: named } : { mains, guests: uniqueNames([...guests, ...others]) };
}

/** 'A/B' in a list means two when the artists are written in another way: 'A & B'. 'AC/DC' is written so itself. */
function splitListed(name: string, texts: readonly string[]): string[] {
  const parts = name.split('/').map((part) => part.trim());
  const isWritten = texts.some((text) => contains(text, name));
  return !isWritten && parts.every((part) => texts.some((text) => contains(text, part))) ? parts : [name];
}

function contains(text: string, name: string): boolean {
  return toNameKey(text).includes(toNameKey(name));
}

/**
 * Lists the composers. A slash separates them (ID3v2.3, 4.2.1) where every part is a first and a last name; a comma does
 * not, because many write the last name first.
 */
export function findComposers(values: readonly string[], hasSlashes: boolean): string[] {
  return uniqueNames(
    values.flatMap(splitAtSemicolons).flatMap((text) => {
      const parts = text.split(hasSlashes ? /\s*\/\s*/ : /\s+\/\s+/);
      return parts.every((part) => /\S\s+\S/.test(part.trim())) ? parts : [text];
    }),
  );
}
