/** The modes of Transporter that this stand-in plays. */
const MODES = ['verify', 'upload', 'lookupMetadata', 'status', 'statusAll', 'provider', 'generateSchema'] as const;
type Mode = (typeof MODES)[number];

/** How much the log says. */
const VERBOSITIES = ['off', 'critical', 'informational', 'detailed', 'eXtreme'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

export interface Arguments {
  mode: Mode;
  username: string | undefined;
  password: string | undefined;
  jwt: string | undefined;
  /** A package, or a folder of packages. */
  source: string | null;
  verbosity: Verbosity;
  log_file: string | null;
  error_folder: string | null;
  summary_file: string | null;
  vendor_ids: string[];
  apple_ids: string[];
  is_xml: boolean;
  provider: string | null;
  destination: string;
}

/** Flags with a value; the first name is that of the others too. */
const WITH_VALUE: readonly (readonly string[])[] = [
  ['-m'],
  ['-u'],
  ['-p'],
  ['-jwt'],
  ['-f', '-assetFile'],
  ['-v'],
  ['-o'],
  ['-errorLogs'],
  ['-summaryFile'],
  ['-vendor_ids', '-vendor_id'],
  ['-apple_ids', '-apple_id'],
  ['-outputFormat'],
  ['-itc_provider', '-asc_provider', '-s'],
  ['-destination'],
  ['-schema'],
  ['-schemaType'],
  ['-k'],
  ['-t'],
  ['-numStreams'],
  ['-loghistory'],
  ['-success'],
  ['-failure'],
];
const WITHOUT_VALUE = ['-disableAssetVerification', '-delete', '-WONoPause', '-Xmx', '-throughput'];

type Reading = { ok: true; arguments: Arguments } | { ok: false; reason: string };

/** Reads the command line; `environment` has the passwords that `@env:NAME` names. */
export function readArguments(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Reading {
  const values = new Map<string, string>();
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const flag = WITH_VALUE.find((names) => names.includes(word))?.[0];
    if (flag === undefined) {
      if (WITHOUT_VALUE.includes(word)) continue;
      return { ok: false, reason: `Unrecognized option: ${word}` };
    }
    i += 1;
    const value = words[i];
    if (value === undefined) return { ok: false, reason: `Missing argument for option: ${word}` };
    values.set(flag, value);
  }
  const mode = MODES.find((one) => one === values.get('-m'));
  if (mode === undefined) return { ok: false, reason: `Unknown mode: ${values.get('-m') ?? '(none)'}` };
  const verbosity = VERBOSITIES.find((one) => one === (values.get('-v') ?? 'informational'));
  if (verbosity === undefined) return { ok: false, reason: `Unknown verbosity: ${values.get('-v')}` };
  const split = (flag: string) => (values.get(flag) ?? '').split(/[,\s]+/).filter((id) => id !== '');
  const password = values.get('-p');
  return {
    ok: true,
    arguments: {
      mode,
      username: values.get('-u'),
      password: password?.startsWith('@env:') ? environment[password.slice('@env:'.length)] : password,
      jwt: values.get('-jwt'),
      source: values.get('-f') ?? null,
      verbosity,
      log_file: values.get('-o') ?? null,
      error_folder: values.get('-errorLogs') ?? null,
      summary_file: values.get('-summaryFile') ?? null,
      vendor_ids: split('-vendor_ids'),
      apple_ids: split('-apple_ids'),
      is_xml: values.get('-outputFormat') === 'xml',
      provider: values.get('-itc_provider') ?? null,
      destination: values.get('-destination') ?? '.',
    },
  };
}
