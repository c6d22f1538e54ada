import { COMMANDS } from './commands/commands.ts';
import { reportError } from './report-error.ts';

const USAGE = `Usage: npm run tangent -- <command>\n\n${COMMANDS.map((command) => `  ${command.usage}`).join('\n')}`;

const words = process.argv.slice(2);
const command = COMMANDS.find(({ name }) => words.slice(0, name.split(' ').length).join(' ') === name);
if (command === undefined) {
  const isAsked = words.length === 0;
  console[isAsked ? 'log' : 'error'](USAGE);
  process.exit(isAsked ? 0 : 2);
}
try {
  await command.run(words.slice(command.name.split(' ').length));
  process.exit(process.exitCode ?? 0);
} catch (error) {
  reportError(error);
  process.exit(1);
}
