import { loadStreamData, type StreamFluid } from '@isentrope/engineering/properties';
import type * as messages from './check-messages.ts';

type CheckMessages = typeof messages;

let loaded: CheckMessages | undefined;

/**
 * Loads the data of a fluid and the messages of its checks, which cases without a fluid do not need. Undefined if all of
 * it is loaded already.
 */
export function loadFluid(fluid: StreamFluid): Promise<void> | undefined {
  const data = loadStreamData(fluid);
  return loaded ? data : loadCheckMessages(data);
}

async function loadCheckMessages(data: Promise<void> | undefined): Promise<void> {
  [loaded] = await Promise.all([import('./check-messages.ts'), data]);
}

/** The messages of checks; throws before `loadFluid` has completed. */
export function checkMessages(): CheckMessages {
  if (!loaded) throw new Error('The messages of the checks of a fluid are not loaded.');
  return loaded;
}
