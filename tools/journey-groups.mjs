import fs from 'node:fs';

const FOLDER = 'e2e/journeys';
/** Starts and stops products of its own and opens no page. */
const STARTING_AND_STOPPING = /^03-/;
/** Releases on their way through the stores. */
const TO_THE_STORES = /^(01|07|09|10|11|34)-/;
/** Figures of streams and money, and what else needs the year of reports of the demo. */
const WITH_A_YEAR = /^(15|18|19|20|21|22|31|32|33)-/;
/** Checks all messages that the journeys of its group have sent; Playwright runs files in the order of their names. */
const LAST = /^90-/;

/**
 * Lists the journeys in independent groups that take about as long as each other. Each has a product with a clock of
 * its own, on which its journeys run one after another, so that groups run side by side. No journey plays the
 * recordings of the demo.
 */
export function listJourneyGroups(files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.spec.ts'))) {
  const select = (...patterns) => files.filter((file) => patterns.some((pattern) => pattern.test(file)));
  const chosen = select(STARTING_AND_STOPPING, TO_THE_STORES, WITH_A_YEAR, LAST);
  return {
    starting: {
      name: 'starting and stopping',
      first_port: 4990,
      files: select(STARTING_AND_STOPPING),
      own_product: false,
      demo: 'releases',
    },
    sides: [
      {
        name: 'journeys to the stores',
        first_port: 4790,
        files: select(TO_THE_STORES, LAST),
        own_product: true,
        demo: 'releases',
      },
      {
        name: 'journeys with a year of figures',
        first_port: 4890,
        files: select(WITH_A_YEAR),
        own_product: true,
        demo: 'year',
      },
      {
        name: 'journeys of accounts and tools',
        first_port: 4690,
        files: files.filter((file) => !chosen.includes(file)),
        own_product: true,
        demo: 'releases',
      },
    ],
  };
}
