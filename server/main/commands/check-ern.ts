import fs from 'node:fs';
import { checkRules } from '@tangent/ddex/check/check-rules.ts';
import { checkSchema, loadSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { ErnIssue } from '@tangent/ddex/issue.ts';
import { checkStructure } from '@tangent/ddex/schema/check-structure.ts';
import { decodeXml } from '@tangent/ddex/xml/decode-xml.ts';
import { createRealClock } from '../../platform/clock/clock.ts';
import { settingError } from '../config/setting-error.ts';
import type { Command } from './command.ts';

export const checkErnCommand: Command = {
  name: 'ern check',
  usage: 'ern check <file>               check a DDEX message: our schema, the official one, our rules',
  run: async ([file]) => {
    if (file === undefined) throw new Error('Specify a file: ern check <file>');
    const { xml, issues: encoding } = decodeXml(fs.readFileSync(file));
    const structure = checkStructure(xml);
    // The other checks only apply to a message of our schema.
    const isOurs = !structure.some(({ code }) => code === 'xml_unreadable' || code === 'message_unknown');
    const hasRules = isOurs && /<(\w+:)?(NewRelease|PurgeRelease)Message[\s>]/.test(xml);
    const counts = [...(encoding.length > 0 ? [report('Encoding', encoding)] : []), report('Our schema', structure)];
    if (hasRules) counts.push(checkOfficial(xml), report('Our rules', checkRules(xml, { now: getLatestNow() })));
    const count = counts.reduce((sum, one) => sum + one, 0);
    console.log(count === 0 ? 'Valid' : `${count} ${count === 1 ? 'issue' : 'issues'}`);
    if (count > 0) process.exitCode = 1;
  },
};

/** How far the clock of a product that is not in production may run ahead of the machine's. */
const AHEAD_MS = 366 * 86_400_000;

/** Returns the time after which no message can have been written. */
function getLatestNow(): Date {
  const now = createRealClock().now().getTime();
  return new Date(process.env.APP_MODE === 'production' ? now : now + AHEAD_MS);
}

function checkOfficial(xml: string): number {
  const folder = process.env.DDEX_SCHEMA_DIR;
  if (!folder) {
    console.log("Official schema: not checked (set DDEX_SCHEMA_DIR to the folder of DDEX's schema files)");
    return 0;
  }
  const schemas = loadOfficialSchemas(folder);
  const issues = checkSchema(schemas, xml);
  schemas.close();
  return report('Official schema', issues);
}

function loadOfficialSchemas(folder: string) {
  try {
    return loadSchemas(folder);
  } catch (error) {
    throw settingError('DDEX_SCHEMA_DIR', error);
  }
}

/** Prints the issues of one check and returns their number. */
function report(name: string, issues: readonly ErnIssue[]): number {
  console.log(`${name}: ${issues.length === 0 ? 'ok' : issues.length}`);
  for (const { code, severity, line, path, params } of issues) {
    const values = Object.entries(params).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
    console.log([`  line ${line ?? '?'}`, severity, code, path, ...values].join('  '));
  }
  return issues.length;
}
