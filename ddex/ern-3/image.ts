import { parseImageFormat } from '../ern/image.ts';
import { buildResourceReference, buildTechnicalReference } from '../ern/references.ts';
import type { ErnImageFile, ErnRelease, ReadImageFile } from '../model.ts';
import { findElement, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildFile, parseFile } from './file.ts';

/**
 * Builds the Image of the front cover, the resource after the last track. Every message names it; its file only if the
 * message delivers it.
 */
export function buildImage({ front_cover, icpn, tracks }: ErnRelease, namespace: string): XmlNode {
  const number = tracks.length + 1;
  return group('Image', [
    leaf('ImageType', 'FrontCoverImage'),
    group('ImageId', [leaf('ProprietaryId', `${icpn}_cover`, { Namespace: namespace })]),
    leaf('ResourceReference', buildResourceReference(number)),
    group('ImageDetailsByTerritory', [
      leaf('TerritoryCode', 'Worldwide'),
      leaf('ParentalWarningType', 'NoAdviceAvailable'),
      front_cover === null ? null : buildTechnicalDetails(front_cover, number, namespace),
    ]),
  ]);
}

/** Reads the file of an image; null if the message does not deliver it. */
export function parseImage(image: XmlElement): ReadImageFile | null {
  const element = findElement(image, 'ImageDetailsByTerritory', 'TechnicalImageDetails');
  if (element === null || findElement(element, 'File') === null) return null;
  return { ...parseImageFormat(element), ...parseFile(element) };
}

function buildTechnicalDetails(cover: ErnImageFile, number: number, namespace: string): XmlNode {
  return group('TechnicalImageDetails', [
    leaf('TechnicalResourceDetailsReference', buildTechnicalReference(number)),
    leaf('ImageCodecType', cover.format),
    leaf('ImageHeight', cover.height_px, { UnitOfMeasure: 'Pixel' }),
    leaf('ImageWidth', cover.width_px, { UnitOfMeasure: 'Pixel' }),
    leaf('IsPreview', false),
    buildFile(cover, namespace),
  ]);
}
