import { Card } from '../../ui/card.tsx';
import { GrooveRecord } from '../../ui/charts/groove-record.tsx';
import { GroupBars } from '../../ui/charts/group-bars.tsx';
import { LineChart, type LinePoint } from '../../ui/charts/line-chart.tsx';
import { LinesChart } from '../../ui/charts/lines-chart.tsx';
import { MapLegend } from '../../ui/charts/map-legend.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { WorldMap } from '../../ui/charts/world-map.tsx';

const DAYS = 30;
/** Generates a wave with a jump in it; the last two days are unknown. */
const valueAt = (day: number) => Math.round(33_000 + 6_000 * Math.sin(day / 2.3) + (day > 14 ? 21_000 - day * 420 : 0));

const POINTS: readonly LinePoint[] = Array.from({ length: DAYS }, (_, day) => ({
  key: String(day),
  label: `${day + 1} Nov`,
  value: day < DAYS - 2 ? valueAt(day) : null,
  before: Math.round(31_000 + 5_000 * Math.cos(day / 3)),
  title: `${day + 1} November 2026`,
  text: day < DAYS - 2 ? `${valueAt(day).toLocaleString('en')} streams` : 'Not known yet',
  beforeText: 'Before: 31,000 streams',
}));

const MARKS = [
  { key: '2', title: 'Ağustos is out' },
  { key: '15', title: 'Added to Indie Pop' },
  { key: '16', title: 'Added to a list with a very long name that nobody reads' },
];

const COUNTRIES = [
  { code: 'TR', name: 'Türkiye', value: 412_806 },
  { code: 'US', name: 'United States', value: 241_200 },
  { code: 'ES', name: 'Spain', value: 186_400 },
  { code: 'DE', name: 'Germany', value: 122_000 },
  { code: 'BR', name: 'Brazil', value: 96_400 },
  { code: 'MX', name: 'Mexico', value: 71_200 },
  { code: 'GB', name: 'United Kingdom', value: 64_800 },
  { code: 'IN', name: 'India', value: 30_100 },
  { code: 'CA', name: 'Canada', value: 21_000 },
  { code: 'SG', name: 'Singapore', value: 12_000 },
  { code: 'AU', name: 'Australia', value: 9_000 },
  { code: 'NG', name: 'Nigeria', value: 800 },
];

const STORES = ['Spotify', 'Apple Music', 'YouTube Music', 'TikTok', 'Deezer'];
const GROUPS = ['Under 18', '18–24', '25–34', '35–44', '45–54', '55+', 'Unknown'];

const compact = (value: number) => new Intl.NumberFormat('en', { notation: 'compact' }).format(value);

/** Shows charts of days and months, with gaps, long labels and marks close together. */
export function KitLines() {
  return (
    <>
      <Card title="Line" action={<Sparkline values={POINTS.slice(0, 14).map(({ value }) => value ?? 0)} />}>
        <LineChart label="Streams" points={POINTS} marks={MARKS} formatTick={compact} />
      </Card>
      <Card title="One point">
        <LineChart label="Streams" points={POINTS.slice(0, 1)} formatTick={compact} height={160} />
      </Card>
      <Card title="Lines">
        <LinesChart
          label="Streams by platform"
          steps={POINTS.map(({ key, label, title }) => ({ key, label, title }))}
          lines={STORES.map((name, rank) => ({
            key: name,
            name,
            values: POINTS.map(({ value }, day) => value && Math.round((value * (day + 10)) / (rank * rank * 40 + 20))),
          }))}
          formatTick={compact}
          formatValue={compact}
        />
      </Card>
    </>
  );
}

/** Shows charts of parts: countries, ages. */
export function KitParts() {
  return (
    <>
      <Card title="Map">
        <WorldMap
          label="Streams by country"
          countries={COUNTRIES.map((each) => ({ ...each, text: compact(each.value) }))}
        />
        <MapLegend fewer="Fewer" more="More streams" />
      </Card>
      <Card title="Record of values">
        <GrooveRecord
          className="w-48"
          grooves={[36, 12, 71, 4, 0, 24].map((value, index) => ({ key: String(index), value, isMain: index === 2 }))}
        />
      </Card>
      <Card title="Groups">
        <GroupBars
          label="Listeners by age"
          series={['Women', 'Men', 'Other', 'Unknown']}
          groups={GROUPS.map((label, index) => {
            const values = [
              4000 - index * 600,
              3200 - index * 500,
              index % 3 === 0 ? null : 400,
              index === 6 ? null : 90,
            ];
            return {
              key: label,
              label,
              values,
              texts: values.map((value) => (value === null ? 'under 10' : compact(value))),
            };
          })}
        />
      </Card>
    </>
  );
}
