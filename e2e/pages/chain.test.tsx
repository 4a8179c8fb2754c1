// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { inletGas, makeGasChain } from '../../server/src/testing/gas-chain.ts';
import { idFrom, newProject, newSheet } from '../../server/src/testing/project-world.ts';
import { closePage, eventually, has, openPage, press, rowText, shows } from './page.tsx';
import { createMember, createUser } from './users.ts';

afterEach(closePage);

test('a changed fluid makes the sheets that read it stale, until they are updated in order', async () => {
  const owner = await createUser('Ada', 'pro');
  const project = await newProject(owner);
  const reader = await createMember(owner, project, 'Rosa', 'reader');
  const { fluid } = await makeGasChain({
    addFluid: async body => idFrom(await owner.browser.post(`/api/projects/${project}/fluids`, body)),
    addSheet: ({ number, title, document }) => newSheet(owner, project, document, { number, title }),
  });
  await openPage(`/projects/${project}#map`, owner);
  await shows('C-1 Inlet line → C-2 Control valve');
  await press('Update in order');
  await shows('7 sheets updated');
  await press('Close');
  await eventually(() => !has('Update in order'));
  const richer = { ...inletGas('0.87'), version: 1 };
  expect((await owner.browser.send('PUT', `/api/fluids/${fluid}`, richer)).status).toBeLessThan(300);
  await openPage(`/projects/${project}#map`, owner);
  await shows('Inlet gas → C-1 Inlet line Fluid properties reads the fluid changed');
  await openPage(`/projects/${project}#sheets`, reader);
  await shows('Inlet gas changed');
  expect(has('Update in order')).toBe(false);
  for (const title of ['Inlet line', 'Blowdown']) expect(rowText(title)).toContain('stale');
  await openPage(`/projects/${project}#fluids`, owner);
  await shows('Methane 0.87');
  expect(rowText('Inlet gas')).toContain('C-1 Inlet line');
  await press('Update in order');
  await shows('7 sheets updated');
  await shows('0.85');
  await press('Close');
  await openPage(`/projects/${project}#sheets`, owner);
  await shows('Inlet line');
  await eventually(() => rowText('Inlet line').includes('bar'));
  expect(rowText('Inlet line')).not.toContain('stale');
});

test('a sheet that does not read the fluid stays as it is', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  await newSheet(owner, project);
  const fluid = idFrom(await owner.browser.post(`/api/projects/${project}/fluids`, inletGas('0.85')));
  await owner.browser.send('PUT', `/api/fluids/${fluid}`, { ...inletGas('0.87'), version: 1 });
  await openPage(`/projects/${project}#sheets`, owner);
  await shows('Orifice diameter');
  expect(rowText('Inlet header')).not.toContain('stale');
  expect(has('Update in order')).toBe(false);
  await openPage(`/projects/${project}#map`, owner);
  await shows('No field reads anything yet.');
});
