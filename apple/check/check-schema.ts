import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml } from '@tangent/ddex/xml/parse-xml.ts';
import {
  type ErrorDetail,
  RelaxNGValidator,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlCleanupInputProvider,
} from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { type AppleIssue, buildIssue } from '../issue.ts';
import { IMPORTER_NAMESPACE } from '../package/write-metadata.ts';

/** Apple's own schema of the package, compiled once. */
export interface AppleSchema {
  /** The file that it was read from. */
  readonly path: string;
  validate(document: XmlDocument): void;
  /** Frees the memory of the compiled schema; every later check refuses. */
  close(): void;
}

type Grammar = 'xsd' | 'rng';

/** Namespaces of the root elements of both languages of schemas. */
const LANGUAGES: Record<string, Grammar> = {
  'http://www.w3.org/2001/XMLSchema': 'xsd',
  'http://relaxng.org/ns/structure/1.0': 'rng',
};

/**
 * Compiles Apple's schema from a folder that holds one `.xsd` or `.rng` file of the package, as Apple's Transporter gives
 * it to partners (`generateSchema`), beside the files that it includes. The strict one of several is taken. Takes some
 * milliseconds; keep the result. Throws a one-sentence error naming the file if there is none, or if it describes
 * something else: without the requested schema no package may count as valid.
 */
export function loadAppleSchema(folder: string): AppleSchema {
  const path = findSchemaFile(folder);
  const text = readFileSync(path);
  let grammar: Grammar | null;
  try {
    grammar = findGrammar(text.toString('utf8'));
    if (grammar !== null) return openSchema(path, compileSchema(path, text, grammar));
  } catch (error) {
    throw new Error(`Apple's schema cannot be used: ${path}: ${describeError(error)}`);
  }
  throw new Error(`Apple's schema is another file: ${path} does not describe ${IMPORTER_NAMESPACE}`);
}

function findSchemaFile(folder: string): string {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    throw new Error(`Apple's schema cannot be read: ${describeError(error)}`);
  }
  const schemas = names.filter((name) => /\.(?:xsd|rng)$/i.test(name)).toSorted();
  const texts = schemas.filter((name) => readFileSync(join(folder, name), 'utf8').includes(IMPORTER_NAMESPACE));
  const name = texts.find((one) => /strict/i.test(one)) ?? texts[0] ?? schemas[0];
  if (name === undefined) throw new Error(`Apple's schema is missing: no .xsd or .rng file in ${folder}`);
  return join(folder, name);
}

function findGrammar(text: string): Grammar | null {
  const root = parseXml(text);
  const described = root.attributes.targetNamespace ?? root.attributes.ns;
  return described === IMPORTER_NAMESPACE ? (LANGUAGES[root.namespace] ?? null) : null;
}

// The file access that resolves included files is removed again at once: no package may use it.
function compileSchema(path: string, text: Buffer, grammar: Grammar): RelaxNGValidator | XsdValidator {
  xmlRegisterFsInputProviders();
  const document = XmlDocument.fromBuffer(text, { url: path });
  try {
    return grammar === 'xsd' ? XsdValidator.fromDoc(document) : RelaxNGValidator.fromDoc(document);
  } finally {
    document.dispose();
    xmlCleanupInputProvider();
  }
}

function openSchema(path: string, validator: RelaxNGValidator | XsdValidator): AppleSchema {
  let isClosed = false;
  return {
    path,
    validate: (document) => {
      if (isClosed) throw new Error('the schema is closed');
      validator.validate(document);
    },
    close: () => {
      if (!isClosed) validator.dispose();
      isClosed = true;
    },
  };
}

/**
 * Checks a parsed package against Apple's schema: `schema_violated` with the validator's text. If the validator itself fails,
 * the result is `validator_failed`, never a pass.
 */
export function checkDocument(schema: AppleSchema, document: XmlDocument): AppleIssue[] {
  try {
    schema.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError && error.details.length > 0) return error.details.map(describeViolation);
    return [buildIssue('validator_failed', null, 'package', { reason: String(error) })];
  }
}

function describeViolation({ message, line }: ErrorDetail): AppleIssue {
  const element = /[Ee]lement '?(?:\{[^}]*\})?([\w.-]+)'?/.exec(message)?.[1] ?? 'package';
  return buildIssue('schema_violated', line, element, { reason: message.trim() });
}

// The parser adds a line for every step; the first one is enough.
function describeError(error: unknown): string {
  const [firstLine = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return firstLine;
}
