import { describe, expect, test } from 'vitest';
import { failedCallMessage } from './payment-pages.ts';

const messages = { refused: 'refused', nowhere: 'nowhere', unanswered: 'unanswered' };

describe('failed call to the payment pages', () => {
  test.each([
    ['the server’s words', 409, true, 'There is a subscription already.', 'There is a subscription already.'],
    ['the server’s words when the provider is away', 503, true, 'Payments are away.', 'Payments are away.'],
    ['words of our own where the server has none', 500, false, 'An unexpected error occurred', 'refused'],
    ['that there is no address', 200, false, 'An unexpected error occurred', 'nowhere'],
    ['that there was no answer', 0, false, 'This device is offline.', 'unanswered'],
  ])('reports %s', (_, status, isServerMessage, message, expected) => {
    expect(failedCallMessage({ status, isReported: isServerMessage, message, code: '', away: false }, messages)).toBe(
      expected,
    );
  });
});
