import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleasePage } from '@tangent/contract/smartlink.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';

/** The data from which a page of the public site is rendered. */
export interface PageRequest {
  path: string;
  query: Record<string, string>;
  /** The `Accept-Language` header, empty without one. */
  accept_language: string;
  is_signed_in: boolean;
  /** The plan of the signed-in user. */
  plan: Plan | null;
  product_name: string;
  public_url: string;
  social_links: readonly string[];
  nonce: string;
}

/** The data of a request for the public page of a release. */
export interface ReleaseView {
  page: ReleasePage | null;
  today: string;
  support_email: string;
}

interface Page {
  status: number;
  html: string;
}

/** The built web: static files, the shell of the signed-in app, and the pages of the public site. */
export interface WebBuild {
  client_folder: string;
  shell: string;
  /** Null for a page that does not exist. */
  renderPage(request: PageRequest): Promise<Page | null>;
  /** The API reference, rendered from the description of the calls. */
  renderApiReference(description: object, request: PageRequest): Promise<string>;
  /** The public page of a release; status 404 when there is nothing to show. */
  renderRelease(view: ReleaseView, request: PageRequest): Promise<Page>;
  isAppPath(path: string): boolean;
}

type SiteModule = Pick<WebBuild, 'renderPage' | 'renderApiReference' | 'renderRelease' | 'isAppPath'>;

export async function loadWeb(folder: string): Promise<WebBuild> {
  const client_folder = path.resolve(folder, 'client');
  const site: SiteModule = await import(pathToFileURL(path.resolve(folder, 'site/render.js')).href);
  return {
    client_folder,
    shell: fs.readFileSync(path.join(client_folder, 'index.html'), 'utf8'),
    renderPage: site.renderPage,
    renderApiReference: site.renderApiReference,
    renderRelease: site.renderRelease,
    isAppPath: site.isAppPath,
  };
}
