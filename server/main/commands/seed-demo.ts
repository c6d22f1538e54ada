import { buyDemoPlans } from '../demo/buy-demo-plans.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { Command } from './command.ts';
import { withContext } from './with-context.ts';

export const seedDemoCommand: Command = {
  name: 'seed demo',
  usage: 'seed demo                      fill an empty database with the demo (outside production)',
  run: async () => {
    const isDone = await withContext(async (context) => {
      const isNew = await seedDemo(context);
      await buyDemoPlans(context);
      return isNew;
    });
    console.log(isDone ? 'The demo is in the database' : 'The database has accounts already; nothing was changed');
  },
};
