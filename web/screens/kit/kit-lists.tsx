import { Artwork } from '../../ui/artwork.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { type Step, StepList } from '../../ui/list/step-list.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Timeline, type TimelineEntry } from '../../ui/list/timeline.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { Tabs } from '../../ui/tabs.tsx';

type Row = { isrc: string; title: string; length: string };

const ROWS: readonly Row[] = [
  { isrc: 'TR-X4K-26-00117', title: 'Ağustos', length: '3:41' },
  {
    isrc: 'TR-X4K-26-00118',
    title: 'A title that is much longer than anybody would ever want to print on a sleeve',
    length: '12:05',
  },
];

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    title: 'Track',
    cell: (row) => (
      <div className="flex items-center gap-3">
        <Artwork alt="" className="w-9" />
        <span className="max-w-72 truncate font-strong">{row.title}</span>
      </div>
    ),
  },
  { key: 'isrc', title: 'ISRC', cell: (row) => <span className="code whitespace-nowrap">{row.isrc}</span> },
  { key: 'length', title: 'Length', cell: (row) => row.length, numeric: true },
];

const STEPS: readonly Step[] = [
  { key: 'basic-info', label: 'Basic info', state: 'done' },
  { key: 'artwork', label: 'Artwork', state: 'problem' },
  { key: 'tracks', label: 'Tracks', state: 'now' },
  { key: 'review', label: 'Review', state: 'next' },
];

const TIMELINE: readonly TimelineEntry[] = [
  { key: 'a', label: 'Submitted', when: '16 Nov', state: 'done' },
  { key: 'b', label: 'Reviewed', when: '18 Nov', state: 'done' },
  { key: 'c', label: 'Delivered', when: 'Today', detail: '9 of 12 stores', state: 'now' },
  { key: 'd', label: 'Live', when: 'Fri 4 Dec', state: 'next' },
];

export function KitLists() {
  return (
    <>
      <Card title="Table" action={<StatusPill tone="quiet">2 tracks</StatusPill>}>
        <Table caption="Tracks" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.isrc} density="artwork" />
        <LoadMore shown="2 of 40" more="Show more" onMore={() => {}} />
      </Card>
      <Card title="Steps and moments">
        <div className="grid gap-6">
          <StepList
            label="Steps"
            steps={STEPS}
            link={(step, content, itemClass) => (
              <a href={`#${step.key}`} className={itemClass}>
                {content}
              </a>
            )}
          />
          <div className="art rounded-card bg-art-wash p-5">
            <Timeline entries={TIMELINE} row />
          </div>
          <Timeline entries={[...TIMELINE.slice(0, 1), { key: 'x', label: 'Rejected', state: 'stopped' }]} />
          <Tabs
            label="Tabs"
            tabs={[
              { value: 'stores', label: 'Stores', panel: 'Twelve stores' },
              { value: 'timeline', label: 'Timeline', panel: 'Four moments' },
            ]}
          />
        </div>
      </Card>
    </>
  );
}
