import type { Mastering } from '@tangent/contract/mastering.ts';
import { MASTERING_PRESET_NAMES, type MasteringPreset } from '@tangent/domain/mastering/preset.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateMastering } from '../../../api/mastering.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** Masters the same mix with another preset; nothing is uploaded again. */
export function OtherPreset({ project }: { project: Mastering }) {
  const { t } = useTranslation();
  const create = useCreateMastering();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const start = (preset: MasteringPreset) => {
    const { project_name, upload_id, loop } = project;
    create.mutate(
      { project_name, upload_id, preset, reference_upload_id: null, loop_start_seconds: loop.start },
      { onSuccess: ({ id }) => void navigate(`/tools/mastering/${id}`), onError: showError },
    );
  };
  return (
    <Card title={t('mastering.other.title')} isRegion>
      <div className="grid gap-3">
        <p className="text-13 text-ink-2">{t('mastering.other.text')}</p>
        <div className="flex flex-wrap gap-2">
          {MASTERING_PRESET_NAMES.filter((preset) => preset !== project.preset).map((preset) => (
            <Button key={preset} size="small" disabled={create.isPending} onClick={() => start(preset)}>
              {t(`mastering.preset.${preset}.name`)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
