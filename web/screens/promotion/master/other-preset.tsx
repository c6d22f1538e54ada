import type { Mastering } from '@tangent/contract/promotion/mastering.ts';
import { MASTERING_PRESET_NAMES, type MasteringPreset } from '@tangent/domain/promotion/mastering/preset.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateMastering, useMasteringList } from '../../../api/promotion/mastering.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Card } from '../../../ui/card.tsx';

/** Masters the same mix with another preset; nothing is uploaded again. */
export function OtherPreset({ project }: { project: Mastering }) {
  const { t } = useTranslation();
  const create = useCreateMastering();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const quota = useMasteringList('').data?.pages[0]?.quota;
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
        <p className="text-13 text-ink-2">
          {t('mastering.other.text')}{' '}
          {quota && t('mastering.quota', { left: Math.max(0, quota.limit - quota.used), limit: quota.limit })}
        </p>
        <div className="flex flex-wrap gap-2">
          {MASTERING_PRESET_NAMES.filter((preset) => preset !== project.preset).map((preset) => (
            <button
              key={preset}
              type="button"
              disabled={create.isPending}
              onClick={() => start(preset)}
              className="tap min-h-9 rounded-full bg-surface px-4 text-13 font-strong ring-1 ring-line-strong ring-inset hover:bg-sunken disabled:opacity-55"
            >
              {t(`mastering.preset.${preset}.name`)}
            </button>
          ))}
        </div>
      </div>
    </Card>
  );
}
