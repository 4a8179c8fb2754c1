import type { PublicKey } from '@isentrope/records';
import type { AppEnvironment } from '../http/environment.ts';

/** The context of API handlers. */
export interface ApiEnvironment {
  Bindings: AppEnvironment['Bindings'];
  Variables: AppEnvironment['Variables'] & {
    /** The public keys of this site, for verifying signatures. */
    publishedKeys: () => Promise<readonly PublicKey[]>;
  };
}
