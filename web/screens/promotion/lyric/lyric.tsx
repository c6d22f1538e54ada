import type { Lyric } from '@tangent/contract/promotion/lyrics.ts';
import { reportCraft } from '@tangent/domain/promotion/lyrics/craft-report.ts';
import { toLyricsText } from '@tangent/domain/promotion/lyrics/song.ts';
import { ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useDeleteLyric, useLyric } from '../../../api/promotion/lyrics.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { BriefCard } from './brief-card.tsx';
import { CraftCard } from './craft-card.tsx';
import { SongEditor } from './song-editor.tsx';
import { UseInTrack } from './use-in-track.tsx';
import { useSongEdit } from './use-song-edit.ts';

/** /tools/lyrics/{id}: one lyric with its craft report (S2-046). */
export function LyricScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const lyric = useLyric(id);
  if (lyric.isPending) {
    return (
      <Card>
        <SkeletonRows count={8} />
      </Card>
    );
  }
  if (lyric.isError) {
    const back = (
      <Link to={APP_PATHS.lyrics} className={buttonClass('volt', 'medium')}>
        {t('lyrics.title')}
      </Link>
    );
    return <MissingPage error={lyric.error} onRetry={() => void lyric.refetch()} back={back} />;
  }
  return <Song key={id} lyric={lyric.data} />;
}

function Song({ lyric }: { lyric: Lyric }) {
  const { t } = useTranslation();
  const edit = useSongEdit(lyric);
  const report = reportCraft(edit.sections, lyric.language);
  const fact = report.total === 0 ? lyric.title : t('lyrics.fits', { fitting: report.fitting, count: report.total });
  return (
    <div className="grid gap-5">
      <PageTitle
        above={<Crumbs title={lyric.title} state={t(`lyrics.state.${edit.state}`)} />}
        actions={<Actions lyric={lyric} text={toLyricsText(edit.sections)} />}
      >
        {fact}
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-aside-90">
        <SongEditor edit={edit} report={report} />
        <aside className="grid gap-5">
          <CraftCard report={report} language={lyric.language} onRewrite={edit.rewrite} busy={edit.busy} />
          <UseInTrack lyricId={lyric.id} />
          <BriefCard lyric={lyric} sections={edit.sections} />
        </aside>
      </div>
    </div>
  );
}

function Crumbs({ title, state }: { title: string; state: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Link to={APP_PATHS.tools} className="hover:underline">
        {t('tools.title')}
      </Link>
      <ChevronRight size={14} aria-hidden />
      <Link to={APP_PATHS.lyrics} className="hover:underline">
        {t('lyrics.title')}
      </Link>
      <ChevronRight size={14} aria-hidden />
      <span className="min-w-0 truncate">{title}</span>
      <span role="status" className="text-ink-3">
        {state}
      </span>
    </>
  );
}

function Actions({ lyric, text }: { lyric: Lyric; text: string }) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteLyric(lyric.id);
  const navigate = useNavigate();
  const showError = useErrorToast();
  const removeNow = () =>
    remove.mutate(undefined, { onSuccess: () => void navigate(APP_PATHS.lyrics), onError: showError });
  return (
    <>
      <CopyButton text={text} label={t('lyrics.copy')} />
      <IconButton label={t('lyrics.delete.action')} className="text-bad" onClick={() => setConfirming(true)}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        onConfirm={removeNow}
        title={t('lyrics.delete.title', { title: lyric.title })}
        description={t('lyrics.delete.text')}
        confirm={t('lyrics.delete.action')}
        tone="bad"
      />
    </>
  );
}
