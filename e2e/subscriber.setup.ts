import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { subscriber } from './subscriber.mjs';
import { subscriberState } from './subscriber-state.ts';

/** Once for all: the tests of Pro tools are those of a person with a subscription. */
test('somebody subscribes', async ({ baseURL }) => {
  await writeFile(subscriberState(), JSON.stringify(await subscriber(baseURL ?? '')));
});
