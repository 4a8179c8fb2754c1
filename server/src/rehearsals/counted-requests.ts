import { setTimeout as wait } from 'node:timers/promises';
import { problemAtEnd, type TestResponse } from '../testing/index.ts';

/** A request with an unexpected response. */
export interface Failure {
  at: number;
  request: string;
  /** 0 if there was no response. */
  status: number;
  message: string;
}

/** Requests of simulated users, counted, with those that failed. */
export class CountedRequests {
  /** The number of requests with the expected response. */
  answered = 0;
  readonly failures: Failure[] = [];
  readonly #pause: number;

  /** @param pause between a failed request and the next, in milliseconds. */
  constructor(pause: number) {
    this.#pause = pause;
  }

  /** Sends a request; records a failure and returns undefined if the response is unexpected. */
  async send(request: string, status: number, send: () => Promise<TestResponse>): Promise<TestResponse | undefined> {
    try {
      const answer = await send();
      const problem = problemAtEnd(answer);
      if (problem !== undefined)
        this.failures.push({ at: performance.now(), request, status: problem.status, message: problem.detail });
      else if (answer.status === status) {
        this.answered += 1;
        return answer;
      } else {
        const message = answer.json?.['message'] ?? answer.json?.['detail'];
        const text = typeof message === 'string' ? message : '';
        this.failures.push({ at: performance.now(), request, status: answer.status, message: text });
      }
    } catch (error) {
      this.failures.push({ at: performance.now(), request, status: 0, message: String(error) });
    }
    await wait(this.#pause);
    return undefined;
  }
}
