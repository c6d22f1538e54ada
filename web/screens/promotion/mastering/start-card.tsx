import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { checkMastering } from '@tangent/domain/promotion/mastering/check-mastering.ts';
import type { MasteringPreset } from '@tangent/domain/promotion/mastering/preset.ts';
import { MASTERED_TOGETHER } from '@tangent/domain/promotion/mastering-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateMastering, useMasterRelease } from '../../../api/promotion/mastering.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { MixRelease } from './choose-mix.tsx';

export type Quota = { used: number; limit: number };

type StartCardProps = {
  mix: Upload;
  release: MixRelease | null;
  quota: Quota | null;
  choice: { preset: MasteringPreset | null; reference_upload_id: string | null; loop_start_seconds: number };
  onOther: () => void;
};

/** Name and start of a master, or of all tracks of the release together. */
export function StartCard({ mix, release, quota, choice, onOther }: StartCardProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(mix.filename.replace(/\.[^.]+$/, ''));
  const [isTogether, setIsTogether] = useState(false);
  const [triedWith, setTried] = useState(false);
  const sentence = useIssueSentence();
  const { start, startRelease, busy } = useStart(mix.id);
  const { preset, loop_start_seconds } = choice;
  const issues = checkMastering({ ...choice, project_name: name, duration_ms: mix.audio?.duration_ms ?? 0 });
  const nameIssue = issues.find(({ path }) => path === 'project_name');
  const left = quota === null ? Number.POSITIVE_INFINITY : Math.max(0, quota.limit - quota.used);
  const together = isTogether && preset !== null ? release : null;
  const send = () => {
    setTried(true);
    if (together && preset !== null) return startRelease({ release_id: together.id, preset, loop_start_seconds });
    if (issues.length === 0) start({ ...choice, project_name: name, upload_id: mix.id });
  };
  return (
    <Card>
      <div className="grid gap-4">
        <TextField
          label={t('mastering.field.project_name')}
          value={name}
          error={triedWith && nameIssue ? sentence(nameIssue) : undefined}
          disabled={together !== null}
          onChange={(event) => setName(event.target.value)}
        />
        {release !== null && (
          <TogetherField
            release={release}
            left={left}
            isOn={together !== null}
            isPossible={preset !== null}
            onChange={setIsTogether}
          />
        )}
        <Button tone="volt" size="large" busy={busy} disabled={left < (together?.tracks ?? 1)} onClick={send}>
          {together ? t('mastering.start_release', { count: together.tracks }) : t('mastering.start')}
        </Button>
        {quota !== null && <p className="text-13 text-ink-2">{t('mastering.quota', { left, limit: quota.limit })}</p>}
        <Button tone="quiet" size="small" onClick={onOther}>
          {t('mastering.choose.other')}
        </Button>
      </div>
    </Card>
  );
}

type TogetherFieldProps = {
  release: MixRelease;
  left: number;
  isOn: boolean;
  /** False for a reference: only a preset masters tracks together. */
  isPossible: boolean;
  onChange: (isOn: boolean) => void;
};

/** All tracks of the release with one preset: one loudness, one color. */
function TogetherField({ release: { title, tracks }, left, isOn, isPossible, onChange }: TogetherFieldProps) {
  const { t } = useTranslation();
  const { min, max } = MASTERED_TOGETHER;
  if (tracks < min || tracks > max) return null;
  const hint = () => {
    if (!isPossible) return t('mastering.together.preset_only');
    if (left < tracks) return t('mastering.together.not_enough', { count: tracks });
    return t('mastering.together.text', { count: tracks, title: title || t('release.untitled') });
  };
  return (
    <SwitchField
      label={t('mastering.together.label')}
      hint={hint()}
      checked={isOn}
      disabled={!isPossible || left < tracks}
      onChange={onChange}
    />
  );
}

function useStart(mixId: string) {
  const create = useCreateMastering();
  const createAll = useMasterRelease();
  const navigate = useNavigate();
  const onError = useErrorToast();
  const show = (project: { id: string } | undefined) => void navigate(`/tools/mastering/${project?.id ?? ''}`);
  return {
    start: (choice: Parameters<typeof create.mutate>[0]) => create.mutate(choice, { onSuccess: show, onError }),
    startRelease: (choice: Parameters<typeof createAll.mutate>[0]) =>
      createAll.mutate(choice, {
        onSuccess: ({ items }) => show(items.find(({ upload_id }) => upload_id === mixId) ?? items[0]),
        onError,
      }),
    busy: create.isPending || createAll.isPending,
  };
}
