import { describe, expect, test } from 'vitest';
import { readSessionId } from './session-id.ts';

describe('payment session id', () => {
  test('is read from the address', () => {
    expect(readSessionId('?session_id=cs_test_a1B2-c3')).toBe('cs_test_a1B2-c3');
  });

  test.each([
    '',
    '?session_id=',
    '?session_id={CHECKOUT_SESSION_ID}',
    '?session_id=Call+0800+123',
    `?session_id=${'a'.repeat(201)}`,
  ])('is not read from %j', search => {
    expect(readSessionId(search)).toBeUndefined();
  });
});
