import fs from 'node:fs';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import { openSchemas } from '@tangent/ddex/check/check-schema.ts';
import { sandboxDefaults } from '../sandbox-defaults.ts';
import type { Command } from './command.ts';

export const checkErnCommand: Command = {
  name: 'ern check',
  usage: 'ern check <file>               check a DDEX ERN message by the official schema and by our rules',
  run: async ([file]) => {
    if (file === undefined) throw new Error('Say which file: ern check <file>');
    const folder = process.env.DDEX_SCHEMA_DIR ?? sandboxDefaults(process.env).DDEX_SCHEMA_DIR;
    if (folder === undefined)
      throw new Error('DDEX_SCHEMA_DIR is not set: without the official schemas half is unchecked');
    const schemas = openSchemas(folder);
    const { issues } = checkMessage(schemas, fs.readFileSync(file, 'utf8'));
    schemas.close();
    for (const issue of issues) console.log(JSON.stringify(issue));
    console.log(issues.length === 0 ? 'Valid' : `${issues.length} issues`);
    if (issues.length > 0) process.exitCode = 1;
  },
};
