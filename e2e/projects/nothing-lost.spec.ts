import { expect, test, type Browser, type Page } from '@playwright/test';
import { faults, play, reconnect, settle, Witness, type Values } from '../../web/src/testing/interruptions/play.ts';
import { interruptions } from '../../web/src/testing/interruptions/sequences.ts';
import { linkFromMail, openOtherDevice, waitForMail } from '../accounts/users.ts';
import { PageDevice } from './interruptions.ts';
import { addSheet, createProject, createUser, saveOrificeSheet } from './users.ts';

async function addEngineer(browser: Browser, owner: Page): Promise<Page> {
  const { page, email } = await createUser(browser, 'Edith');
  await owner.getByRole('link', { name: 'people' }).click();
  await owner.getByRole('textbox', { name: 'Email' }).fill(email);
  await owner.getByRole('radio', { name: 'engineer' }).check();
  await owner.getByRole('button', { name: 'Invite' }).click();
  await page.goto(linkFromMail(await waitForMail(owner.request, email, /You are invited to a project/)));
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('you are engineer')).toBeVisible();
  return page;
}

/** Opens one sheet on several devices of one user or two. */
async function openDevices(browser: Browser, group: Group, witness: Witness): Promise<readonly PageDevice[]> {
  const owner = await createUser(browser, 'Ada');
  const project = await createProject(owner, 'Inlet compression');
  const pages = [owner.page];
  if (group.users === 2) pages.push(await addEngineer(browser, owner.page));
  if (group.secondDevice) pages.push(await openOtherDevice(browser, owner.email));
  const sheet = await addSheet(owner, project, 'C-1', 'Orifice');
  await owner.page.goto('about:blank');
  await saveOrificeSheet(owner, sheet, '1');
  const accepted = (values: Values) => void witness.accepted.push(values);
  const devices: PageDevice[] = [];
  for (const page of pages) devices.push(await PageDevice.open(page, `restriction-orifice?sheet=${sheet}`, accepted));
  return devices;
}

/** Settles all devices, which may take a moment after the last response. */
async function settleAll(devices: readonly PageDevice[], witness: Witness): Promise<Values> {
  let final: Values = {};
  await reconnect(devices);
  await expect(async () => {
    const { settled, values, displayed } = await settle(devices, witness);
    final = values;
    expect(settled, displayed).toBe(true);
  }).toPass({ intervals: [20], timeout: 60_000 });
  return final;
}

interface Group {
  readonly name: string;
  readonly users: 1 | 2;
  readonly secondDevice: boolean;
  readonly seeds: readonly [first: number, last: number];
}

/**
 * The seeds of each group have as many kinds of scenario as 16 in a row contain. Many more sequences are played without a
 * browser, in `interruptions.test.ts` of the workbench.
 */
const groups: readonly Group[] = [
  { name: 'by one person', users: 1, secondDevice: false, seeds: [1, 16] },
  { name: 'by one person at two devices', users: 1, secondDevice: true, seeds: [63, 78] },
  { name: 'by two people', users: 2, secondDevice: false, seeds: [113, 128] },
  { name: 'by two people, one at two devices', users: 2, secondDevice: true, seeds: [167, 182] },
];

for (const group of groups)
  test(`no value typed ${group.name} is lost in ${group.seeds[1] - group.seeds[0] + 1} sequences of interruptions`, async ({
    browser,
  }) => {
    const witness = new Witness();
    const devices = await openDevices(browser, group, witness);
    const result: string[] = [];
    for (let seed = group.seeds[0]; seed <= group.seeds[1]; seed += 1) {
      const events = interruptions(seed, devices.length);
      const story = `sequence ${seed}: ${JSON.stringify(events)}`;
      witness.clear();
      const { values: before } = (await devices[0]?.read()) ?? { values: {} };
      await play(devices, events, witness);
      const final = await settleAll(devices, witness).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${story}\n${result.join('\n')}`);
      });
      result.push(...faults(witness, before, final).map(fault => `${fault} in ${story}`));
    }
    expect(result).toEqual([]);
  });
