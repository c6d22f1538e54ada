import type { ErnImageFile, ErnRelease, ReadImageFile } from '../model.ts';
import { findElement, findNumber, findText, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildAiExtent } from './contains-ai.ts';
import type { MessageContext } from './dialect.ts';
import { buildFile, parseFile } from './file.ts';
import { buildResourceReference, buildTechnicalReference } from './references.ts';

/** The type of the image that a store shows for the release. */
export const FRONT_COVER = 'FrontCoverImage';

/**
 * Builds the front cover with this resource number. Every message names the cover; only some deliver its file.
 */
export function buildImage(
  { front_cover, icpn, cover_contains_ai }: ErnRelease,
  number: number,
  { namespace, dialect }: MessageContext,
): XmlNode {
  return group('Image', [
    leaf('ResourceReference', buildResourceReference(number)),
    leaf('Type', FRONT_COVER),
    group('ResourceId', [leaf('ProprietaryId', `${icpn}_cover`, { Namespace: namespace })]),
    leaf('ParentalWarningType', 'NoAdviceAvailable'),
    buildAiExtent('ContainsAI', cover_contains_ai, dialect),
    front_cover === null ? null : buildTechnicalDetails(front_cover, number),
  ]);
}

/** Reads the file of a front cover; null if the message does not deliver it. */
export function parseImage(image: XmlElement): ReadImageFile | null {
  const element = findElement(image, 'TechnicalDetails');
  if (element === null || findElement(element, 'File') === null) return null;
  if (findText(element, 'IsProvidedInDelivery') === 'false') return null;
  return { ...parseImageFormat(element), ...parseFile(element) };
}

/** Reads the format of an image file. Throws XmlShapeError for a format that we do not send. */
export function parseImageFormat(details: XmlElement): Pick<ReadImageFile, 'format' | 'width_px' | 'height_px'> {
  const element = findElement(details, 'ImageCodecType');
  const format = element === null ? null : findFormat(element.text);
  if (element !== null && format === null) throw new XmlShapeError('Image/ImageCodecType', element.line);
  return { format, width_px: findNumber(details, 'ImageWidth'), height_px: findNumber(details, 'ImageHeight') };
}

function findFormat(text: string): ErnImageFile['format'] | null {
  return text === 'JPEG' || text === 'PNG' ? text : null;
}

function buildTechnicalDetails(cover: ErnImageFile, number: number): XmlNode {
  return group('TechnicalDetails', [
    leaf('TechnicalResourceDetailsReference', buildTechnicalReference(number)),
    leaf('ImageCodecType', cover.format),
    leaf('ImageHeight', cover.height_px, { UnitOfMeasure: 'Pixel' }),
    leaf('ImageWidth', cover.width_px, { UnitOfMeasure: 'Pixel' }),
    buildFile(cover),
    leaf('IsProvidedInDelivery', true),
  ]);
}
