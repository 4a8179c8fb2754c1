/** Receives events for metrics. They contain no personal data. */
export interface Meter {
  /** A request was handled; `route` as declared. */
  request(answered: { method: string; route: string; status: number; seconds: number }): void;
  /** A database statement succeeded or failed. */
  query(answered: { seconds: number; failed: boolean }): void;
  /** A calculator thread has handled a request. */
  calculation(answered: {
    pool: string;
    asked: string;
    outcome: 'answered' | 'refused' | 'failed';
    seconds: number;
  }): void;
  /** A mail was accepted, or an attempt failed. */
  mail(outcome: 'sent' | 'failed'): void;
  /** A session was created. */
  signIn(): void;
}

const noop = (): void => undefined;

/** Ignores all events: for commands and tests. */
export const noMeter: Meter = {
  request: noop,
  query: noop,
  calculation: noop,
  mail: noop,
  signIn: noop,
};
