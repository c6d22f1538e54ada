import type { Language } from '@tangent/domain/locale.ts';
import type { TFunction } from 'i18next';

/** The props of every component about plans: they are used in the app and on pages that run no script. */
export type PlanLocale = { readonly t: TFunction; readonly language: Language };
