import { applyFix, buildUndo } from '@tangent/domain/catalogue/release/style/apply-fix.ts';
import type { FieldChange, StyleFinding } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useFieldLabel } from '../draft/use-field.ts';
import { useWizardActions } from '../wizard-context.ts';

/**
 * Fixes a field in one tap, and undoes that in another. Null when the plan has no field for the value the fix would
 * move.
 */
export function useStyleFix(): (finding: StyleFinding) => (() => void) | null {
  const { t } = useTranslation();
  const toast = useToast();
  const fieldLabel = useFieldLabel();
  const { store, change } = useWizardActions();
  const mayFeature = useCapability('featured_artists');
  return ({ fix, path }) => {
    const features = fix?.some((one) => /\b(?:co|featured)_artists$/.test(one.path)) ?? false;
    if (fix === undefined || (features && !mayFeature)) return null;
    return () => {
      const { form } = store.read();
      const back = buildUndo(form, fix);
      const number = Number(/^tracks\.(\d+)\./.exec(path)?.[1] ?? -1);
      const trackId = form.tracks[number]?.id;
      // The button disappears with its hint; the field gets the focus.
      focusAfter(fieldId(path), () => change((now) => applyFix(now, fix)));
      toast('good', t('style.fixed', { field: fieldLabel(path) }), undefined, {
        label: t('style.undo'),
        onPress: () =>
          change((now) => {
            // The track may have moved since, or be gone.
            const index = now.tracks.findIndex(({ id }) => id === trackId);
            return trackId !== undefined && index < 0 ? now : applyFix(now, movedTo(back, number, index));
          }),
      });
    };
  };
}

function movedTo(changes: readonly FieldChange[], from: number, to: number): FieldChange[] {
  const prefix = `tracks.${from}.`;
  return changes.map(({ path, value }) => ({
    path: path.startsWith(prefix) ? `tracks.${to}.${path.slice(prefix.length)}` : path,
    value,
  }));
}
