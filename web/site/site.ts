/// <reference types="vite/client" />
import './site.css';
import { saveAttribution } from './save-attribution.ts';

/** All that public pages run: remember the language and who sent the visitor, switch the theme, sign out. */
saveAttribution(location.search, () => localStorage);
const root = document.documentElement;
const requested = new URLSearchParams(location.search).get('lang');

try {
  const shown = root.lang.slice(0, 2);
  const stored = localStorage.getItem('lang');
  if (requested === shown) localStorage.setItem('lang', shown);
  // The server cannot see what was chosen before; the address tells it.
  else if (stored !== null && /^(en|es|pt|tr)$/.test(stored) && stored !== shown) location.replace(addressIn(stored));
} catch {
  // Without storage the browser's own language is shown.
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[data-theme-toggle]')) toggleTheme();
  if (target?.closest('[data-sign-out]')) void signOut();
  closeMenus(target);
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeMenus(null);
});

// While nothing is chosen the theme is that of the device, also when that changes (S9-020).
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  try {
    if (localStorage.getItem('theme') !== null) return;
  } catch {
    // Nothing is chosen for longer than a page.
  }
  root.classList.toggle('dark', matches);
});

/** This address in another language, with everything else that stands in it. */
function addressIn(language: string): string {
  const query = new URLSearchParams(location.search);
  query.set('lang', language);
  return `?${query}${location.hash}`;
}

function closeMenus(except: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (except !== null && menu.contains(except)) continue;
    // Whoever was in it stays where it was opened.
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

function toggleTheme() {
  const dark = root.classList.toggle('dark');
  try {
    localStorage.setItem('theme', dark ? 'dark' : 'light');
  } catch {
    // The choice then lasts as long as the page.
  }
}

async function signOut() {
  await fetch('/v1/auth/logout').catch(() => null);
  localStorage.clear();
  sessionStorage.clear();
  location.reload();
}
