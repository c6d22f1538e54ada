import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ErrorDetail, XmlDocument, XmlValidateError, XsdValidator, xmlCleanupInputProvider } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { ERN_43, ERN_432 } from '../ern/dialect.ts';
import { ERN_382 } from '../ern-3/new-release-message.ts';
import type { ErnIssue } from '../issue.ts';
import { parseXml, withXml, type XmlReading } from '../xml/parse-xml.ts';
import { catchUnreadable } from './catch-unreadable.ts';

/** The official schemas, compiled once. */
export interface ErnSchemas {
  /** By namespace of the message. */
  readonly validators: ReadonlyMap<string, Pick<XsdValidator, 'validate'>>;
  /** Frees the memory of the compiled schemas; every later check refuses. */
  close(): void;
}

/** The folder of each namespace's schema, inside the folder of the official schemas. */
export const SCHEMA_FOLDERS: Record<string, string> = {
  [ERN_43]: 'ern-43',
  [ERN_432]: 'ern-432',
  [ERN_382]: 'ern-382',
};

/**
 * Compiles the official schemas of a folder that contains `ern-43/release-notification.xsd` beside its allowed value
 * sets, and the same in `ern-432` and `ern-382`. Takes 0.2 seconds; keep the result. Throws a one-sentence error naming
 * the file if a schema is missing, unreadable or describes something else: without schemas no message may count as
 * valid.
 */
export function loadSchemas(schemaDir: string): ErnSchemas {
  const validators = new Map<string, XsdValidator>();
  const close = () => {
    for (const validator of validators.values()) validator.dispose();
    validators.clear();
  };
  try {
    for (const [namespace, folder] of Object.entries(SCHEMA_FOLDERS)) {
      validators.set(namespace, loadSchema(resolve(schemaDir, folder, 'release-notification.xsd'), namespace));
    }
  } catch (error) {
    close();
    throw error;
  }
  return { validators, close };
}

function loadSchema(path: string, namespace: string): XsdValidator {
  const of = `The official schema of ERN ${namespace.split('/').at(-1)}`;
  let text: Buffer;
  try {
    text = readFileSync(path);
  } catch (error) {
    throw new Error(`${of} cannot be read: ${describeError(error)}`);
  }
  let described: string | undefined;
  try {
    described = parseXml(text.toString('utf8')).attributes.targetNamespace;
    if (described === namespace) return compileSchema(path, text);
  } catch (error) {
    throw new Error(`${of} cannot be used: ${path}: ${describeError(error)}`);
  }
  throw new Error(`${of} is another file: ${path} describes ${described ?? 'no messages'}`);
}

// The parser adds a line for every step; the first one is enough.
function describeError(error: unknown): string {
  const [firstLine = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return firstLine;
}

/**
 * Checks a message against the official schema of its namespace (`xml_unreadable`, `schema_unknown`, `schema_violated`
 * with the validator's text). If the validator itself fails, the result is `validator_failed`, never a pass.
 */
export function checkSchema(schemas: ErnSchemas, xml: string): ErnIssue[] {
  return catchUnreadable(() => withXml(xml, (reading) => checkDocument(schemas, reading)));
}

/** Checks a parsed message against the official schema, like `checkSchema`. */
export function checkDocument(schemas: ErnSchemas, { root, document }: XmlReading): ErnIssue[] {
  if (schemas.validators.size === 0) {
    return [buildFatal('validator_failed', null, root.name, { reason: 'the schemas are closed' })];
  }
  const validator = schemas.validators.get(root.namespace);
  if (validator === undefined) {
    return [buildFatal('schema_unknown', root.line, root.name, { namespace: root.namespace })];
  }
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError && error.details.length > 0) return error.details.map(describeViolation);
    return [buildFatal('validator_failed', null, root.name, { reason: String(error) })];
  }
}

// The file access that resolves the import of the allowed value sets is removed again at once: no message may use it.
function compileSchema(path: string, text: Buffer): XsdValidator {
  xmlRegisterFsInputProviders();
  const document = XmlDocument.fromBuffer(text, { url: path });
  try {
    return XsdValidator.fromDoc(document);
  } finally {
    document.dispose();
    xmlCleanupInputProvider();
  }
}

function describeViolation(detail: ErrorDetail): ErnIssue {
  const element = /^Element '(?:\{[^}]*\})?([^']+)'/.exec(detail.message)?.[1] ?? '';
  return buildFatal('schema_violated', detail.line, element, { reason: detail.message.trim() });
}

function buildFatal(code: string, line: number | null, path: string, params: ErnIssue['params']): ErnIssue {
  return { code, severity: 'fatal', line, path, params };
}
