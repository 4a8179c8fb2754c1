import { describe, expect, test } from 'vitest';
import { tooManyAttempts } from './request.ts';

describe('message for too many attempts', () => {
  test.each([
    ['1', 'Too many attempts. Please try again in 1 second.'],
    ['45', 'Too many attempts. Please try again in 45 seconds.'],
    ['90', 'Too many attempts. Please try again in 2 minutes.'],
    ['900', 'Too many attempts. Please try again in 15 minutes.'],
    [null, 'Too many attempts. Please try again later.'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 'Too many attempts. Please try again later.'],
  ])('Retry-After %j gives %j', (header, text) => {
    expect(tooManyAttempts(header)).toBe(text);
  });
});
