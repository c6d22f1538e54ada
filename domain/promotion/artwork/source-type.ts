import type { CoverEngine } from './cover.ts';

/** Terms of the IPTC vocabulary of digital sources that name a program as the maker of a picture (A-011). */
export const SOURCE_TYPES = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** How a cover is made, by the engine that draws it. */
export const COVER_SOURCE = {
  embedded: 'algorithmicMedia',
  model: 'trainedAlgorithmicMedia',
} as const satisfies Record<CoverEngine, SourceType>;

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Builds the XMP packet that says how a picture was made, and nothing else (IPTC Photo Metadata, Digital Source Type). */
export function buildSourceXmp(type: SourceType): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${VOCABULARY}${type}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

/** Reads how a picture says it was made from its XMP packet; null when a program is not named as its maker. */
export function readSourceType(xmp: string): SourceType | null {
  const term =
    /DigitalSourceType(?:\s*=\s*["']|>|\s+rdf:resource=["'])\s*https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w+)/i.exec(
      xmp,
    )?.[1];
  return SOURCE_TYPES.find((type) => type === term) ?? null;
}
