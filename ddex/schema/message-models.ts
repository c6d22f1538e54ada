import { ACKNOWLEDGEMENT, FTP_ACKNOWLEDGEMENT } from './acknowledgements.ts';
import { BATCH_COMPLETE } from './batch-complete.ts';
import type { ElementModel } from './content-model.ts';
import { buildNewReleaseModel, buildPurgeModel } from './ern-4.ts';
import { NEW_RELEASE_382, PURGE_382 } from './ern-382.ts';

/** Every message that we, or the stores of the sandbox, write, by namespace and root name. */
const MODELS: Readonly<Record<string, readonly ElementModel[]>> = {
  'http://ddex.net/xml/ern/43': [buildNewReleaseModel('43'), buildPurgeModel('43')],
  'http://ddex.net/xml/ern/432': [buildNewReleaseModel('432'), buildPurgeModel('432')],
  'http://ddex.net/xml/ern/382': [NEW_RELEASE_382, PURGE_382],
  'http://ddex.net/xml/ern-c-sftp/18': [ACKNOWLEDGEMENT],
  'http://ddex.net/xml/ern-c/15': [FTP_ACKNOWLEDGEMENT],
  'http://ddex.net/xml/ern-c-sftp/16': [BATCH_COMPLETE],
};

/** Returns the model of a message by namespace and root name, or null for a message that we do not write. */
export function findMessageModel(namespace: string, name: string): ElementModel | null {
  const models = Object.hasOwn(MODELS, namespace) ? MODELS[namespace] : undefined;
  return models?.find((model) => model.name === name) ?? null;
}
