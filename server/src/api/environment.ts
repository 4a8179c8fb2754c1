import type { PublicKey } from '@isentrope/records';
import type { AppEnvironment } from '../http/environment.ts';

/** What a handler of the API finds in its context. */
export interface ApiEnvironment {
  Bindings: AppEnvironment['Bindings'];
  Variables: AppEnvironment['Variables'] & {
    /** The keys that this site publishes, to check signatures by. */
    publishedKeys: () => Promise<readonly PublicKey[]>;
  };
}
