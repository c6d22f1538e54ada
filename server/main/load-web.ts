import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plan } from '@tangent/domain/plan/plan.ts';

/** What a page of the public site is made from. */
export interface PageRequest {
  path: string;
  query: Record<string, string>;
  /** The `Accept-Language` header, empty when there is none. */
  accept_language: string;
  is_signed_in: boolean;
  /** The plan of whoever is signed in. */
  plan: Plan | null;
  product_name: string;
  public_url: string;
  social_links: readonly string[];
  nonce: string;
}

interface Page {
  status: number;
  html: string;
}

/** The built browser side: files as they are, the shell of the signed-in app, and the pages of the public site. */
export interface WebBuild {
  client_folder: string;
  shell: string;
  /** Null when the site has no such page. */
  renderPage(request: PageRequest): Promise<Page | null>;
  /** The page about all calls, made from their description. */
  renderApiReference(description: object, request: PageRequest): Promise<string>;
  isAppPath(path: string): boolean;
}

type SiteModule = Pick<WebBuild, 'renderPage' | 'renderApiReference' | 'isAppPath'>;

export async function loadWeb(folder: string): Promise<WebBuild> {
  const client_folder = path.resolve(folder, 'client');
  const site: SiteModule = await import(pathToFileURL(path.resolve(folder, 'site/render.js')).href);
  return {
    client_folder,
    shell: fs.readFileSync(path.join(client_folder, 'index.html'), 'utf8'),
    renderPage: site.renderPage,
    renderApiReference: site.renderApiReference,
    isAppPath: site.isAppPath,
  };
}
