import fs from 'node:fs';

const FOLDER = 'e2e/journeys';
/** The journeys through the stores, one after another on one product, and enough others for half of the time. */
const TO_THE_STORES = /^(01|03|07|09|10|11)-/;
/** Checks the results of all journeys in its group. */
const LAST = /^12-/;

/** Lists the journeys in two independent groups: each has its own product, and they run side by side on two cores. */
export function listJourneyGroups(files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.spec.ts'))) {
  const is = (pattern) => (file) => pattern.test(file);
  const rest = files.filter((file) => !TO_THE_STORES.test(file) && !LAST.test(file));
  return [
    {
      name: 'journeys to the stores',
      first_port: 4790,
      files: [...files.filter(is(TO_THE_STORES)), ...files.filter(is(LAST))],
    },
    { name: 'journeys of users', first_port: 4890, files: rest },
  ];
}
