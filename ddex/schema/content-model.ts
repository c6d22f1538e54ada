/** The kinds of names that a message gives to its parts and refers to them by. */
export type ReferenceKind = 'party' | 'resource' | 'file' | 'release' | 'visibility';

/** What the text of an element or attribute may be. */
export interface ValueType {
  /** What an issue says was expected: a type (`date`) or the allowed values. */
  readonly expected: string;
  readonly isValid: (text: string) => boolean;
  /** All of its values, where they are listed. */
  readonly values?: readonly string[];
  /** The value names a part of the message; no other part of that kind may bear the same name. */
  readonly names?: ReferenceKind;
  /** The value refers to a part of the message, which must exist. */
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
  /** The type of its value; null for an element that holds elements. */
  readonly value: ValueType | null;
  /** Its children in the order in which they must stand. */
  readonly particles: readonly Particle[];
  /** By the name of a child: its particle and its model. */
  readonly children: ReadonlyMap<string, { readonly position: number; readonly model: ElementModel }>;
  /** The model that holds instead where the element has this child; null where there is only one. */
  readonly variant: { readonly child: string; readonly model: ElementModel } | null;
}

/** One place in the order of children, which one element, or one of several, may fill. */
export interface Particle {
  readonly alternatives: readonly ElementModel[];
  readonly min: number;
  readonly max: number;
}

type Content = ValueType | readonly Particle[];
type Attributes = Readonly<Record<string, AttributeModel>>;

/**
 * An element of a table: its name, then either the type of its value or its children in order, then its attributes.
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

/** A child that stands exactly once. */
export function one(name: string, content: Content, attributes?: Attributes): Particle {
  return { alternatives: [element(name, content, attributes)], min: 1, max: 1 };
}

/** A child that stands exactly once, and has other content where `variantChild` is part of it. */
export function oneWithVariant(
  name: string,
  content: Content,
  variantChild: string,
  variantContent: Content,
): Particle {
  const variant = { child: variantChild, model: element(name, variantContent) };
  return { alternatives: [element(name, content, {}, variant)], min: 1, max: 1 };
}

/** A child that may be left out. */
export function optional(name: string, content: Content, attributes?: Attributes): Particle {
  return { alternatives: [element(name, content, attributes)], min: 0, max: 1 };
}

/** A child that stands at least once. */
export function oneOrMore(name: string, content: Content, attributes?: Attributes): Particle {
  return { alternatives: [element(name, content, attributes)], min: 1, max: Number.POSITIVE_INFINITY };
}

/** A child that may stand any number of times. */
export function anyNumber(name: string, content: Content, attributes?: Attributes): Particle {
  return { alternatives: [element(name, content, attributes)], min: 0, max: Number.POSITIVE_INFINITY };
}

/** At most one of these children. */
export function optionalOneOf(...alternatives: readonly ElementModel[]): Particle {
  return { alternatives, min: 0, max: 1 };
}

/** An attribute that must be there. */
export function required(type: ValueType): AttributeModel {
  return { type, isRequired: true };
}

/** An attribute that may be left out. */
export function allowed(type: ValueType): AttributeModel {
  return { type, isRequired: false };
}

function isParticles(content: Content): content is readonly Particle[] {
  return Array.isArray(content);
}
