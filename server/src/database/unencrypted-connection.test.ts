import { expect, test } from 'vitest';
import { isConnectionUnencrypted } from './unencrypted-connection.ts';

test.each([
  ['postgres://u:p@127.0.0.1/x', false],
  ['postgres://u:p@localhost:5433/x', false],
  ['postgres://u:p@[::1]/x', false],
  ['postgres:///x?host=/run/postgresql', false],
  ['postgres://u:p@db.example/x?sslmode=verify-full', false],
  ['postgres://u:p@db.example/x?ssl=true', false],
  ['postgres://u:p@db.example/x', true],
  ['postgres://u:p@10.0.0.5/x?sslmode=prefer', true],
  ['postgres://u:p@db.example/x?sslmode=disable', true],
])('the connection to %s is unencrypted: %s', (address, inClear) => {
  expect(isConnectionUnencrypted(address)).toBe(inClear);
});
