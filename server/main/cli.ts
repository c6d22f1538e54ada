import type { Command } from './commands/command.ts';
import { COMMANDS } from './commands/commands.ts';
import { reportError } from './run/report-error.ts';

const USAGE = `Usage: npm run tangent -- <command>\n\n${COMMANDS.map((command) => `  ${command.usage}`).join('\n')}`;

const args = process.argv.slice(2);
const command = COMMANDS.find(({ name }) => args.slice(0, name.split(' ').length).join(' ') === name);
if (command === undefined) {
  const isHelp = args.length === 0;
  console[isHelp ? 'log' : 'error'](USAGE);
  process.exit(isHelp ? 0 : 2);
}
const rest = args.slice(command.name.split(' ').length);
const unknown = rest.find((word) => word.startsWith('--') && !listOptions(command).includes(word));
if (unknown !== undefined) {
  console.error(`${command.name} does not know ${unknown}.\n\nUsage: npm run tangent -- ${command.usage}`);
  process.exit(2);
}
try {
  await command.run(rest);
  process.exit(process.exitCode ?? 0);
} catch (error) {
  reportError(error);
  process.exit(1);
}

/** Lists the options that the usage of a command names. A mistyped one would change what the command does. */
function listOptions({ usage }: Command): string[] {
  return usage.match(/--[a-z-]+/g) ?? [];
}
