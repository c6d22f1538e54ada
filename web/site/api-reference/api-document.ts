/**
 * The part of the OpenAPI document that the reference reads; the server builds it from the schemas that validate every
 * call.
 */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
};

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-staff'?: boolean;
};

export type ApiDocument = {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: {
      readonly Error: {
        readonly properties: { readonly name: { readonly 'x-statuses': Readonly<Record<string, number>> } };
      };
    };
  };
};

export type ApiCall = Operation & { readonly method: string; readonly path: string };

/** Lists all calls except those for staff, by noun in the order in which they are served. */
export function listCallGroups({ paths }: ApiDocument): [noun: string, calls: ApiCall[]][] {
  const nouns = new Map<string, ApiCall[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (operation['x-staff']) continue;
      const noun = operation.tags[0] ?? '';
      nouns.set(noun, [...(nouns.get(noun) ?? []), { ...operation, method: method.toUpperCase(), path }]);
    }
  }
  return [...nouns];
}

/** Returns the scope a program needs for a call; null when the call is for sessions only or needs no sign-in. */
export function getScope({ security }: Operation): string | null {
  return security.find((one) => 'token' in one)?.token?.[0] ?? null;
}

/** Maps every call whose response has the shape of an earlier call's response to that call. */
export function findSameResponses(calls: readonly ApiCall[]): Map<ApiCall, ApiCall> {
  const first = new Map<string, ApiCall>();
  const twins = new Map<ApiCall, ApiCall>();
  for (const call of calls) {
    const shape = JSON.stringify(Object.values(call.responses)[0]?.content ?? null);
    const earlier = first.get(shape);
    if (earlier) twins.set(call, earlier);
    else first.set(shape, call);
  }
  return twins;
}
