import fs from 'node:fs';

const FOLDER = 'e2e/journeys';
/** Starts and stops products of its own and opens no page. */
const STARTING_AND_STOPPING = /^03-/;
/** The journeys through the stores, one after another on one product, and enough others for half of the time. */
const TO_THE_STORES = /^(01|02|04|05|07|08|09|10|11|28|34)-/;
/** Checks all messages that the journeys of its group have sent; Playwright runs files in the order of their names. */
const LAST = /^90-/;

/**
 * Lists the journeys in three independent groups. Those to the stores and those of users have a product each and run
 * side by side on two cores. The stores get by without the year of reports of the demo, and no journey plays its
 * recordings.
 */
export function listJourneyGroups(files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.spec.ts'))) {
  const select = (pattern) => files.filter((file) => pattern.test(file));
  const others = files.filter((file) => ![STARTING_AND_STOPPING, TO_THE_STORES, LAST].some((is) => is.test(file)));
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
        files: [...select(TO_THE_STORES), ...select(LAST)],
        own_product: true,
        demo: 'releases',
      },
      { name: 'journeys of users', first_port: 4890, files: others, own_product: true, demo: 'year' },
    ],
  };
}
