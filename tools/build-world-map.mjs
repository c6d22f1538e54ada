// Generates web/ui/charts/world-shapes.json: the countries of Natural Earth (public domain, in the package world-atlas) as
// flat shapes in the Equal Earth projection, so that the browser needs neither a projection nor a map library. Run it
// again when that package changes.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { ROOT, runTool } from './run-tool.mjs';

const WIDTH = 800;
const HEIGHT = 390;
/** Has no buyers or listeners, and would take a third of the map. */
const ANTARCTICA = '010';
/** Areas without a code in the data, and the country codes that include them. */
const PARTS = { Kosovo: 'XK', 'N. Cyprus': 'CY', Somaliland: 'SO' };

const read = (name) => {
  const topology = createRequire(import.meta.url)(`world-atlas/${name}.json`);
  return feature(topology, topology.objects.countries).features.filter(({ id }) => id !== ANTARCTICA);
};

// Locale data accepts the numbers of countries as aliases of their codes.
function countryCode({ id, properties }) {
  if (id === undefined) return PARTS[properties.name];
  const [, code = ''] = Intl.getCanonicalLocales(`und-${id}`)[0].split('-');
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** Builds `shapes`, code → outline, and `spots`: countries too small for this scale → the position of their dot. */
function buildWorld() {
  const coarse = read('countries-110m');
  const projection = geoEqualEarth().fitSize([WIDTH, HEIGHT], { type: 'FeatureCollection', features: coarse });
  const draw = geoPath(projection).digits(1);
  const shapes = {};
  for (const country of coarse) {
    const code = countryCode(country);
    if (code) shapes[code] = (shapes[code] ?? '') + draw(country);
  }
  const spots = {};
  for (const country of read('countries-50m')) {
    const code = countryCode(country);
    if (code && !shapes[code]) spots[code] = draw.centroid(country).map((point) => Math.round(point * 10) / 10);
  }
  const sorted = (parts) => Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { width: WIDTH, height: HEIGHT, shapes: sorted(shapes), spots: sorted(spots) };
}

await runTool(() => {
  const world = buildWorld();
  const spots = Object.entries(world.spots).map(
    ([code, point]) => `    ${JSON.stringify(code)}: [${point.join(', ')}]`,
  );
  const shapes = Object.entries(world.shapes).map(([code, shape]) => `    ${JSON.stringify(code)}: "${shape}"`);
  const file = `{\n  "width": ${WIDTH},\n  "height": ${HEIGHT},\n  "shapes": {\n${shapes.join(',\n')}\n  },\n  "spots": {\n${spots.join(',\n')}\n  }\n}\n`;
  fs.writeFileSync(path.join(ROOT, 'web/ui/charts/world-shapes.json'), file);
  console.info(`${shapes.length} countries and ${spots.length} dots, ${Math.round(file.length / 1024)} kB`);
});
