import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quotaOf } from '../server/src/projects/quota.ts';
import { proFeatures } from '../web/src/account/subscription/features.ts';
import { root } from './sources.mjs';

const { projects, sheets, attached } = quotaOf(true);

test('the Pro features state the limits that the server enforces', () => {
  expect(proFeatures).toContain(`Up to ${projects} projects with ${sheets} sheets each`);
  expect(proFeatures).toContain(`${attached.project / 1024 / 1024} MB of attachments in a project`);
});

test('the introduction of the projects page states the limits that the server enforces', () => {
  const introduction = readFileSync(join(root, 'web/src/projects/list/introduction.tsx'), 'utf8');
  expect(introduction).toContain(`With Pro you can have up to ${projects} projects.`);
});
