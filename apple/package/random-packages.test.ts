import { parseXml } from '@tangent/ddex/xml/parse-xml.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPackage } from '../check/check-package.ts';
import { checkStructure } from '../check/check-structure.ts';
import { randomPackage } from '../testing/random-package.ts';
import { buildSampleCheck } from '../testing/sample-package.ts';
import { readMetadata } from './read-metadata.ts';
import { writeMetadata } from './write-metadata.ts';

test('300 random packages are valid, break no rule and read back field by field', () => {
  fc.assert(
    fc.property(randomPackage, ({ content, kind }) => {
      const xml = writeMetadata(content);
      expect(writeMetadata(structuredClone(content))).toBe(xml);
      expect(xml.replace(/<genre [^>]*><\/genre>/g, 'genre')).not.toMatch(/<(\w+)[^>]*>\s*<\/\1>/);
      expect(checkStructure(parseXml(xml))).toEqual([]);
      const { issues } = checkPackage(buildSampleCheck(content, { kind }));
      expect(issues.filter(({ severity }) => severity !== 'warning')).toEqual([]);
      expect(readMetadata(xml)).toEqual({
        ok: true,
        package: { ...content, unknown_elements: [] },
        version: 'music5.3',
      });
    }),
    { numRuns: 300 },
  );
});
