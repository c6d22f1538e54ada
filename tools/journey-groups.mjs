import fs from 'node:fs';

const FOLDER = 'e2e/journeys';
/** The journeys through the stores, one after the other on one product, and enough others for half of the time. */
const TO_THE_STORES = /^(01|03|07|09|10|11)-/;
/** Looks at what all journeys of its group have left behind. */
const LAST = /^12-/;

/** The journeys in two groups that share nothing: each has a product of its own, and they run side by side on two cores. */
export function listJourneyGroups(files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.spec.ts'))) {
  const is = (pattern) => (file) => pattern.test(file);
  const rest = files.filter((file) => !TO_THE_STORES.test(file) && !LAST.test(file));
  return [
    {
      name: 'journeys to the stores',
      first_port: 4790,
      files: [...files.filter(is(TO_THE_STORES)), ...files.filter(is(LAST))],
    },
    { name: 'journeys of people', first_port: 4890, files: rest },
  ];
}
