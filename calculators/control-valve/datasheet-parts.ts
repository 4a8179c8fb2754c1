import { blankLines, blankLine, caseNameLine, type DatasheetPart, type ItemDatasheet } from '../kit/index.ts';

/** Datasheet sections shared by the free and the Pro calculator, mostly to be completed by the manufacturer. */

const general: DatasheetPart = {
  title: 'General',
  lines: [
    caseNameLine('Tag number or name'),
    ...blankLines('Service', 'P&ID and line number', 'Quantity', 'Area classification'),
    blankLine('Ambient temp., min / max', 'temperature', '°C'),
    blankLine('Design pressure', 'gaugePressure', 'bar(g)'),
    blankLine('Design temperature', 'temperature', '°C'),
  ],
};

const actuator: DatasheetPart = {
  title: 'Actuator',
  lines: [
    ...blankLines('Type', 'Manufacturer and model', 'Size or effective area', 'On air failure'),
    blankLine('Air supply, min / max', 'gaugePressure', 'bar(g)'),
    ...blankLines('Bench range', 'Handwheel', 'Stroking time, open / close'),
  ],
};

const positioner: DatasheetPart = {
  title: 'Positioner and accessories',
  lines: blankLines(
    'Positioner',
    'Input signal, action on rise',
    'Solenoid valve',
    'Limit switches, transmitter',
    'Air set, filter and gauge',
  ),
};

const tests: DatasheetPart = {
  title: 'Tests and certificates',
  lines: blankLines('Seat leakage class', 'Hydrostatic test', 'Order, item and serial number'),
};

interface Own {
  readonly piping: DatasheetPart['lines'];
  readonly process: DatasheetPart['lines'];
  readonly calculated: DatasheetPart['lines'];
  readonly body: DatasheetPart['lines'];
  readonly trim: DatasheetPart['lines'];
}

/** Returns the datasheet of a control valve with a calculator's own entries. */
export function controlValveDatasheet({ piping, process, calculated, body, trim }: Own): ItemDatasheet {
  return {
    type: 'item',
    title: 'Control valve datasheet',
    standards: 'Fields as in IEC 60534-7 and ISA-20',
    parts: [
      general,
      { title: 'Pipe', lines: piping },
      { title: 'Process conditions', states: true, lines: process },
      { title: 'Calculated', states: true, lines: calculated },
      { title: 'Body and bonnet', lines: body },
      { title: 'Trim', lines: trim },
      actuator,
      positioner,
      tests,
    ],
  };
}

/** Body and bonnet, after style and size. */
export const bodyByHand: DatasheetPart['lines'] = [
  ...blankLines('Pressure class', 'End connections, facing', 'Body and bonnet material', 'Bonnet type'),
  ...blankLines('Packing', 'Flow direction', 'Manufacturer and model'),
];

/** Trim materials, after size and characteristic. */
export const trimByHand: DatasheetPart['lines'] = blankLines(
  'Plug, ball or disk material',
  'Seat material',
  'Cage and stem material',
);
