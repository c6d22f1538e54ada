import { type RefObject, useEffect } from 'react';

/** J and K move the focus from row to row, unless somebody is typing. Enter is the link's own. */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key];
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (step === undefined || isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      const links = [...(container.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const next = at === -1 ? (step > 0 ? 0 : links.length - 1) : at + step;
      links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [container]);
}
