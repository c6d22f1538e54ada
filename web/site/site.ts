/// <reference types="vite/client" />
import './site.css';
import { narrowLists } from './narrow-list.ts';
import { renewParts } from './renew-part.ts';
import { saveAttribution } from './save-attribution.ts';
import { offerSharing, sharePage } from './share-page.ts';

/** The whole script of public pages: language, attribution, theme, sign-out, and what pages renew in place. */
saveAttribution(location.search, () => localStorage, Date.now());
narrowLists(document);
renewParts(document);
offerSharing(document);
const root = document.documentElement;
const requested = new URLSearchParams(location.search).get('lang');

try {
  const shown = root.lang.slice(0, 2);
  const stored = localStorage.getItem('lang');
  if (requested === shown) localStorage.setItem('lang', shown);
  // The server does not know the stored choice; the address tells it.
  else if (stored !== null && /^(en|es|pt|tr)$/.test(stored) && stored !== shown) location.replace(addressIn(stored));
} catch {
  // Without storage the browser's own language is shown.
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[data-theme-toggle]')) toggleTheme();
  if (target?.closest('[data-sign-out]')) void signOut();
  const share = target?.closest<HTMLElement>('[data-share]');
  if (share) void sharePage(share);
  const more = target?.closest<HTMLAnchorElement>('a[data-load-more]');
  if (more) {
    event.preventDefault();
    void loadMore(more);
  }
  closeMenus(target);
});

document.addEventListener('change', (event) => {
  if (event.target instanceof HTMLSelectElement)
    event.target.closest<HTMLFormElement>('form[data-submits]')?.requestSubmit();
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeMenus(null);
});

// Without a choice the theme follows the device, also when that changes (S9-020).
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  try {
    if (localStorage.getItem('theme') !== null) return;
  } catch {
    // The choice lasts only as long as the page.
  }
  root.classList.toggle('dark', matches);
});

// The browser keeps pages for the way back: one from before signing in has the frame of a visitor.
addEventListener('pageshow', ({ persisted }) => {
  const hasUserFrame = document.querySelector('[data-sign-out]') !== null;
  if (!persisted || hasUserFrame === isSignedIn()) return;
  root.style.visibility = 'hidden';
  location.reload();
});

/** Whether the app, which shares this storage, remembers a user. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('user') !== null;
  } catch {
    return false;
  }
}

/** Returns this address in another language, with the rest unchanged. */
function addressIn(language: string): string {
  const query = new URLSearchParams(location.search);
  query.set('lang', language);
  return `?${query}${location.hash}`;
}

function closeMenus(except: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (except !== null && menu.contains(except)) continue;
    // A focus inside the menu returns to the button that opened it.
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

function toggleTheme() {
  const dark = root.classList.toggle('dark');
  try {
    localStorage.setItem('theme', dark ? 'dark' : 'light');
  } catch {
    // The choice then lasts only as long as the page.
  }
}

/** Adds the next page of a list to this one; without a script, or when it fails, the link opens that page. */
async function loadMore(link: HTMLAnchorElement) {
  const { loadMore: id = '' } = link.dataset;
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    const response = await fetch(link.href);
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    const items = [...(next.getElementById(id)?.children ?? [])];
    if (!response.ok || items.length === 0) throw new Error('there is no list');
    document.getElementById(id)?.append(...items);
    const following = next.querySelector(`a[data-load-more='${id}']`);
    if (following === null) link.remove();
    else link.replaceWith(following);
    items[0]?.querySelector<HTMLElement>('a')?.focus();
  } catch {
    location.assign(link.href);
  }
}

async function signOut() {
  await fetch('/v1/auth/logout').catch(() => null);
  localStorage.clear();
  sessionStorage.clear();
  location.reload();
}
