/** The kinds of references within a message. */
export type ReferenceKind = 'party' | 'resource' | 'file' | 'release' | 'visibility';

/** The allowed text of an element or attribute. */
export interface ValueType {
  /** The expectation named in an issue: a type (`date`) or the allowed values. */
  readonly expected: string;
  readonly isValid: (text: string) => boolean;
  /** All allowed values, if they are listed. */
  readonly values?: readonly string[];
  /** The value declares a part of the message; no other part of that kind may have the same name. */
  readonly names?: ReferenceKind;
  /** The value references a part of the message, which must exist. */
  readonly refersTo?: ReferenceKind;
}

export interface AttributeModel {
  readonly type: ValueType;
  readonly isRequired: boolean;
}

/** An element with its attributes and either a value or child elements. */
export interface ElementModel {
  readonly name: string;
  readonly attributes: Readonly<Record<string, AttributeModel>>;
  readonly requiredAttributes: readonly string[];
  /** The type of its value; null for an element with child elements. */
  readonly value: ValueType | null;
  /** Its children in the required order. */
  readonly particles: readonly Particle[];
  /** By the name of a child: its particle and its model. */
  readonly children: ReadonlyMap<string, { readonly position: number; readonly model: ElementModel }>;
  /** An alternative model if the element contains this child; null if there is only one model. */
  readonly variant: { readonly child: string; readonly model: ElementModel } | null;
}

/** One position in the order of children, filled by one element or by one of several. */
export interface Particle {
  readonly alternatives: readonly ElementModel[];
  readonly min: number;
  readonly max: number;
}

type Content = ValueType | readonly Particle[];
type Attributes = Readonly<Record<string, AttributeModel>>;

/**
 * Defines an element: its name, then either the type of its value or its children in order, then its attributes.
 *
 * @example element('HashSum', [one('Algorithm', oneOf('MD5', 'SHA-256')), one('HashSumValue', TEXT)])
 */
export function element(
  name: string,
  content: Content,
  attributes: Attributes = {},
  variant: ElementModel['variant'] = null,
): ElementModel {
  const particles = isParticles(content) ? content : [];
  return {
    name,
    attributes,
    requiredAttributes: Object.keys(attributes).filter((attribute) => attributes[attribute]?.isRequired),
    value: isParticles(content) ? null : content,
    particles,
    children: new Map(
      particles.flatMap(({ alternatives }, position) =>
        alternatives.map((model) => [model.name, { position, model }] as const),
      ),
    ),
    variant,
  };
}

/** A child that appears exactly once. */
export function one(name: string, content: Content, attributes?: Attributes): Particle {
  return { alternatives: [element(name, content, attributes)], min: 1, max: 1 };
}

/** A child that appears exactly once, and has other content if it contains `variantChild`. */
export function oneWithVariant(
  name: string,
  content: Content,
  variantChild: string,
  variantContent: Content,
): Particle {
  const variant = { child: variantChild, model: element(name, variantContent) };
  return { alternatives: [element(name, content, {}, variant)], min: 1, max: 1 };
}

/** An optional child that has other content if it contains `variantChild`. */
export function optionalWithVariant(
  name: string,
  content: Content,
  variantChild: string,
  variantContent: Content,
): Particle {
  return { ...oneWithVariant(name, content, variantChild, variantContent), min: 0 };
}

/** An optional child. */
export function optional(name: string, content: Content, attributes?: Attributes): Particle {
  return { alternatives: [element(name, content, attributes)], min: 0, max: 1 };
}

/** A child that appears at least once. */
export function oneOrMore(name: string, content: Content, attributes?: Attributes): Particle {
  return { alternatives: [element(name, content, attributes)], min: 1, max: Number.POSITIVE_INFINITY };
}

/** A child that appears any number of times. */
export function anyNumber(name: string, content: Content, attributes?: Attributes): Particle {
  return { alternatives: [element(name, content, attributes)], min: 0, max: Number.POSITIVE_INFINITY };
}

/** Exactly one of these children. */
export function oneOfElements(...alternatives: readonly ElementModel[]): Particle {
  return { alternatives, min: 1, max: 1 };
}

/** At most one of these children. */
export function optionalOneOf(...alternatives: readonly ElementModel[]): Particle {
  return { alternatives, min: 0, max: 1 };
}

/** A required attribute. */
export function required(type: ValueType): AttributeModel {
  return { type, isRequired: true };
}

/** An optional attribute. */
export function allowed(type: ValueType): AttributeModel {
  return { type, isRequired: false };
}

function isParticles(content: Content): content is readonly Particle[] {
  return Array.isArray(content);
}
