/** The common style of all input controls. 16 px on phones, where smaller text makes the page zoom. */
export const CONTROL_CLASS =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-2 text-base leading-6 text-ink sm:text-sm sm:leading-5 pointer-coarse:min-h-11 ' +
  'placeholder:text-ink-3 hover:border-ink-2 disabled:bg-sunken disabled:text-ink-3 not-[select]:read-only:bg-sunken ' +
  'aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad';
