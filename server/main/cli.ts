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
try {
  await command.run(args.slice(command.name.split(' ').length));
  process.exit(process.exitCode ?? 0);
} catch (error) {
  reportError(error);
  process.exit(1);
}
