import { randomBytes, scryptSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Too many password hashes are waiting. */
export class BusyError extends Error {
  constructor() {
    super('Too many sign-ins are waiting. Please try again in a few seconds.');
    this.name = 'BusyError';
  }
}

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(data: { hash: string; password: string }): Promise<boolean>;
}

/** For tests: scrypt with insecure parameters. */
export const lightHashing: PasswordHashing = {
  hash: password => {
    const salt = randomBytes(16).toString('hex');
    return Promise.resolve(`${salt}:${lightKey(password, salt)}`);
  },
  verify: ({ hash, password }) => {
    const [salt = '', key] = hash.split(':');
    return Promise.resolve(lightKey(password, salt) === key);
  },
};

function lightKey(password: string, salt: string): string {
  return scryptSync(password, salt, 32, { N: 16 }).toString('hex');
}

/** Leaves one core for everything else, and not all of Node's four worker threads: they also read files. */
export function maxConcurrentHashes(cores: number): number {
  return Math.max(1, Math.min(3, cores - 1));
}

/**
 * Password hashing with limited concurrency. Each scrypt takes 16 MB and some 80 ms of a core; the queue is no longer
 * than can be served within some ten seconds.
 */
export function boundedHashing(
  maxConcurrent = maxConcurrentHashes(availableParallelism()),
  maxWaiting = 100 * maxConcurrent,
): PasswordHashing {
  const limited = limitConcurrency(maxConcurrent, maxWaiting);
  return {
    hash: password => limited(() => hashPassword(password)),
    verify: data => limited(() => verifyPassword(data)),
  };
}

/**
 * Runs at most `maxConcurrent` jobs at a time, first come, first served.
 * @throws {BusyError} if `maxWaiting` jobs are already waiting.
 */
export function limitConcurrency(maxConcurrent: number, maxWaiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async job => {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxWaiting) throw new BusyError();
      await new Promise<void>(resolve => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
