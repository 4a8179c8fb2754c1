import { expect, test } from 'vitest';
import { isIpAddress } from './availability.ts';

test.each(['127.0.0.1', '192.168.1.20', '[::1]'])('%s is an address without a name', host => {
  expect(isIpAddress(host)).toBe(true);
});

test.each(['localhost', 'example.com', '1.2.3', '10.0.0.1.example.com', 'pump-10.0.0.1'])('%s is a name', host => {
  expect(isIpAddress(host)).toBe(false);
});
