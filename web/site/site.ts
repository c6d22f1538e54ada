/// <reference types="vite/client" />
import './site.css';
import { keepVisitTags } from './keep-visit-tags.ts';

/** All that public pages run: remember the language and who sent the visitor, switch the theme, sign out. */
keepVisitTags(location.search, () => localStorage);
const root = document.documentElement;
const asked = new URLSearchParams(location.search).get('lang');

try {
  const shown = root.lang.slice(0, 2);
  const stored = localStorage.getItem('lang');
  if (asked === shown) localStorage.setItem('lang', shown);
  // The server cannot see what was chosen before; the address tells it.
  else if (/^(en|es|pt|tr)$/.test(stored ?? '') && stored !== shown) location.replace(`?lang=${stored}`);
} catch {
  // Without storage the browser's own language is shown.
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[data-theme-toggle]')) toggleTheme();
  if (target?.closest('[data-sign-out]')) void signOut();
});

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
