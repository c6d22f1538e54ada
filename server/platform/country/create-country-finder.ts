import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';

/** Data in the public domain (CC0); each version of the package is a month of it. */
const DATA = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
const MAPPED_V4 = /^::ffff:(?=\d)/i;

/** The records of this file have one field only. */
type Entry = CountryResponse & { country_code?: string };

export type FindCountry = (address: string) => string | null;

/**
 * Creates the look-up of the country an address belongs to, as ISO 3166-1 alpha-2: in a file, without asking anyone.
 * The file is read at the first look-up. Null for private and unassigned addresses.
 */
export function createCountryFinder(): FindCountry {
  let reader: Reader<Entry> | null = null;
  return (address) => {
    reader ??= new Reader<Entry>(readFileSync(createRequire(import.meta.url).resolve(DATA)));
    try {
      return reader.get(address.replace(MAPPED_V4, ''))?.country_code ?? null;
    } catch {
      // Not an address.
      return null;
    }
  };
}
