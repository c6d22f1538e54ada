import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRelease, useReleases } from '../../../api/catalogue/release.ts';
import { useLyricInTrack } from '../../../api/promotion/lyrics.ts';
import { fieldId } from '../../../parts/catalogue/release/step-issues.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

/** Puts the text into a track of a draft; from there the timing aid goes on. */
export function UseInTrack({ lyricId }: { lyricId: string }) {
  const { t } = useTranslation();
  const drafts = useReleases({ sort: 'newest', status: 'draft' });
  const [releaseId, setReleaseId] = useState('');
  const items = drafts.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card title={t('lyrics.use.title')} isRegion>
      {drafts.data && items.length === 0 ? (
        <p className="text-13 text-ink-2">{t('lyrics.use.no_draft')}</p>
      ) : (
        <div className="grid gap-3">
          <SelectField
            label={t('lyrics.use.release')}
            value={releaseId}
            placeholder={t('lyrics.use.choose')}
            options={items.map(({ id, title }) => ({ value: id, label: title || t('release.untitled') }))}
            onChange={(event) => setReleaseId(event.target.value)}
          />
          {releaseId !== '' && <ChooseTrack key={releaseId} lyricId={lyricId} releaseId={releaseId} />}
        </div>
      )}
    </Card>
  );
}

function ChooseTrack({ lyricId, releaseId }: { lyricId: string; releaseId: string }) {
  const { t } = useTranslation();
  const release = useRelease(releaseId, { poll: false });
  const use = useLyricInTrack(lyricId);
  const showError = useErrorToast();
  const [chosen, setChosen] = useState('');
  const tracks = release.data?.tracks ?? [];
  const track = tracks.find(({ id }) => id === chosen) ?? tracks[0];
  if (use.isSuccess) {
    const field = fieldId(`tracks.${track ? tracks.indexOf(track) : 0}.lyrics_synchronized`);
    return (
      <Banner tone="good" title={t('lyrics.use.done')}>
        <Link className="text-link" to={`/distributions/${releaseId}/edit/tracks#${field}`}>
          {t('lyrics.use.open')}
        </Link>
      </Banner>
    );
  }
  if (release.data && !track) return <p className="text-13 text-ink-2">{t('lyrics.use.no_track')}</p>;
  return (
    <>
      <SelectField
        label={t('lyrics.use.track')}
        value={track?.id ?? ''}
        options={tracks.map(({ id, title, position }) => ({ value: id, label: `${position}. ${title}` }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      {(track?.lyrics ?? '') !== '' && <p className="text-13 text-ink-2">{t('lyrics.use.replaces')}</p>}
      <Button
        tone="ink"
        busy={use.isPending}
        disabled={!track}
        onClick={() => track && use.mutate({ release_id: releaseId, track_id: track.id }, { onError: showError })}
      >
        {t('lyrics.use.action')}
      </Button>
    </>
  );
}
