import { fieldLabels, typedFields, type ConnectionState, type Interruption, type TypedField } from './sequences.ts';

/** Values of fields by id. */
export type Values = Readonly<Record<string, string>>;

/** What a page displays of its sheet. */
export interface DisplayedSheet {
  /** The save status; begins with "Saved " if everything is saved. */
  readonly status: string;
  /** Values of the fields, as displayed. */
  readonly values: Values;
  /** The fields of the conflict dialog, with the values to choose from. */
  readonly conflicts: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** A device with an open sheet, whose connection, session and clock are controlled. */
export interface Device {
  /** Types into a field: instead of its value, or at its end; or deletes its last characters. Returns the new value. */
  edit(field: TypedField, event: Interruption & { readonly type: 'type' | 'continue' | 'erase' }): Promise<string>;
  /** Advances the clock of the page. */
  advance(milliseconds: number): Promise<void>;
  /** Changes the state of the connection. Waiting requests then arrive, or fail if the new state is `down`. */
  setConnection(state: ConnectionState): Promise<void>;
  endSession(): Promise<void>;
  signIn(): Promise<void>;
  /** Signs in, connects and reloads the page. */
  reload(): Promise<void>;
  /** Makes the page check for changes, as it does when the connection or the user returns. */
  checkForChanges(): Promise<void>;
  /** Keeps the own values in the conflict dialog. */
  keepMine(): Promise<void>;
  read(): Promise<DisplayedSheet>;
}

/** Records what happens to the typed values of a sequence: accepted by the server, or offered in a conflict dialog. */
export class Witness {
  accepted: Values[] = [];
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
      this.accepted.some(values => values[typedFields[field]] === value) ||
      this.presented.some(each => each.field === field && each.values.some(text => text.startsWith(`${value} `)))
    );
  }
}

/** Plays a sequence. */
export async function play(
  devices: readonly Device[],
  events: readonly Interruption[],
  witness: Witness,
): Promise<void> {
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
        if (field === undefined || (await device.read()).conflicts.length > 0) break;
        focusedFields.set(event.who, field);
        const value = await device.edit(field, event);
        witness.typed.set(`${event.who} ${field}`, { device: event.who, field, value });
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

/** Connects and signs in all devices. */
export async function reconnect(devices: readonly Device[]): Promise<void> {
  for (const device of devices) {
    await device.signIn();
    await device.setConnection('up');
  }
}

/**
 * Lets each device check for changes, and resolves its conflicts.
 * @returns whether all devices are saved and display the same values, and what they display.
 */
export async function settle(
  devices: readonly Device[],
  witness: Witness,
): Promise<{ readonly settled: boolean; readonly values: Values; readonly displayed: string }> {
  let values: Values = {};
  const states: string[] = [];
  for (const [index, device] of devices.entries()) {
    await device.checkForChanges();
    await device.advance(1300);
    let shown = await device.read();
    for (const conflict of shown.conflicts)
      witness.presented.push({ device: index, field: conflict.label, values: conflict.values });
    if (shown.conflicts.length > 0) {
      await device.keepMine();
      await device.advance(1300);
      shown = await device.read();
    }
    ({ values } = shown);
    states.push(`${shown.status} ${fieldLabels.map(label => shown.values[typedFields[label]]).join(' ')}`);
  }
  const settled = states.every(text => text.startsWith('Saved ') && text === states[0]);
  return { settled, values, displayed: states.join('; ') };
}

/**
 * Describes typed values that were lost or changed, and needless conflicts. Typing a value that was already there
 * changes nothing, so it does not conflict with another user's change.
 */
export function faults(witness: Witness, before: Values, final: Values): string[] {
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
