import type { Language } from '@tangent/domain/locale.ts';
import type { TFunction } from 'i18next';

/** What every piece about plans is given: it stands in the app and on pages that run no script. */
export type PlanLocale = { readonly t: TFunction; readonly language: Language };
