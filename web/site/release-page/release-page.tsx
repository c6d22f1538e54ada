import { Countdown } from './countdown.tsx';
import { formatLongDay } from './format-day.ts';
import { PresaveDoors } from './presave-doors.tsx';
import type { PresaveView } from './presave-view.ts';
import { countDaysLeft, type ReleaseContext } from './release-context.ts';
import { ShareRow } from './share-row.tsx';
import { Stage } from './stage.tsx';
import { FanLines, StoreRows } from './store-rows.tsx';

/** The stores of a release that is out. */
export function LivePage({ context }: { context: ReleaseContext }) {
  const { page, title } = context;
  return (
    <main className="room-main smart">
      <FanLines stores={page.stores} />
      <Stage context={context} />
      <div className="tell">
        <div className="titlebox">
          <h1 className={`display ${titleSize(title)}`}>{title}</h1>
          <p className="by">{page.artist}</p>
        </div>
        <StoreRows context={context} />
        <ShareRow context={context} />
      </div>
    </main>
  );
}

/** The page before the release, while fans can save it. */
export function PresavePage({ context, presave }: { context: ReleaseContext; presave: PresaveView | null }) {
  const { page, title, texts, language } = context;
  const count = countDaysLeft(context);
  const type = texts.t(`release.type.${page.release_type}`);
  return (
    <main className="room-main presave">
      <div className="stagebox">
        <i className="tan" aria-hidden="true" />
        <Stage context={context} />
      </div>
      <div className="tell">
        <Countdown context={context} />
        <h1 className={`display ${titleSize(title)}`}>{title}</h1>
        <p className="by">
          {texts.t('link.by', { type, artist: page.artist })}
          <br />
          {page.release_date !== null && count > 0
            ? `${texts.t('link.out_on', { date: formatLongDay(page.release_date, language) })}, ${texts.t('link.in_days', { count })}`
            : texts.t('link.out_today')}
        </p>
        <div className="doors">
          {presave !== null && <PresaveDoors context={context} presave={presave} />}
          <ShareRow context={context} />
        </div>
      </div>
    </main>
  );
}

/** Long titles are set smaller, so that the rows below always start at the same height. */
function titleSize(title: string): string {
  const count = [...title].length;
  if (count <= 12) return 't1';
  if (count <= 26) return 't2';
  return count <= 60 ? 't3' : 't4';
}
