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

/** The limits of a store; a message to it must stay within them. */
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
  /** A partner for lyrics gets neither sound nor artwork, not even with a first message. */
  lyrics_only: boolean;
}

/** Facts about a message that the message itself does not contain. */
export interface MessageFacts {
  /** The purpose of the message, unknown to a receiver. A first message must have deals and contain all files. */
  kind?: ErnMessageKind;
  /** The files of the package by their path relative to the message. */
  files?: ReadonlyMap<string, { size_bytes: number; hash: ErnFileHash }>;
  /** The ISRCs of tracks that are withdrawn by having no deal, while the other tracks stay. */
  withdrawn?: readonly string[];
  /** Where the store reads deals; `tracks` means that the release itself must have none. */
  deals_on?: ErnWriting['deals_on'];
  /** Whether the store already shows the release, so that its deals may have started before a later release date. */
  is_shown?: boolean;
  /** The present day, if the caller knows it: no message was written after it. */
  now?: Date;
  /** The store's limits, if known. */
  store?: StoreRules;
}

/** A message prepared for the rules. */
export interface MessageParts {
  root: XmlElement;
  /** Every element, in document order. */
  all: readonly XmlElement[];
  facts: MessageFacts;
  /** Lists all elements of a name at any depth, in document order. */
  list(name: string): readonly XmlElement[];
}

/** A rule checks a message and returns its issues. */
export type Rule = (parts: MessageParts) => ErnIssue[];

/** Indexes the elements of a message by name, once for all rules. */
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

/** Builds an issue about an element. */
export function buildIssue(
  code: string,
  severity: ErnSeverity,
  element: XmlElement,
  params: ErnIssue['params'] = {},
): ErnIssue {
  return { code, severity, line: element.line, path: element.name, params };
}
