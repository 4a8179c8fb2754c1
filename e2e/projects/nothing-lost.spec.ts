import { expect, test, type Browser, type Page } from '@playwright/test';
import { linkFromMail, openOtherDevice, waitForMail } from '../accounts/users.ts';
import { Device } from './interruptions.ts';
import { fieldLabels, interruptions, typedFields, type Interruption, type TypedField } from './sequences.ts';
import { addSheet, createProject, createUser, saveOrificeSheet } from './users.ts';

const caseName = 'Normal';

/** Records what happens to the typed values of a sequence: accepted by the server, or offered in a conflict dialog. */
class Witness {
  accepted: string[] = [];
  presented: { readonly device: number; readonly field: string; readonly values: readonly string[] }[] = [];
  /** The last value typed on each device into each field. */
  readonly typed = new Map<string, { readonly device: number; readonly field: TypedField; readonly value: string }>();

  clear(): void {
    this.accepted = [];
    this.presented = [];
    this.typed.clear();
  }

  has(field: TypedField, value: string): boolean {
    return (
      this.accepted.some(document => document.includes(`"${typedFields[field]}":["${value}"`)) ||
      this.presented.some(each => each.field === field && each.values.some(text => text.startsWith(`${value} `)))
    );
  }
}

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
async function openDevices(browser: Browser, group: Group, witness: Witness): Promise<readonly Device[]> {
  const owner = await createUser(browser, 'Ada');
  const project = await createProject(owner, 'Inlet compression');
  const pages = [owner.page];
  if (group.users === 2) pages.push(await addEngineer(browser, owner.page));
  if (group.secondDevice) pages.push(await openOtherDevice(browser, owner.email));
  const sheet = await addSheet(owner, project, 'C-1', 'Orifice');
  await owner.page.goto('about:blank');
  await saveOrificeSheet(owner, sheet, '1');
  const accepted = (document: string) => witness.accepted.push(document);
  const devices: Device[] = [];
  for (const page of pages) devices.push(await Device.open(page, `restriction-orifice?sheet=${sheet}`, accepted));
  return devices;
}

async function play(devices: readonly Device[], events: readonly Interruption[], witness: Witness): Promise<void> {
  const focusedFields = new Map<number, TypedField>();
  for (const event of events) {
    const device = devices[event.who];
    if (!device) continue;
    switch (event.type) {
      case 'type':
      case 'continue':
      case 'erase': {
        const field = event.type === 'type' ? event.field : focusedFields.get(event.who);
        // The conflict dialog blocks typing.
        if (field === undefined || (await device.readDisplayed()).conflicts.length > 0) break;
        focusedFields.set(event.who, field);
        const input = device.bench.field(caseName, field);
        if (event.type === 'type') await input.fill('');
        else await input.press('End');
        if (event.type === 'erase') for (let key = 0; key < event.keys; key += 1) await input.press('Backspace');
        else await input.pressSequentially(event.keys);
        witness.typed.set(`${event.who} ${field}`, { device: event.who, field, value: await input.inputValue() });
        break;
      }
      case 'pass':
        await device.advance(event.milliseconds);
        break;
      case 'line':
        await device.setConnection(event.state);
        break;
      case 'session':
        await (event.ends ? device.endSession() : device.signIn());
        break;
      case 'reload':
        await device.reload();
        focusedFields.delete(event.who);
        break;
    }
  }
}

/** Connects and signs in all devices, and resolves conflicts until all devices show the same values. */
async function settle(devices: readonly Device[], witness: Witness): Promise<Readonly<Record<string, string>>> {
  for (const device of devices) {
    await device.signIn();
    await device.setConnection('up');
  }
  let final: Readonly<Record<string, string>> = {};
  await expect(async () => {
    const states: string[] = [];
    for (const [index, device] of devices.entries()) {
      await device.checkForChanges();
      await device.advance(1300);
      let shown = await device.readDisplayed();
      for (const { label, values } of shown.conflicts) witness.presented.push({ device: index, field: label, values });
      if (shown.conflicts.length > 0) {
        const dialog = device.page.getByRole('dialog', { name: 'Changed by both' });
        await dialog.getByRole('button', { name: 'Save' }).click();
        await device.advance(1300);
        shown = await device.readDisplayed();
      }
      const { status, values } = shown;
      final = values;
      states.push(`${status} ${fieldLabels.map(label => values[typedFields[label]]).join(' ')}`);
    }
    expect(
      states.every(text => text.startsWith('Saved ') && text === states[0]),
      states.join('; '),
    ).toBe(true);
  }).toPass({ intervals: [20], timeout: 60_000 });
  return final;
}

type Values = Readonly<Record<string, string>>;

/**
 * Describes typed values that were lost or changed, and needless conflicts. Typing a value that was already there
 * changes nothing, so it does not conflict with another user's change.
 */
function faults(witness: Witness, before: Values, final: Values): string[] {
  const { presented } = witness;
  const all = [...witness.typed.values()];
  const lost = all.filter(
    ({ field, value }) =>
      value !== final[typedFields[field]] && value !== before[typedFields[field]] && !witness.has(field, value),
  );
  const unexpected = fieldLabels.filter(field => {
    const candidates = all.filter(each => each.field === field).map(({ value }) => value);
    return candidates.length > 0 && !candidates.includes(final[typedFields[field]] ?? '');
  });
  const needless = presented.filter(
    ({ device, field }) => !all.some(each => each.field === field && each.device !== device),
  );
  return [
    ...lost.map(({ field, value }) => `${field} ${value} is lost`),
    ...unexpected.map(field => `${field} is ${final[typedFields[field]]}, which nobody typed last`),
    ...needless.map(
      ({ field, values }) => `${field} is asked about although nobody else typed it: ${values.join(', ')}`,
    ),
  ];
}

interface Group {
  readonly name: string;
  readonly users: 1 | 2;
  readonly secondDevice: boolean;
  readonly seeds: readonly [first: number, last: number];
}

const groups: readonly Group[] = [
  { name: 'by one person', users: 1, secondDevice: false, seeds: [1, 60] },
  { name: 'by one person at two devices', users: 1, secondDevice: true, seeds: [61, 105] },
  { name: 'by two people', users: 2, secondDevice: false, seeds: [106, 150] },
  { name: 'by two people, one at two devices', users: 2, secondDevice: true, seeds: [151, 200] },
];

for (const group of groups)
  test(`no value typed ${group.name} is lost in ${group.seeds[1] - group.seeds[0] + 1} sequences of interruptions`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const witness = new Witness();
    const devices = await openDevices(browser, group, witness);
    const result: string[] = [];
    for (let seed = group.seeds[0]; seed <= group.seeds[1]; seed += 1) {
      const events = interruptions(seed, devices.length);
      const story = `sequence ${seed}: ${JSON.stringify(events)}`;
      witness.clear();
      const { values: before } = (await devices[0]?.readDisplayed()) ?? { values: {} };
      await play(devices, events, witness);
      const final = await settle(devices, witness).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${story}\n${result.join('\n')}`);
      });
      result.push(...faults(witness, before, final).map(fault => `${fault} in ${story}`));
    }
    expect(result).toEqual([]);
  });
