import { IMPORTER_NAMESPACE } from '@tangent/apple/package/write-metadata.ts';
import type { AttributeModel, ElementModel, Row } from '@tangent/apple/schema/content-model.ts';
import { MUSIC_5_3 } from '@tangent/apple/schema/music-5-3.ts';
import { buildXml, group, type XmlNode } from '@tangent/ddex/xml/write-xml.ts';

/**
 * Writes what `-m generateSchema` gives: our reading of music5.3 as RELAX NG. Elements may come in any order, and values
 * are any text: the rules about them are those of the checks.
 */
export function writeSchema(): string {
  return buildXml(
    group('grammar', [group('start', [writeElement(MUSIC_5_3)])], {
      xmlns: 'http://relaxng.org/ns/structure/1.0',
      ns: IMPORTER_NAMESPACE,
    }),
  );
}

function writeElement({ name, attributes, value, rows }: ElementModel): XmlNode {
  const parts = Object.entries(attributes).map(([attribute, model]) => writeAttribute(attribute, model));
  if (rows.length > 0) parts.push(group('interleave', rows.map(writeRow)));
  else parts.push(group(value === null ? 'empty' : 'text', []));
  return group('element', parts, { name });
}

// An attribute takes the namespace of the grammar unless it says that it has none.
function writeAttribute(name: string, { isRequired }: AttributeModel): XmlNode {
  const attribute = group('attribute', [group('text', [])], { name, ns: '' });
  return isRequired ? attribute : group('optional', [attribute]);
}

function writeRow({ model, min, max }: Row): XmlNode {
  const element = writeElement(model);
  if (max > 1) return group(min === 0 ? 'zeroOrMore' : 'oneOrMore', [element]);
  return min === 0 ? group('optional', [element]) : element;
}
