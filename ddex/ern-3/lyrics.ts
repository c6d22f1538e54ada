import { buildLyricsNumber, buildResourceReference, buildTechnicalReference } from '../ern/references.ts';
import type { ErnRelease, ErnTextFile, ErnTrack, ReadTextFile } from '../model.ts';
import { findElement, getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { NO_LANGUAGE } from './allowed-values-3.ts';
import { buildFile, parseFile } from './file.ts';
import { buildUserDefined, parseUserDefined } from './user-defined.ts';

const LYRICS = 'Lyrics';
const FORMATS: readonly ErnTextFile['format'][] = ['TXT', 'LRC', 'TTML'];

/**
 * Builds the lyrics that the message delivers, one Text resource per track with lyrics. Of our formats the allowed
 * values have TTML only: they have no LRC, and no plain text beyond ASCII.
 */
export function buildLyrics({ icpn, tracks }: ErnRelease, namespace: string): XmlNode[] {
  return tracks.flatMap((track, i) => {
    const number = buildLyricsNumber(tracks.length, i + 1);
    return track.lyrics === null ? [] : [buildText(track, track.lyrics, icpn, number, namespace)];
  });
}

/** Builds the link from a track's item in the resource group to its lyrics. */
export function buildLyricsLink({ lyrics }: ErnTrack, trackCount: number, trackNumber: number): XmlNode | null {
  if (lyrics === null) return null;
  const reference = buildResourceReference(buildLyricsNumber(trackCount, trackNumber));
  return leaf('LinkedReleaseResourceReference', reference, { LinkDescription: LYRICS });
}

/** Reads the lyrics that an item of the resource group links; null if it links none that the message delivers. */
export function parseLyrics(item: XmlElement, texts: ReadonlyMap<string, XmlElement>): ReadTextFile | null {
  const links = listElements(item, 'LinkedReleaseResourceReference');
  const link = links.find(({ attributes }) => attributes.LinkDescription === LYRICS);
  const text = link === undefined ? undefined : texts.get(link.text);
  const details = text && findElement(text, 'TextDetailsByTerritory', 'TechnicalTextDetails');
  if (details == null || findElement(details, 'File') === null) return null;
  const codec = getElement(details, 'TextCodecType');
  const format = FORMATS.find((candidate) => candidate === parseUserDefined(codec));
  if (format === undefined) throw new XmlShapeError('Text/TextCodecType', codec.line);
  return { format, contains_ai: null, ...parseFile(details) };
}

/** Indexes the Text resources of a message by reference. */
export function listTexts(root: XmlElement): Map<string, XmlElement> {
  return new Map(listElements(root, 'ResourceList', 'Text').map((text) => [getText(text, 'ResourceReference'), text]));
}

function buildText(track: ErnTrack, file: ErnTextFile, icpn: string, number: number, namespace: string): XmlNode {
  return group(
    'Text',
    [
      leaf('TextType', 'LyricText'),
      group('TextId', [leaf('ProprietaryId', `${icpn}_${track.isrc}_lyrics`, { Namespace: namespace })]),
      leaf('ResourceReference', buildResourceReference(number)),
      group('TextDetailsByTerritory', [
        leaf('TerritoryCode', 'Worldwide'),
        group('TechnicalTextDetails', [
          leaf('TechnicalResourceDetailsReference', buildTechnicalReference(number)),
          buildCodec(file, namespace),
          leaf('IsPreview', false),
          buildFile(file, namespace),
        ]),
      ]),
    ],
    { LanguageAndScriptCode: track.language === NO_LANGUAGE ? null : track.language },
  );
}

function buildCodec({ format }: ErnTextFile, namespace: string): XmlNode | null {
  return format === 'TTML' ? leaf('TextCodecType', format) : buildUserDefined('TextCodecType', format, namespace);
}
