import { TRACKS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useUiLabels } from '../../../../ui/ui-labels.tsx';
import { useFieldLabel } from '../draft/use-field.ts';
import type { TableChange } from '../tracks/plan-table.ts';
import type { DropPreview as Preview } from './use-drop.ts';

type DropPreviewProps = { preview: Preview | null; onApply: () => void; onCancel: () => void };

/** Previews the effect of a track list row by row before it is applied. */
export function DropPreview({ preview, onApply, onCancel }: DropPreviewProps) {
  const { t } = useTranslation();
  const labels = useUiLabels();
  const { changes = [], errors = [] } = preview?.table ?? {};
  const lists = new Set([
    ...changes.map(({ track }) => track.id),
    ...(preview?.drop.added ?? []).map(({ track }) => track.id),
  ]);
  return (
    <Dialog
      open={preview !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t('drop.csv.title')}
      description={t('drop.csv.text')}
      actions={
        <>
          <Button onClick={onCancel}>{labels.cancel}</Button>
          {lists.size > 0 && (
            <Button tone="volt" onClick={onApply}>
              {t('drop.csv.apply', { count: lists.size })}
            </Button>
          )}
        </>
      }
    >
      {errors.length > 0 && (
        <ul className="grid gap-1 rounded-control bg-warn-soft p-3 text-13 text-ink">
          {errors.map(({ line, code, value }, index) => (
            <li key={index} className="break-words">
              {t('drop.csv.line', { line, text: t(`drop.csv.error.${code}`, { value, max: TRACKS_MAX.album }) })}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && <ChangeTable changes={changes} />}
    </Dialog>
  );
}

function ChangeTable({ changes }: { changes: readonly TableChange[] }) {
  const { t, i18n } = useTranslation();
  const fieldLabel = useFieldLabel();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="overflow-x-auto" role="region" aria-label={t('drop.csv.title')} tabIndex={0}>
      <table className="w-full text-left text-13">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1.5 pr-3 font-medium">{t('drop.csv.name')}</th>
            <th className="py-1.5 pr-3 font-medium">{t('drop.csv.change')}</th>
            <th className="py-1.5 font-medium">{t('drop.csv.fields')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {changes.map(({ line, track, fills, fields }) => (
            <tr key={line}>
              <td className="max-w-48 truncate py-2 pr-3 font-medium">{track.title || t('release.untitled')}</td>
              <td className="py-2 pr-3 whitespace-nowrap text-ink-2">
                {fills === null ? t('drop.csv.new') : t('drop.csv.update', { number: fills })}
              </td>
              <td className="py-2 text-ink-2">{list.format(fields.map(fieldLabel))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
