/** What the parts of the server tell of their work. Nothing in it says whose work it was. */
export interface Meter {
  /** A request was answered. `route` as the server declares it. */
  request(answered: { method: string; route: string; status: number; seconds: number }): void;
  /** A statement was answered by the database, or failed. */
  query(answered: { seconds: number; failed: boolean }): void;
  /** A thread of the calculators has answered, refused or failed. */
  calculation(answered: {
    pool: string;
    asked: string;
    outcome: 'answered' | 'refused' | 'failed';
    seconds: number;
  }): void;
  /** A mail was handed on, or an attempt to was not taken. */
  mail(outcome: 'sent' | 'failed'): void;
  /** Somebody has a new session. */
  signIn(): void;
}

const nothing = (): void => undefined;

/** For what nobody counts: commands, and tests of something else. */
export const noMeter: Meter = {
  request: nothing,
  query: nothing,
  calculation: nothing,
  mail: nothing,
  signIn: nothing,
};
