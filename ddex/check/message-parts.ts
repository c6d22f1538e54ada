import type { HashName } from '../codes/hash.ts';
import type { ErnIssue, ErnSeverity } from '../issue.ts';
import type {
  ErnAudioFile,
  ErnCommercialModel,
  ErnFileHash,
  ErnImageFile,
  ErnMessageKind,
  ErnUseType,
  ErnWriting,
} from '../model.ts';
import { listAllElements, type XmlElement } from '../xml/element.ts';

/** What a store takes; a message to it must hold nothing else. */
export interface StoreRules {
  commercial_models: readonly ErnCommercialModel[];
  use_types: readonly ErnUseType[];
  audio_codec: ErnAudioFile['codec'];
  max_bits_per_sample: number;
  max_sampling_rate_hz: number;
  image_format: ErnImageFile['format'];
  max_image_px: number;
  hash_algorithm: HashName;
  takes_pre_orders: boolean;
  takes_lyrics: boolean;
}

/** What the checker is told besides the message itself. */
export interface MessageFacts {
  /** Why the message is sent; a receiver does not know. A first message must have deals and bring all files. */
  kind?: ErnMessageKind;
  /** The files of the package by their path relative to the message. */
  files?: ReadonlyMap<string, { size_bytes: number; hash: ErnFileHash }>;
  /** The ISRCs of tracks that are to have no deal, so that they go and the others stay. */
  withdrawn?: readonly string[];
  /** Where the store reads deals; `tracks` asks for none on the release itself. */
  deals_on?: ErnWriting['deals_on'];
  /** What the store takes, when it is known. */
  store?: StoreRules;
}

/** A message as the rules look at it. */
export interface MessageParts {
  root: XmlElement;
  /** Every element, in the order of the document. */
  all: readonly XmlElement[];
  facts: MessageFacts;
  /** All elements of a name, wherever they stand, in the order of the document. */
  list(name: string): readonly XmlElement[];
}

/** A rule looks at a message and returns what is wrong with it. */
export type Rule = (parts: MessageParts) => ErnIssue[];

/**
 * Sorts the elements of a message by name, once for all rules.
 */
export function buildMessageParts(root: XmlElement, facts: MessageFacts): MessageParts {
  const all = listAllElements(root);
  const byName = new Map<string, XmlElement[]>();
  for (const element of all) {
    const elements = byName.get(element.name);
    if (elements === undefined) byName.set(element.name, [element]);
    else elements.push(element);
  }
  return { root, all, facts, list: (name) => byName.get(name) ?? [] };
}

/**
 * An issue at an element.
 */
export function buildIssue(
  code: string,
  severity: ErnSeverity,
  element: XmlElement,
  params: ErnIssue['params'] = {},
): ErnIssue {
  return { code, severity, line: element.line, path: element.name, params };
}
