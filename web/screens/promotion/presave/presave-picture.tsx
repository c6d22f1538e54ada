import { CalendarPlus, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useNextRelease } from '../../../api/insight/dashboard.ts';
import { artStyle } from '../../../parts/catalogue/release/art-style.ts';
import { Artwork } from '../../../ui/artwork.tsx';

const STEPS = ['share', 'save', 'day'] as const;

/** The page that fans would get before the artist's next release, and the three steps from its link to release day. */
export function PresavePicture() {
  const { t } = useTranslation();
  const release = useNextRelease().data?.release ?? null;
  return (
    <section
      aria-label={t('presave.picture.title')}
      className="art grid items-center gap-x-12 gap-y-8 overflow-hidden rounded-card bg-art-wash p-5 sm:p-8 md:grid-cols-2"
      style={artStyle(release?.artwork ?? null)}
    >
      <FanPage release={release} />
      <ol className="grid gap-5">
        {STEPS.map((step, index) => (
          <li key={step} className="grid grid-cols-rail-5 gap-x-3">
            <span className="num pt-0.5 text-13 text-art-ink">{index + 1}</span>
            <div>
              <h2 className="text-15 font-bold tracking-text">{t(`presave.picture.${step}.title`)}</h2>
              <p className="mt-0.5 max-w-brief leading-relaxed text-art-ink">{t(`presave.picture.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type NextRelease = NonNullable<ReturnType<typeof useNextRelease>['data']>['release'];

/** A picture of the page: its buttons cannot be pressed here. */
function FanPage({ release }: { release: NextRelease }) {
  const { t } = useTranslation();
  const artwork = release?.artwork;
  return (
    <div aria-hidden className="mx-auto w-full max-w-72">
      <Artwork
        src={artwork?.state === 'complete' ? imageUrl(artwork.id, '1000') : null}
        alt=""
        className="w-full"
        raised
      />
      <p className="display mt-4 text-2xl leading-none wrap-anywhere">
        {release?.title || t('presave.picture.no_title')}
      </p>
      {release && <p className="mt-1.5 text-art-ink">{release.primary_artist}</p>}
      <div className="mt-4 grid gap-2">
        <FanButton main>{t('presave.door.save', { store: 'Spotify' })}</FanButton>
        <FanButton>
          <Mail size={16} /> {t('presave.door.remind')}
        </FanButton>
        <FanButton>
          <CalendarPlus size={16} /> {t('presave.door.calendar')}
        </FanButton>
      </div>
    </div>
  );
}

function FanButton({ main = false, children }: { main?: boolean; children: ReactNode }) {
  const look = main ? 'bg-ink text-paper' : 'bg-art-card';
  return (
    <span className={`flex min-h-11 items-center justify-center gap-2 rounded-control px-4 font-bold ${look}`}>
      {children}
    </span>
  );
}
