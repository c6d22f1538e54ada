import { loadConfig } from '../config.ts';
import { migrate } from '../migrate.ts';
import type { Command } from './command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: 'migrate                        bring the database to this version',
  run: async () => {
    await migrate(loadConfig(process.env).database_url);
    console.log('The database is up to date');
  },
};
