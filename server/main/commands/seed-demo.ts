import { buyDemoPlans } from '../demo/buy-demo-plans.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { seedDemoMoney } from '../demo/seed-demo-money.ts';
import { seedDemoTrends } from '../demo/seed-demo-trends.ts';
import type { Command } from './command.ts';
import { withContext } from './with-context.ts';

export const seedDemoCommand: Command = {
  name: 'seed demo',
  usage: 'seed demo                      fill an empty database with the demo (outside production)',
  run: async () => {
    await withContext(async (context) => {
      const isNew = await seedDemo(context);
      await buyDemoPlans(context);
      console.log(isNew ? 'The demo is in the database' : 'The database has accounts already; nothing was changed');
      await seedDemoMoney(context);
      await seedDemoTrends(context);
    });
  },
};
