import type { XmlElement } from '@tangent/ddex/xml/element.ts';
import { parseXml, withXml } from '@tangent/ddex/xml/parse-xml.ts';
import type { AppleIssue } from '../issue.ts';
import { decodeText, describeUnreadable } from '../package/read-text.ts';
import { type AppleSchema, checkDocument } from './check-schema.ts';
import { checkStructure } from './check-structure.ts';
import { buildPackageParts, type PackageFacts, type Rule } from './package-parts.ts';
import { checkArtists } from './rules/check-artists.ts';
import { checkCharacters } from './rules/check-characters.ts';
import { checkCodes } from './rules/check-codes.ts';
import { checkDates } from './rules/check-dates.ts';
import { checkFiles } from './rules/check-files.ts';
import { checkNames } from './rules/check-names.ts';
import { checkNumbers } from './rules/check-numbers.ts';
import { checkPreOrders } from './rules/check-pre-orders.ts';
import { checkProducts } from './rules/check-products.ts';
import { checkRightsLines } from './rules/check-rights-lines.ts';
import { checkTakedown } from './rules/check-takedown.ts';
import { checkTitles } from './rules/check-titles.ts';

/** A thoroughly wrong package is reported with at most this many issues. */
const MAX_ISSUES = 500;

const RULES: readonly Rule[] = [
  checkNames,
  checkFiles,
  checkNumbers,
  checkCodes,
  checkArtists,
  checkRightsLines,
  checkProducts,
  checkDates,
  checkPreOrders,
  checkTakedown,
  checkTitles,
  checkCharacters,
];

/** A takedown must reach Apple also when a rule about the album has become stricter since its delivery. */
const TAKEDOWN_RULES: readonly Rule[] = [checkNames, checkFiles, checkCodes, checkProducts, checkTakedown];

/** A package before it is sent: the bytes or the text of `metadata.xml`, and the facts around it. */
export interface PackageCheck extends PackageFacts {
  xml: string | Uint8Array;
  /** Apple's own schema, if there is one (`loadAppleSchema`). */
  schema: AppleSchema | null;
}

/**
 * Runs all checks of a package on one parse: our reading of music5.3, Apple's own schema if it is at hand, then the rules
 * that no schema covers. Never throws because of the contents. The list of codes is in `issue.ts`.
 *
 * @example checkPackage({ xml, folder_name: '0850012345626', files, kind: 'insert', today: '2026-11-29', schema: null, bridge: false })
 */
export function checkPackage({ xml, schema, ...facts }: PackageCheck): { issues: AppleIssue[] } {
  const { text, issues } = decodeText(xml);
  if (issues.length > 0) return { issues };
  try {
    if (schema === null) return { issues: checkRoot(parseXml(text), facts) };
    return {
      issues: withXml(text, ({ root, document }) => [...checkDocument(schema, document), ...checkRoot(root, facts)]),
    };
  } catch (error) {
    return { issues: [describeUnreadable(error)] };
  }
}

function checkRoot(root: XmlElement, facts: PackageFacts): AppleIssue[] {
  const structure = checkStructure(root);
  const parts = buildPackageParts(root, facts);
  const isPackage = !structure.some(({ code }) => code === 'package_unknown');
  if (parts === null || !isPackage) return structure;
  const rules = facts.kind === 'takedown' ? TAKEDOWN_RULES : RULES;
  return [...structure, ...rules.flatMap((rule) => rule(parts))].slice(0, MAX_ISSUES);
}
