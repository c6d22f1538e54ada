import type { PitchSong, Playlist } from '@tangent/contract/promotion/playlist.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { checkPitch, takesSong } from '@tangent/domain/promotion/playlist/check-pitch.ts';
import { PITCH_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { getErrorText } from '../../../api/error-text.ts';
import { usePitchSongs, usePlaylist, useSendPitch } from '../../../api/promotion/playlist.ts';
import { useToday } from '../../../app/today.ts';
import { findFieldIssues } from '../../../parts/form/field-issues.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS, PLAYLISTS_PATH } from '../../../site/app-paths.ts';
import { titleWithVersion } from '../../../texts/version-text.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Deadlines } from './deadlines.tsx';
import { PitchText } from './pitch-text.tsx';
import { PlaylistFacts } from './playlist-facts.tsx';

/** /playlists/{id}/submit: one song and a text for one playlist (S2-034, S3-113). */
export function PitchScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = usePlaylist(id);
  if (isPending) return <SkeletonRows count={5} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <a href={PLAYLISTS_PATH} className="hover:underline">
            {t('playlist.submit.back')}
          </a>
        }
      >
        {t('playlist.submit.title', { curator: data.curator, count: data.answer_days })}
      </PageTitle>
      {data.is_open ? (
        <Songs playlist={data} />
      ) : (
        <EmptyState title={t('error.playlist_closed')}>{data.name}</EmptyState>
      )}
    </div>
  );
}

function Songs({ playlist }: { playlist: Playlist }) {
  const { t } = useTranslation();
  const songs = usePitchSongs();
  if (songs.isPending) return <SkeletonRows count={4} />;
  if (songs.isError) {
    return (
      <Card>
        <EmptyState
          title={t('playlist.submit.songs_failed')}
          action={<Button onClick={() => void songs.refetch()}>{t('navigation.try_again')}</Button>}
        >
          {null}
        </EmptyState>
      </Card>
    );
  }
  const fitting = songs.data.items.filter(({ status }) => takesSong(playlist.takes, status));
  if (fitting.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('playlist.submit.no_songs.title')}
          action={
            <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'medium')}>
              {t('playlist.submit.no_songs.action')}
            </Link>
          }
        >
          {t('playlist.submit.no_songs.text')}
        </EmptyState>
      </Card>
    );
  }
  return <PitchForm playlist={playlist} songs={fitting} />;
}

function PitchForm({ playlist, songs }: { playlist: Playlist; songs: readonly PitchSong[] }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const form = usePitchForm(playlist);
  const song = songs.find(({ track_id }) => track_id === form.track_id) ?? null;
  const due = formatDate(addDays(today, playlist.answer_days), i18n.language);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-aside-88">
      <Card>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            form.send();
          }}
        >
          <SongField songs={songs} value={form.track_id} error={form.errorAt('track_id')} onChange={form.choose} />
          <PitchText value={form.text} error={form.errorAt('text')} onChange={form.write} />
          <SwitchField
            label={t('playlist.submit.listening')}
            hint={t('playlist.submit.listening_hint')}
            checked={form.listening}
            onChange={form.setListening}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" tone="volt" size="large" busy={form.is_sending}>
              {t('playlist.submit.send')}
            </Button>
            <span className="text-13 text-ink-2">{t('playlist.submit.one', { day: due })}</span>
          </div>
        </form>
      </Card>
      <div className="grid gap-5">
        <PlaylistFacts playlist={playlist} />
        <Deadlines song={song} text={form.text} />
      </div>
    </div>
  );
}

function usePitchForm(playlist: Playlist) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const sentence = useIssueSentence();
  const sending = useSendPitch(playlist.id);
  const [track_id, setTrack] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [listening, setListening] = useState(true);
  const [tried, setTried] = useState(false);
  const own = checkPitch({ track_id, text });
  const issues: readonly Issue[] = tried ? [...own, ...findFieldIssues(sending.error, ['track_id', 'text'])] : [];
  const send = () => {
    setTried(true);
    if (own.length > 0) return document.getElementById(`pitch-${own[0]?.path}`)?.focus();
    sending.mutate(
      { track_id, text, is_listening_allowed: listening },
      {
        onSuccess: () => {
          toast('good', t('playlist.submit.sent'));
          void navigate(APP_PATHS.pitches);
        },
        onError: (error) => toast('bad', `${t('playlist.submit.failed')}: ${getErrorText(i18n, error)}`),
      },
    );
  };
  return {
    track_id,
    text,
    listening,
    setListening,
    choose: (id: string) => setTrack(id === '' ? null : id),
    write: setText,
    is_sending: sending.isPending,
    errorAt: (path: string) => {
      const issue = issues.find((one) => one.path === path);
      return issue === undefined
        ? undefined
        : sentence({ ...issue, params: { min: PITCH_CHARS.min, ...issue.params } });
    },
    send,
  };
}

type SongFieldProps = {
  songs: readonly PitchSong[];
  value: string | null;
  error: string | undefined;
  onChange: (id: string) => void;
};

function SongField({ songs, value, error, onChange }: SongFieldProps) {
  const { t, i18n } = useTranslation();
  const describe = (song: PitchSong) => {
    const { artist, status, release_date } = song;
    const day = release_date === null ? null : formatDate(release_date, i18n.language);
    const when =
      day === null
        ? t('playlist.submit.status.no_date')
        : t(`playlist.submit.status.${status === 'published' ? 'out' : 'upcoming'}`, { day });
    return `${titleWithVersion(song, t)} · ${artist} · ${when}`;
  };
  return (
    <SelectField
      id="pitch-track_id"
      label={t('playlist.submit.song')}
      placeholder={t('playlist.submit.choose')}
      error={error}
      options={songs.map((song) => ({ value: song.track_id, label: describe(song) }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
