import { decodeAs, type TextEncoding } from '@tangent/domain/text/text-encodings.ts';
import type { MusicTags } from '../music-tags.ts';
import type { TagBlock, TagText } from './tag-block.ts';

export type DecodedTexts = Pick<MusicTags, 'encoding' | 'readings'> & {
  /** Returns a text, or null when nobody can tell what it says. */
  readonly decode: (text: TagText) => string | null;
};

/** How many texts an example shows: enough to recognise a language. */
const SAMPLE_TEXTS = 3;
const SAMPLE_CHARS = 80;
/** How many bits likelier Western letters are where a file says in Unicode that it means them. */
const TRUST_BITS = 8;

/**
 * Decodes the texts of a file together: one program wrote them, so they have one encoding. The statistics of letters are
 * loaded only for files that need them.
 */
export async function decodeTexts(blocks: readonly TagBlock[], chosen: TextEncoding | null): Promise<DecodedTexts> {
  const unknown = listTexts(blocks).filter((text) => typeof text !== 'string');
  if (unknown.length === 0) {
    return { decode: (text) => (typeof text === 'string' ? text : text.said), encoding: null, readings: [] };
  }
  const { judgeEncoding } = await import('@tangent/domain/text/judge-encoding.ts');
  const bytesOf = (isSaid: boolean) =>
    unknown.filter(({ said }) => (said !== null) === isSaid).map(({ bytes }) => bytes);
  const [unsaid, said] = [judgeEncoding(bytesOf(false)), judgeEncoding(bytesOf(true), { trust: TRUST_BITS })];
  const better = said.isCertain ? (said.readings[0]?.encoding ?? null) : null;
  const encoding = chosen ?? (unsaid.isCertain ? (unsaid.readings[0]?.encoding ?? null) : null);
  const isUnsaid = bytesOf(false).length > 0;
  return {
    decode: (text) => {
      if (typeof text === 'string') return text;
      if (text.said !== null) return better === null ? text.said : (decodeAs(text.bytes, better) ?? text.said);
      return encoding === null ? null : decodeAs(text.bytes, encoding);
    },
    encoding: isUnsaid ? encoding : null,
    readings:
      isUnsaid && encoding === null
        ? unsaid.readings.map(({ encoding: page, texts }) => ({ encoding: page, sample: toSample(texts) }))
        : [],
  };
}

/** Lists all texts of a file, the short ones that name it first. */
function listTexts(blocks: readonly TagBlock[]): TagText[] {
  const values = blocks.flatMap(({ values: fields }) => [...fields]);
  const isLong = (name: string) => name === 'lyrics';
  return [
    ...values.filter(([name]) => !isLong(name)).flatMap(([, texts]) => texts),
    ...values.filter(([name]) => isLong(name)).flatMap(([, texts]) => texts),
    ...blocks.flatMap(({ timed }) => timed.flat().map(({ text }) => text)),
  ];
}

function toSample(texts: readonly string[]): string {
  const short = [...new Set(texts.map((text) => text.replace(/[\s\0]+/g, ' ').trim()))].slice(0, SAMPLE_TEXTS);
  return short.map((text) => [...text].slice(0, SAMPLE_CHARS).join('')).join(' · ');
}
