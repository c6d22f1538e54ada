import type { AppleIssueCode } from '../issue.ts';

/** The allowed text of an element or attribute. */
export interface ValueType {
  /** The expectation that an issue names. */
  readonly expected: string;
  readonly isValid: (text: string) => boolean;
  /** The code of the issue about another text: `value_invalid` unless the value has a rule of its own. */
  readonly code: AppleIssueCode;
}

export interface AttributeModel {
  readonly type: ValueType;
  readonly isRequired: boolean;
}

type Attributes = Readonly<Record<string, AttributeModel>>;

/** An element: a value, child elements in the order that Apple is known to take, or nothing but attributes. */
export interface ElementModel {
  readonly name: string;
  readonly attributes: Attributes;
  readonly value: ValueType | null;
  readonly rows: readonly Row[];
  /** By the name of a child: its row and the position of the row. */
  readonly children: ReadonlyMap<string, { readonly position: number; readonly row: Row }>;
}

/** One child, and how often it occurs. */
export interface Row {
  readonly model: ElementModel;
  readonly min: number;
  readonly max: number;
}

/** The type of a value, children in order, or null for an element whose attributes say everything. */
type Content = ValueType | readonly Row[] | null;

/** Defines an element by its name, its content and its attributes. */
export function element(name: string, content: Content, attributes: Attributes = {}): ElementModel {
  const rows = isRows(content) ? content : [];
  const children = new Map(rows.map((row, position) => [row.model.name, { position, row }] as const));
  return { name, attributes, value: isRows(content) ? null : content, rows, children };
}

/** A child that occurs exactly once. */
export function one(name: string, content: Content, attributes?: Attributes): Row {
  return { model: element(name, content, attributes), min: 1, max: 1 };
}

/** A child that occurs once or not at all. */
export function optional(name: string, content: Content, attributes?: Attributes): Row {
  return { ...one(name, content, attributes), min: 0 };
}

/** A child that occurs once or several times. */
export function oneOrMore(name: string, content: Content, attributes?: Attributes): Row {
  return { ...one(name, content, attributes), max: Number.POSITIVE_INFINITY };
}

/** A required attribute. */
export function required(type: ValueType): AttributeModel {
  return { type, isRequired: true };
}

/** An optional attribute. */
export function allowed(type: ValueType): AttributeModel {
  return { type, isRequired: false };
}

function isRows(content: Content): content is readonly Row[] {
  return Array.isArray(content);
}
