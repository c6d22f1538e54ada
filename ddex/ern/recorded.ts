import type { ErnTrack } from '../model.ts';
import { findElement, findText, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

type Recorded = Pick<ErnTrack, 'recorded_on' | 'recorded_in'>;

/** The attribute with the country of an event in each structure of ERN. */
type TerritoryAttribute = 'ApplicableTerritoryCode' | 'TerritoryCode';

/** Builds the CreationDate of a recording, with its country; null without a date. */
export function buildCreationDate(
  { recorded_on, recorded_in }: Recorded,
  attribute: TerritoryAttribute,
): XmlNode | null {
  if (recorded_on === null) return null;
  return leaf('CreationDate', recorded_on, recorded_in === null ? {} : { [attribute]: recorded_in });
}

/** Builds the session of a recording of which the country alone is known: ERN 4 states no place without a date elsewhere. */
export function buildSession({ recorded_on, recorded_in }: Recorded): XmlNode | null {
  if (recorded_on !== null || recorded_in === null) return null;
  return group('LocationAndDateOfSession', [
    leaf('SessionType', 'Recording'),
    group('Venue', [leaf('TerritoryCode', recorded_in)]),
  ]);
}

/** Reads when and where a recording was made, each null if the message does not say it. */
export function parseRecorded(element: XmlElement, attribute: TerritoryAttribute): Recorded {
  const created = findElement(element, 'CreationDate');
  const country =
    created?.attributes[attribute] ?? findText(element, 'LocationAndDateOfSession', 'Venue', 'TerritoryCode');
  // A session may have been anywhere; the whole world is no country.
  return { recorded_on: created?.text ?? null, recorded_in: country === 'Worldwide' ? null : country };
}
