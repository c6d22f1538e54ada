import type { Store } from '@tangent/contract/catalogue/store.ts';
import { forecastLyrics, STORE_LYRICS, type StoreLyrics } from '@tangent/domain/catalogue/store/store-lyrics.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { useStoreNames } from '../../../../parts/catalogue/release/use-store-names.ts';
import { Card } from '../../../../ui/card.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';

/** The best first. */
const SHOWN: readonly StoreLyrics[] = STORE_LYRICS.toReversed();

/** Shows which chosen stores show the lyrics in time with the music, which as text, and which take none. */
export function LyricsForecast({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const { stepPath } = useWizardActions();
  const toNames = useStoreNames();
  const tracks = useForm((form) => form.tracks);
  const chosen = useForm((form) => form.store_ids);
  const reached = stores.filter(({ id, connected }) => connected && chosen.includes(id));
  const forecast = forecastLyrics(tracks, reached);
  if (forecast === null || reached.length === 0) return null;
  const waiting = forecast.timed_tracks === 0 ? reached.filter(({ lyrics }) => lyrics === 'timed') : [];
  const firstWritten = tracks.findIndex(({ has_lyrics, lyrics }) => has_lyrics && lyrics !== null);
  return (
    <Card title={t('wizard.lyrics_forecast.title')}>
      <ul className="grid max-w-prose gap-1.5">
        <li>
          {t('wizard.lyrics_forecast.count', {
            done: forecast.tracks,
            count: tracks.length,
            timed: forecast.timed_tracks,
          })}
        </li>
        {SHOWN.map((shown) => (
          <StoreLine key={shown} shown={shown} stores={forecast.stores[shown]} />
        ))}
        {waiting.length > 0 && <li>{t('wizard.lyrics_forecast.with_times', { stores: toNames(waiting) })}</li>}
      </ul>
      {waiting.length > 0 && (
        <Link
          className="mt-3 inline-flex min-h-11 items-center font-strong underline underline-offset-4"
          to={`${stepPath('tracks')}#${fieldId(`tracks.${firstWritten}.lyrics_synchronized`)}`}
        >
          {t('wizard.lyrics_forecast.add_times', { number: firstWritten + 1 })}
        </Link>
      )}
    </Card>
  );
}

function StoreLine({ shown, stores }: { shown: StoreLyrics; stores: readonly Store[] }) {
  const { t } = useTranslation();
  const toNames = useStoreNames();
  return stores.length > 0 && <li>{t(`wizard.lyrics_forecast.${shown}`, { stores: toNames(stores) })}</li>;
}
