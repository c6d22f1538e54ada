import type { Upload } from '@tangent/contract/upload.ts';
import { checkMastering } from '@tangent/domain/mastering/check-mastering.ts';
import type { MasteringPreset } from '@tangent/domain/mastering/preset.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateMastering } from '../../../api/mastering.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LoopPicker } from './loop-picker.tsx';
import { MixFacts } from './mix-facts.tsx';
import { PresetKeys } from './preset-keys.tsx';

type MasterSetupProps = { mix: Upload; quota: { used: number; limit: number } | null; onOther: () => void };

/** The choices for a master: the loop on the waveform, a preset or a reference, and a name. */
export function MasterSetup({ mix, quota, onOther }: MasterSetupProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(mix.filename.replace(/\.[^.]+$/, ''));
  const [preset, setPreset] = useState<MasteringPreset | null>('balanced');
  const [reference, setReference] = useState<Upload | null>(null);
  const [loop, setLoop] = useState(0);
  const sentence = useIssueSentence();
  const { start, busy, triedWith } = useStart();
  const duration_ms = mix.audio?.duration_ms ?? 0;
  const choice = {
    project_name: name,
    preset,
    reference_upload_id: preset === null ? (reference?.id ?? null) : null,
    loop_start_seconds: loop,
  };
  const issues = checkMastering({ ...choice, duration_ms });
  const nameIssue = issues.find(({ path }) => path === 'project_name');
  const choosePreset = useCallback((chosen: MasteringPreset) => setPreset(chosen), []);
  const chooseReference = useCallback((sound: Upload) => {
    setReference(sound);
    setPreset(null);
  }, []);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 gap-5">
        <LoopPicker mix={mix} start={loop} onStart={setLoop} />
        <PresetKeys preset={preset} reference={reference} onPreset={choosePreset} onReference={chooseReference} />
      </div>
      <div className="grid gap-5">
        <MixFacts mix={mix} />
        <Card>
          <div className="grid gap-4">
            <TextField
              label={t('mastering.field.project_name')}
              value={name}
              error={triedWith && nameIssue ? sentence(nameIssue) : undefined}
              onChange={(event) => setName(event.target.value)}
            />
            <Button
              tone="volt"
              busy={busy}
              disabled={quota !== null && quota.used >= quota.limit}
              onClick={() => start(issues.length === 0 ? { ...choice, upload_id: mix.id } : null)}
            >
              {t('mastering.start')}
            </Button>
            <p className="text-13 text-ink-2">
              {quota !== null &&
                t('mastering.quota', { left: Math.max(0, quota.limit - quota.used), limit: quota.limit })}
            </p>
            <Button tone="quiet" size="small" onClick={onOther}>
              {t('mastering.choose.other')}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );
}

function useStart() {
  const create = useCreateMastering();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const [triedWith, setTried] = useState(false);
  const start = (choice: Parameters<typeof create.mutate>[0] | null) => {
    setTried(true);
    if (choice === null) return;
    create.mutate(choice, { onSuccess: ({ id }) => void navigate(`/tools/mastering/${id}`), onError: showError });
  };
  return { start, busy: create.isPending, triedWith };
}
