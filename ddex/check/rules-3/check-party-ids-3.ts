import { isIsni } from '../../codes/isni.ts';
import type { ErnIssue } from '../../issue.ts';
import { listElements } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Checks that the id of every person says whose it is, by a namespace or as an ISNI with the right check character. */
export function checkPartyIds({ root, list }: MessageParts): ErnIssue[] {
  const ofHeader = new Set(listElements(root, 'MessageHeader').flatMap((header) => header.children));
  const isOfHeader = (id: object) => [...ofHeader].some(({ children }) => children.some((child) => child === id));
  return list('PartyId')
    .filter((id) => !isOfHeader(id))
    .flatMap((id) => {
      const { Namespace, IsISNI } = id.attributes;
      if ((Namespace === undefined) === (IsISNI === undefined)) return [buildIssue('party_id_kind', 'fatal', id)];
      return IsISNI !== undefined && !isIsni(id.text)
        ? [buildIssue('isni_invalid', 'fatal', id, { value: id.text })]
        : [];
    });
}
