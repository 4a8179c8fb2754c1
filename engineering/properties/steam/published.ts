/** All verification values printed in the releases, for the validation page and the tests. */
import { publishedBackward, publishedBoundaries } from './published/backward.ts';
import { publishedRegions } from './published/regions.ts';
import { publishedTransport } from './published/transport.ts';
import type { PublishedValue } from './published/value.ts';
import { publishedVolumes } from './published/volume3.ts';

export { agreesAsPrinted, type PublishedValue } from './published/value.ts';

/** Published verification values of water and steam, by release. */
export const publishedSteamValues: readonly PublishedValue[] = [
  ...publishedRegions,
  ...publishedBackward,
  ...publishedBoundaries,
  ...publishedVolumes,
  ...publishedTransport,
];
