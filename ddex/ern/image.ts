import type { ErnImageFile } from '../model.ts';
import { findElement, findText, getElement, getNumber, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildFile, parseFile } from './file.ts';
import { buildResourceReference, buildTechnicalReference } from './references.ts';

/**
 * Builds the Image of the front cover with this resource number. Every message names it; its file only if the message
 * delivers it.
 */
export function buildImage(cover: ErnImageFile | null, icpn: string, number: number, namespace: string): XmlNode {
  return group('Image', [
    leaf('ResourceReference', buildResourceReference(number)),
    leaf('Type', 'FrontCoverImage'),
    group('ResourceId', [leaf('ProprietaryId', `${icpn}_cover`, { Namespace: namespace })]),
    leaf('ParentalWarningType', 'NoAdviceAvailable'),
    cover === null ? null : buildTechnicalDetails(cover, number),
  ]);
}

/** Reads the file of a front cover; null if the message does not deliver it. */
export function parseImage(image: XmlElement): ErnImageFile | null {
  const element = findElement(image, 'TechnicalDetails');
  if (element === null || findText(element, 'IsProvidedInDelivery') === 'false') return null;
  const formatElement = getElement(element, 'ImageCodecType');
  const format = formatElement.text;
  if (format !== 'JPEG' && format !== 'PNG') throw new XmlShapeError('Image/ImageCodecType', formatElement.line);
  return {
    format,
    width_px: getNumber(element, 'ImageWidth'),
    height_px: getNumber(element, 'ImageHeight'),
    ...parseFile(element),
  };
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
