import { findElement, listAllElements, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { parseXml } from '@tangent/ddex/xml/parse-xml.ts';

/**
 * How far Apple is with the last package of an album: still working, refused, or imported. `on_store` has territories where
 * the album is shown, `ready_for_store` those that wait for its date, `not_on_store` those that it has left.
 */
export interface TransporterStatus {
  vendor_id: string;
  /** Apple's id of the album, once it has one. */
  apple_id: string | null;
  state: 'importing' | 'failed' | 'imported';
  /** Apple's own word for the state. */
  status: string;
  on_store: string[];
  ready_for_store: string[];
  not_on_store: string[];
}

/** Words of states that are not a result: everything else is still under way. */
const STATES: Readonly<Record<string, TransporterStatus['state']>> = {
  Imported: 'imported',
  'Upload Failed': 'failed',
  Failed: 'failed',
};

/**
 * Reads what Transporter prints in its mode `status` with `-outputFormat xml`: one status for each album that Apple knows.
 * Lines of its log before and after the document do not matter. Output without a readable document gives none.
 *
 * @example readTransporterStatus(text)[0]?.on_store // ['US', 'TR']
 */
export function readTransporterStatus(text: string): TransporterStatus[] {
  const document = findDocument(text);
  if (document === null) return [];
  return listAllElements(document)
    .filter(({ name }) => name === 'upload_status')
    .flatMap(readOne);
}

function findDocument(text: string): XmlElement | null {
  const start = text.search(/<itunes_transporter[\s>]/);
  const end = text.lastIndexOf('</itunes_transporter>');
  if (start < 0 || end < start) return null;
  try {
    return parseXml(text.slice(start, end + '</itunes_transporter>'.length));
  } catch {
    // A document that was cut off is no answer: the next question has one.
    return null;
  }
}

function readOne(element: XmlElement): TransporterStatus[] {
  const vendor_id = element.attributes.vendor_identifier ?? '';
  // Apple lists earlier uploads too, the newest last.
  const infos = element.children.filter(({ name }) => name === 'upload_status_info');
  const newest = [...infos]
    .sort((a, b) => (a.attributes.created ?? '').localeCompare(b.attributes.created ?? ''))
    .at(-1);
  const status = newest?.attributes.status ?? '';
  if (vendor_id === '' || status === '') return [];
  const stores = findElement(element, 'content_status_info', 'store_status')?.attributes ?? {};
  return [
    {
      vendor_id,
      apple_id: element.attributes.apple_identifier ?? null,
      state: STATES[status] ?? 'importing',
      status,
      on_store: listTerritories(stores.on_store),
      ready_for_store: listTerritories(stores.ready_for_store),
      not_on_store: listTerritories(stores.not_on_store),
    },
  ];
}

function listTerritories(text = 'N/A'): string[] {
  return text.split(/[\s,]+/).filter((code) => /^[A-Z]{2}$/.test(code));
}
