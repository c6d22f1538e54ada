import { uuidv7 } from 'uuidv7';
import type { TestApp } from './test-app.ts';
import { ORIGIN } from './test-http.ts';

export interface Operation {
  /** Such as `GET /v1/api/releases/{id}`. */
  key: string;
  method: string;
  path: string;
  is_staff: boolean;
  is_open: boolean;
  scope: string | null;
}

/** Lists every operation in the OpenAPI description of the product. */
export async function listOperations(app: TestApp): Promise<Operation[]> {
  const { paths } = (await app.http.inject('/v1/openapi.json')).json();
  return Object.entries<Record<string, { security: Record<string, string[]>[]; 'x-staff'?: boolean }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([name, { security, 'x-staff': is_staff = false }]) => {
        const method = name.toUpperCase();
        const scope = security.find((one) => 'token' in one)?.token?.[0] ?? null;
        return { key: `${method} ${path}`, method, path, is_staff, is_open: security.length === 0, scope };
      }),
  );
}

interface Try {
  /** Replaces every path parameter. */
  id?: string;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
  cookies?: Record<string, string>;
}

/** Calls an operation from a page of the product. */
export async function tryOperation(app: TestApp, { method, path }: Operation, { id, body, headers, cookies }: Try) {
  const response = await app.http.inject({
    method: method as 'GET',
    url: path.replace(/\{\w+\}/g, id ?? uuidv7()),
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
    cookies: cookies ?? {},
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json') && method !== 'HEAD';
  return { status: response.statusCode, name: isJson && response.statusCode >= 400 ? response.json().name : null };
}
