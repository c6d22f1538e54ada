import type { StyleFinding } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { isSameValue } from '../draft/draft-form.ts';

const NONE: readonly StyleFinding[] = [];

/**
 * Holds the findings of the style rules by field: each field reads its own, and renders again only when those change.
 */
export class StyleFindingsStore {
  #all = NONE;
  #byField = new Map<string, readonly StyleFinding[]>();
  readonly #listeners = new Set<() => void>();

  show(findings: readonly StyleFinding[]): void {
    if (findings === this.#all) return;
    const before = this.#byField;
    const byField = new Map<string, StyleFinding[]>();
    for (const finding of findings) {
      const id = fieldId(finding.path);
      byField.set(id, [...(byField.get(id) ?? []), finding]);
    }
    this.#byField = new Map([...byField].map(([id, found]) => [id, steady(before.get(id), found)]));
    this.#all = steady(this.#all, findings);
    for (const listener of this.#listeners) listener();
  }

  readonly at = (id: string): readonly StyleFinding[] => this.#byField.get(id) ?? NONE;
  readonly all = (): readonly StyleFinding[] => this.#all;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Returns the previous list if the new one is equal. */
function steady(before: readonly StyleFinding[] | undefined, now: readonly StyleFinding[]): readonly StyleFinding[] {
  return before !== undefined && isSameValue(before, now) ? before : now;
}

const StyleFindingsContext = createContext<StyleFindingsStore>(new StyleFindingsStore());
export const StyleFindingsProvider = StyleFindingsContext.Provider;

export function useStyleFindingsAt(id: string): readonly StyleFinding[] {
  const store = useContext(StyleFindingsContext);
  return useSyncExternalStore(store.subscribe, () => store.at(id));
}

export function useStyleFindings(): readonly StyleFinding[] {
  const store = useContext(StyleFindingsContext);
  return useSyncExternalStore(store.subscribe, store.all);
}
