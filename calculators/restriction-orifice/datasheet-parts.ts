import { allByHand, byHand, caseCalled, type DatasheetPart, type ItemDatasheet } from '../kit/index.ts';

interface Own {
  readonly pipe: DatasheetPart['lines'];
  readonly process: DatasheetPart['lines'];
  readonly calculated: DatasheetPart['lines'];
  readonly tappings: DatasheetPart['lines'];
}

/** The datasheet of an orifice plate with what a calculator knows of it. */
export function orificePlateDatasheet({ pipe, process, calculated, tappings }: Own): ItemDatasheet {
  return {
    type: 'item',
    title: 'Orifice plate datasheet',
    standards: 'Fields as in ISA-20 and ISO 5167-2',
    parts: [
      {
        title: 'General',
        lines: [
          caseCalled('Tag number or name'),
          ...allByHand('Service', 'P&ID number', 'Line number', 'Quantity'),
          byHand('Design pressure', 'gaugePressure', 'bar(g)'),
          byHand('Design temperature', 'temperature', '°C'),
        ],
      },
      {
        title: 'Pipe',
        lines: [...pipe, ...allByHand('Pipe material', 'Piping class', 'Flow, horizontal or vertical')],
      },
      { title: 'Process conditions', states: true, lines: process },
      { title: 'Calculated', states: true, lines: calculated },
      {
        title: 'Plate',
        lines: [
          ...allByHand('Type', 'Material', 'Bore as made, at 20 °C', 'Plate thickness', 'Edge thickness and bevel'),
          ...allByHand('Plate outside diameter', 'Drain or vent hole', 'Tab marking', 'Number of plates in series'),
        ],
      },
      {
        title: 'Flanges',
        lines: [
          ...allByHand('Flange standard, size and rating', 'Facing', 'Flange material', 'Gasket', 'Bolting'),
          ...tappings,
          ...allByHand('Taps, number and size'),
        ],
      },
      { title: 'Manufacturer', lines: allByHand('Manufacturer and model', 'Purchase order, item, serial number') },
      { title: 'Tests and certificates', lines: allByHand('Material certificate', 'Bore certificate') },
    ],
  };
}
