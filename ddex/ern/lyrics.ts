import type { ErnRelease, ErnTextFile, ErnTrack, ReadTextFile } from '../model.ts';
import { findElement, getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { findWord, TEXT_CODECS } from './allowed-values.ts';
import { buildAiExtent, parseAiExtent } from './contains-ai.ts';
import type { Dialect, MessageContext } from './dialect.ts';
import { buildFile, parseFile } from './file.ts';
import { buildLyricsNumber, buildResourceReference, buildTechnicalReference } from './references.ts';
import { listItemsByDisc } from './resource-order.ts';

const LYRICS = 'Lyrics';

/** Builds the lyrics that the message delivers, one Text resource per track with lyrics. */
export function buildLyrics({ icpn, tracks }: ErnRelease, context: MessageContext): XmlNode[] {
  return tracks.flatMap((track, i) => {
    const number = buildLyricsNumber(tracks.length, i + 1);
    return track.lyrics === null
      ? []
      : [buildText(track, track.lyrics, `${icpn}_${track.isrc}_lyrics`, number, context)];
  });
}

/**
 * Builds the link from a track in the resource group to its lyrics. The allowed values of ERN 4.3 have no lyrics, so
 * there the description is user-defined.
 */
export function buildLyricsLink(
  { lyrics }: ErnTrack,
  number: number,
  namespace: string,
  dialect: Dialect,
): XmlNode | null {
  if (lyrics === null) return null;
  const description = dialect.links_lyrics
    ? { LinkDescription: LYRICS }
    : { LinkDescription: 'UserDefined', Namespace: namespace, UserDefinedValue: LYRICS };
  return leaf('LinkedReleaseResourceReference', buildResourceReference(number), description);
}

/**
 * Reads the lyrics of the tracks, indexed by the reference of the recording whose item in the resource group links
 * them.
 */
export function parseLyrics(root: XmlElement): Map<string, ReadTextFile> {
  const texts = new Map(
    listElements(root, 'ResourceList', 'Text').map((text) => [getText(text, 'ResourceReference'), text]),
  );
  const items = listElements(root, 'ReleaseList', 'Release').flatMap(listItemsByDisc);
  const lyrics = new Map<string, ReadTextFile>();
  for (const { item } of items) {
    const link = listElements(item, 'LinkedReleaseResourceReference').find(isLyricsLink);
    const text = link === undefined ? undefined : texts.get(link.text);
    const file = text === undefined ? null : parseText(text);
    if (file !== null) lyrics.set(getText(item, 'ReleaseResourceReference'), file);
  }
  return lyrics;
}

function buildText(
  track: ErnTrack,
  file: ErnTextFile,
  id: string,
  number: number,
  { namespace, dialect }: MessageContext,
): XmlNode {
  return group('Text', [
    leaf('ResourceReference', buildResourceReference(number)),
    leaf('Type', 'LyricText'),
    group('ResourceId', [leaf('ProprietaryId', id, { Namespace: namespace })]),
    buildAiExtent('ContainsAI', file.contains_ai, dialect),
    group('TechnicalDetails', [
      leaf('TechnicalResourceDetailsReference', buildTechnicalReference(number)),
      leaf('TextCodecType', TEXT_CODECS[file.format]),
      buildFile(file),
      leaf('IsProvidedInDelivery', true),
    ]),
    leaf('LanguageOfText', track.language),
  ]);
}

function parseText(text: XmlElement): ReadTextFile | null {
  const details = findElement(text, 'TechnicalDetails');
  if (details === null || findElement(details, 'File') === null) return null;
  const codec = getElement(details, 'TextCodecType');
  const format = findWord(TEXT_CODECS, codec.text);
  if (format === null) throw new XmlShapeError('Text/TextCodecType', codec.line);
  return { format, contains_ai: parseAiExtent(text, 'ContainsAI'), ...parseFile(details) };
}

function isLyricsLink({ attributes }: XmlElement): boolean {
  return attributes.LinkDescription === LYRICS || attributes.UserDefinedValue === LYRICS;
}
