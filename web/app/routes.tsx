import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { type Audience, guard } from './guard.ts';
import { LoadingPage } from './loading-page.tsx';
import { PageTrouble } from './page-trouble.tsx';
import { Root, type RouteHandle } from './root.tsx';
import { Shell } from './shell.tsx';

/** One page: its title, its address and the file that is loaded when someone goes there. */
function page(title: string, path: string, load: () => Promise<ComponentType>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

/** Pages of one audience. The loader makes the guard run on every navigation, not only on the first. */
function pagesFor(audience: Audience, children: RouteObject[], Component?: ComponentType): RouteObject {
  return {
    middleware: [guard(audience)],
    loader: () => null,
    shouldRevalidate: () => true,
    ...(Component ? { Component } : {}),
    children,
  };
}

/** Pages that the server renders, and addresses that lead nowhere, are left to the server. */
function leaveToServer(): Promise<null> {
  location.replace('/');
  return new Promise(() => {});
}

const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: LoadingPage,
    ErrorBoundary: PageTrouble,
    children: [
      pagesFor('user', [], Shell),
      ...(import.meta.env.MODE === 'production'
        ? []
        : [page('Kit', '/kit', async () => (await import('../screens/kit/kit.tsx')).Kit)]),
      { path: '*', loader: leaveToServer },
    ],
  },
];

export function buildRouter() {
  return createBrowserRouter(routes);
}
