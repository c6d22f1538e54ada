import { Countdown } from './countdown.tsx';
import { formatLongDay } from './format-day.ts';
import type { PresaveView } from './presave-view.ts';
import { countDaysLeft, type ReleaseContext } from './release-context.ts';
import { SaveButtons } from './save-buttons.tsx';
import { ShareRow } from './share-row.tsx';
import { Stage } from './stage.tsx';
import { FanLines, StoreRows } from './store-rows.tsx';

const MAIN = 'mx-auto w-full max-w-120 flex-1 px-6 pt-6 pb-10';
/** The wide composition needs 844 px for cover, record and lines, and 372 for the text. */
const WIDE =
  'xl:relative xl:grid xl:max-w-page xl:grid-cols-rail-120 xl:content-center xl:items-start xl:px-8 xl:pt-14 xl:pb-8';
const BY = 'mt-2.5 text-17 font-medium text-art-ink';
const WORDS = 'xl:relative xl:ml-91';

/** The stores of a release that is out. */
export function LivePage({ context }: { context: ReleaseContext }) {
  const { page, title } = context;
  return (
    <main className={`${MAIN} ${WIDE}`}>
      <FanLines stores={page.stores} />
      <Stage context={context} />
      <div className={WORDS}>
        <div className="xl:flex xl:h-35 xl:flex-col xl:justify-end">
          <Title title={title} />
          <p className={BY}>
            <Artist context={context} />
          </p>
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
  const [before, after] = texts.t('link.by', { type, artist: PLACE }).split(PLACE);
  return (
    <main className={`${MAIN} ${WIDE}`}>
      <div className="relative">
        <i className="border-ink xl:absolute xl:top-5.5 xl:left-62.5 xl:w-148.5 xl:border-t-2" aria-hidden="true" />
        <Stage context={context} />
      </div>
      <div className={`${WORDS} xl:pt-19.5`}>
        <Countdown context={context} />
        <Title title={title} />
        <p className={BY}>
          {before}
          <Artist context={context} />
          {after}
          <br />
          {page.release_date !== null && count > 0
            ? `${texts.t('link.out_on', { date: formatLongDay(page.release_date, language) })}, ${texts.t('link.in_days', { count })}`
            : texts.t('link.out_today')}
        </p>
        <div className="mt-5.5 grid gap-4.5 xl:mt-7.5">
          {presave !== null && <SaveButtons context={context} presave={presave} />}
          <ShareRow context={context} />
        </div>
      </div>
    </main>
  );
}

/** Where the name of the artist stands in a sentence: it is a link there. */
const PLACE = '\u0000';

/** The name of the artist, which leads to the artist's page. */
function Artist({ context: { page, language } }: { context: ReleaseContext }) {
  if (page.artist_key === null) return page.artist;
  return (
    <a
      href={`/artist/${page.artist_key}?lang=${language}`}
      className="underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
    >
      {page.artist}
    </a>
  );
}

/** Long titles are set smaller, so that the rows below always start at the same height. */
function Title({ title }: { title: string }) {
  return <h1 className={`display mt-5 wrap-anywhere xl:mt-0 ${titleSize([...title].length)}`}>{title}</h1>;
}

const LARGE = 'text-[clamp(2.5rem,12vw,3.5rem)]';

function titleSize(count: number): string {
  if (count <= 12) return `${LARGE} xl:text-[clamp(3rem,calc((100vw-908px)*0.15),5rem)]`;
  if (count <= 26) return `${LARGE} xl:text-52`;
  return count <= 60 ? 'text-36 xl:leading-none' : 'text-28 xl:leading-none';
}
