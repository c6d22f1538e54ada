import type { CoverRun } from '@tangent/contract/promotion/coverart.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { CoverText } from '@tangent/domain/promotion/artwork/brush.ts';
import { checkCoverRequest } from '@tangent/domain/promotion/artwork/check-cover-request.ts';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listIssues } from '../../../api/error-issues.ts';
import { useCoverRun, useCoverRuns, useCreateCovers } from '../../../api/promotion/coverart.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useIssueSentence } from '../../form/issue-sentence.ts';
import { useErrorToast } from '../../page/use-error-toast.ts';
import { formatNumber } from '../../text/format.ts';
import { CoverActions } from './cover-actions.tsx';
import { CoverCandidates } from './cover-candidates.tsx';
import { type CoverChoice, CoverForm } from './cover-form.tsx';
import { CoverHistory } from './cover-history.tsx';
import { PromptReading } from './prompt-reading.tsx';

type CoverDialogProps = {
  /** Title and artist of the release; they are set on the cover. */
  text: CoverText;
  genre: Genre | null;
  /** Chooses the release and its texts, where the dialog was not opened from one. */
  chooser?: ReactNode;
  /** Makes a candidate the artwork; null while there is no release to use it in. */
  onUse: ((runId: string, number: number) => Promise<void>) | null;
  onClose: () => void;
};

/** Draws covers from a prompt, and puts one into the release. Closing it stops nothing: runs are kept. */
export function CoverDialog({ text, genre, chooser, onUse, onClose }: CoverDialogProps) {
  const [choice, setChoice] = useState<CoverChoice>({ ...FIRST_CHOICE, genre: genre ?? FIRST_CHOICE.genre });
  const [runId, setRunId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const run = useCoverRun(runId).data ?? null;
  const open = (id: string) => {
    setRunId(id);
    setChosen(null);
  };
  const covers = useOrder(open);
  const order = (vary: { run_id: string; number: number } | null) => covers.order({ ...choice, ...text, vary });
  const picked = run?.candidates.find(({ number }) => number === chosen) ?? run?.candidates[0] ?? null;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={<DialogTitle run={run} title={text.title} />}
      description={<Provenance run={run} />}
      actions={
        run !== null && (
          <CoverActions
            run={run}
            number={picked?.number ?? null}
            onVary={(number) => order({ run_id: run.id, number })}
            onUse={onUse}
            onClose={onClose}
          />
        )
      }
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <form
          className="grid content-start gap-4 max-md:order-2"
          onSubmit={(event) => {
            event.preventDefault();
            order(null);
          }}
        >
          {chooser}
          <CoverForm
            value={choice}
            onChange={(part) => setChoice((before) => ({ ...before, ...part }))}
            promptError={covers.promptError}
          />
          <NextReading choice={choice} />
          <DrawButton run={run} busy={covers.busy} />
          <CoverHistory current={runId} onOpen={open} />
        </form>
        <div className="grid content-start gap-3">
          <CoverCandidates run={run} chosen={picked?.number ?? null} onChoose={setChosen} onAgain={() => order(null)} />
          <DrawnReading run={run} />
        </div>
      </div>
    </Dialog>
  );
}

/** The reading of a prompt before it is drawn; a model reads all of it. */
function NextReading({ choice }: { choice: CoverChoice }) {
  const engine = useCoverRuns().data?.pages[0]?.engine ?? 'embedded';
  return engine === 'embedded' && <PromptReading prompt={choice.prompt} style={choice.style} />;
}

/** The reading of a prompt that was drawn. */
function DrawnReading({ run }: { run: CoverRun | null }) {
  return run?.engine === 'embedded' && <PromptReading prompt={run.prompt} style={run.style} />;
}

const FIRST_CHOICE: CoverChoice = { prompt: '', genre: 'pop', mood: 'calm', palette: null, style: null };

function DialogTitle({ run, title }: { run: CoverRun | null; title: string }) {
  const { t } = useTranslation();
  if (run === null || run.candidates.length === 0) return t('coverart.title');
  const name = run.title || title;
  if (name === '') return t('coverart.drawn', { count: run.candidates.length });
  return t('coverart.drawn_for', { count: run.candidates.length, title: name });
}

/** Says who draws and where the prompt goes: before, as a promise; afterwards, as a fact. */
function Provenance({ run }: { run: CoverRun | null }) {
  const { t, i18n } = useTranslation();
  const engine = useCoverRuns().data?.pages[0]?.engine ?? 'embedded';
  if (run === null) return t(`coverart.before.${engine}`);
  if (run.seconds === null) return t(`coverart.now.${run.engine}`);
  const models = run.candidates.filter((candidate) => candidate.engine === 'model').length;
  const seconds = formatNumber(Math.max(1, Math.round(run.seconds)), i18n.language);
  if (models === 0)
    return t(run.engine === 'model' ? 'coverart.after.fallback' : 'coverart.after.embedded', { seconds });
  return t('coverart.after.model', { seconds, count: models });
}

function DrawButton({ run, busy }: { run: CoverRun | null; busy: boolean }) {
  const { t } = useTranslation();
  const quota = useCoverRuns().data?.pages[0]?.quota ?? null;
  const left = quota === null ? null : Math.max(0, quota.limit - quota.used);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        tone={run === null ? 'volt' : 'plain'}
        busy={busy || run?.status === 'pending'}
        disabled={left === 0}
      >
        <RefreshCw size={15} aria-hidden /> {t(run === null ? 'coverart.draw' : 'coverart.draw_again')}
      </Button>
      {quota !== null && (
        <span className="text-13 text-ink-2">
          {left === 0 ? t('error.cover_limit') : t('coverart.left', { left, limit: quota.limit })}
        </span>
      )}
    </div>
  );
}

/** Orders covers; what is wrong with the prompt is said at its field before anything is sent. */
function useOrder(onRun: (id: string) => void) {
  const { t } = useTranslation();
  const create = useCreateCovers();
  const showError = useErrorToast();
  const sentence = useIssueSentence();
  const [promptError, setPromptError] = useState<string>();
  const order = (body: Parameters<typeof create.mutate>[0]) => {
    const find = (issues: ReturnType<typeof checkCoverRequest>) => issues.find(({ path }) => path === 'prompt');
    const say = (issue: ReturnType<typeof find>) =>
      setPromptError(issue && sentence(issue, { field: t('coverart.prompt') }));
    const issue = find(checkCoverRequest(body));
    say(issue);
    if (issue) return;
    create.mutate(body, {
      onSuccess: ({ id }) => onRun(id),
      onError: (error) => {
        const refused = find(listIssues(error));
        say(refused);
        if (!refused) showError(error);
      },
    });
  };
  return { order, busy: create.isPending, promptError };
}
