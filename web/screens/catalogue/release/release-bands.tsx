import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import type { useDeliveries } from '../../../api/distribution/delivery.ts';
import { DetailsBand } from './details-band.tsx';
import { FilesBand } from './files-band.tsx';
import { FirstMoneyBand } from './first-money-band.tsx';
import { LinkBand } from './link-band.tsx';
import type { BandName } from './list-sections.ts';
import { NumbersBand } from './numbers-band.tsx';
import { ReopeningBand } from './reopening-panel.tsx';
import { StoresBand } from './stores-band.tsx';
import { TakedownBand } from './takedown-band.tsx';

type ReleaseBandsProps = {
  release: Release;
  calendar: ReleaseCalendar | null;
  deliveries: ReturnType<typeof useDeliveries>;
  isDelivered: boolean;
  order: readonly BandName[];
};

/** The parts of the page, in the order of its phase. */
export function ReleaseBands({ release, calendar, deliveries, isDelivered, order }: ReleaseBandsProps) {
  const bands = {
    correct: release.reopening && <ReopeningBand key="correct" release={release} reopening={release.reopening} />,
    stores: <StoresBand key="stores" release={release} deliveries={deliveries} isDelivered={isDelivered} />,
    link: <LinkBand key="link" release={release} calendar={calendar} />,
    numbers: <NumbersBand key="numbers" releaseId={release.id} calendar={calendar} isDelivered={isDelivered} />,
    money: <FirstMoneyBand key="money" release={release} calendar={calendar} />,
    details: <DetailsBand key="details" release={release} calendar={calendar} />,
    files: <FilesBand key="files" release={release} isDelivered={isDelivered} />,
    takedown: <TakedownBand key="takedown" release={release} />,
  };
  return order.map((name) => bands[name]);
}
