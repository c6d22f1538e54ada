import fs from 'node:fs';

const FOLDER = 'e2e/journeys';
/** Starts and stops products of its own and opens no page. */
const STARTING_AND_STOPPING = /^03-/;
/** They need the releases of the demo, most of them its year of reports too. */
const ON_THE_DEMO = /^(02|10|11|13|15|18|20|21|22|23|25|27|29|31|32|33)-/;
/** Checks all messages that the journeys of its group have sent; Playwright runs files in the order of their names. */
const LAST = /^90-/;

/**
 * Lists the journeys in three independent groups. Two of them have a product each and run side by side on two cores, one
 * after another on the clock of their product: those that need the demo, and all others, for which its accounts are
 * enough. Each takes about half of the time.
 */
export function listJourneyGroups(files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.spec.ts'))) {
  const starting = files.filter((file) => STARTING_AND_STOPPING.test(file));
  const onTheDemo = files.filter((file) => ON_THE_DEMO.test(file));
  const last = files.filter((file) => LAST.test(file));
  const others = files.filter((file) => ![starting, onTheDemo, last].some((group) => group.includes(file)));
  return {
    starting: {
      name: 'starting and stopping',
      first_port: 4990,
      files: starting,
      own_product: false,
      demo: 'releases',
    },
    sides: [
      { name: 'journeys', first_port: 4790, files: [...others, ...last], own_product: true, demo: 'accounts' },
      // No journey plays a recording of the demo.
      {
        name: 'journeys on the demo',
        first_port: 4890,
        files: [...onTheDemo, ...last],
        own_product: true,
        demo: 'year',
      },
    ],
  };
}
