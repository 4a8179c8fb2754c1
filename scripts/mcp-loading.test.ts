import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from './sources.mjs';

test('the MCP implementation is loaded with the first message, and by no page', () => {
  const sources = files(/\.tsx?$/, root).map(file => [file, readFileSync(join(root, file), 'utf8')] as const);
  const naming = (message: RegExp) => sources.filter(([, text]) => message.test(text)).map(([file]) => file);
  expect(naming(/from '@modelcontextprotocol\/sdk/)).toEqual([
    'server/src/assistants/session.ts',
    'server/src/testing/assistant.ts',
  ]);
  expect(naming(/from '\.[^']*\/session\.ts'/).filter(file => file.startsWith('server/src/assistants/'))).toEqual([]);
});
