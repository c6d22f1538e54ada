import { findKey, type Shape } from './shape.ts';
import { toPascal, toSingular } from './word-forms.ts';

/** The content of a request or a response, with the name it gets unless an equal one has a name already. */
export interface Root {
  readonly name: string;
  /** The name when another content has the first one; without it that is an error. */
  readonly fallback?: string;
  readonly shape: Shape;
}

/** A named type, in the order in which it is written. */
export interface NamedShape {
  readonly name: string;
  readonly shape: Shape;
}

/** Names that say nothing without that of the thing they belong to, or that TypeScript or the client has already. */
const TOO_GENERAL = new Set(
  `Accent Action Answer Attempt Audio Category Client Compare Comparison Contract Count Date Engine Error Event Figure File
   Format Head Id Image Instant Item Key Kind Language Link Loop Map Mode Mood Name Owner Page Part Period Picture Place Platform Policy Problem Range
   Reason Record Release Role Row Rule Series Share Source State Status Step Store Style Text Theme To Total Track Type Value
   Version Writer`.split(/\s+/),
);
const MANY_FIELDS = 4;
const MANY_VALUES = 6;

interface Use {
  readonly shape: Shape;
  readonly fields: Set<string>;
  readonly owners: Set<string>;
  count: number;
}

/**
 * Names the types that a reader looks for: whole requests and responses, what several of them share, and what is large.
 * All others are written where they are used. The names depend on the description alone, so the same calls always get
 * the same types.
 */
export function nameShapes(roots: readonly Root[]): Map<string, NamedShape> {
  const named = nameRoots(roots);
  const uses = countUses([...named.values()]);
  const taken = new Set([...named.values()].map(({ name }) => name));
  const counts = new Map<string, number>();
  for (const use of uses.values()) counts.set(shortName(use), (counts.get(shortName(use)) ?? 0) + 1);
  const visit = (shape: Shape, owner: string, field: string): void => {
    for (const part of listParts(shape)) visit(part, owner, field);
    const key = findKey(shape);
    const use = uses.get(key);
    if (named.has(key) || use === undefined) return;
    let name = owner;
    if (deservesName(use)) {
      name = chooseName(use, `${owner}${nameField(field)}`, { counts, taken });
      taken.add(name);
      named.set(key, { name, shape });
    }
    visitFields(shape, name);
  };
  const visitFields = (shape: Shape, owner: string): void => {
    if (shape.kind === 'object') for (const field of shape.fields) visit(field.shape, owner, field.name);
  };
  for (const { name, shape } of [...named.values()]) visitFields(shape, name);
  return named;
}

function nameRoots(roots: readonly Root[]): Map<string, NamedShape> {
  const named = new Map<string, NamedShape>();
  const taken = new Set<string>();
  for (const { name, fallback, shape } of roots) {
    if (shape.kind !== 'object' || named.has(findKey(shape))) continue;
    const free = [name, fallback].find((one) => one !== undefined && !taken.has(one));
    if (free === undefined) throw new Error(`two different contents would be called ${name}`);
    taken.add(free);
    named.set(findKey(shape), { name: free, shape });
  }
  return named;
}

/** Counts how often each object and each choice is used by a different type, and under which names. */
function countUses(roots: readonly NamedShape[]): Map<string, Use> {
  const uses = new Map<string, Use>();
  const rootKeys = new Set(roots.map(({ shape }) => findKey(shape)));
  const visit = (shape: Shape, owner: string, field: string): void => {
    for (const part of listParts(shape)) visit(part, owner, field);
    if (shape.kind !== 'object' && shape.kind !== 'choice') return;
    const key = findKey(shape);
    const known = uses.get(key);
    const use = known ?? { shape, fields: new Set(), owners: new Set(), count: 0 };
    use.fields.add(field);
    use.owners.add(owner);
    use.count += 1;
    uses.set(key, use);
    if (known === undefined && !rootKeys.has(key)) visitFields(shape, owner);
  };
  const visitFields = (shape: Shape, owner: string): void => {
    if (shape.kind === 'object') for (const field of shape.fields) visit(field.shape, owner, field.name);
  };
  for (const { name, shape } of roots) visitFields(shape, name);
  return uses;
}

/** Lists the shapes inside a shape that has no fields. */
function listParts(shape: Shape): readonly Shape[] {
  if (shape.kind === 'list') return [shape.item];
  if (shape.kind === 'either') return shape.parts;
  return shape.kind === 'record' ? [shape.key, shape.value] : [];
}

function deservesName({ shape, count }: Use): boolean {
  if (shape.kind === 'choice') return shape.values.length > MANY_VALUES || (count > 1 && shape.values.length > 1);
  return shape.kind === 'object' && (count > 1 || shape.fields.length >= MANY_FIELDS);
}

interface Names {
  readonly counts: ReadonlyMap<string, number>;
  readonly taken: ReadonlySet<string>;
}

/** A type of several things has a name of its own; that of a single thing begins with the name of the thing. */
function chooseName(use: Use, longName: string, { counts, taken }: Names): string {
  const short = shortName(use);
  const isShared = use.owners.size > 1 && !TOO_GENERAL.has(short);
  if (isShared && counts.get(short) === 1 && !taken.has(short)) return short;
  for (let number = 1; ; number++) {
    const name = number === 1 ? longName : `${longName}${number}`;
    if (!taken.has(name)) return name;
  }
}

const nameField = (field: string) => toPascal(toSingular(field));

function shortName({ fields }: Use): string {
  return [...fields].map(nameField).reduce((shortest, name) => (name.length < shortest.length ? name : shortest));
}
