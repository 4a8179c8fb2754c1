/** Valve and trim style with its typical factors at full rated travel. */
export interface ValveStyle {
  readonly name: string;
  readonly FL: number;
  readonly xT: number;
  /** Undefined where the table refers to the manufacturer. */
  readonly Fd: number | undefined;
}

type Row = readonly [type: string, trim: string, flow: string, FL: number, xT: number, Fd: number | undefined];

/** Typical F_L, x_T and F_d: IEC 60534-2-1:2011, Table D.1 (ANSI/ISA-75.01.01-2012, Table D.2). */
const table: readonly Row[] = [
  ['Globe, single port', '3 V-port plug', 'open or close', 0.9, 0.7, 0.48],
  ['Globe, single port', '4 V-port plug', 'open or close', 0.9, 0.7, 0.41],
  ['Globe, single port', '6 V-port plug', 'open or close', 0.9, 0.7, 0.3],
  ['Globe, single port', 'Contoured plug (linear and equal percentage)', 'open', 0.9, 0.72, 0.46],
  ['Globe, single port', 'Contoured plug (linear and equal percentage)', 'close', 0.8, 0.55, 1.0],
  ['Globe, single port', '60 equal diameter hole drilled cage', 'outward or inward', 0.9, 0.68, 0.13],
  ['Globe, single port', '120 equal diameter hole drilled cage', 'outward or inward', 0.9, 0.68, 0.09],
  ['Globe, single port', 'Characterized cage, 4-port', 'outward', 0.9, 0.75, 0.41],
  ['Globe, single port', 'Characterized cage, 4-port', 'inward', 0.85, 0.7, 0.41],
  ['Globe, double port', 'Ported plug', 'inlet between seats', 0.9, 0.75, 0.28],
  ['Globe, double port', 'Contoured plug', 'either direction', 0.85, 0.7, 0.32],
  ['Globe, angle', 'Contoured plug (linear and equal percentage)', 'open', 0.9, 0.72, 0.46],
  ['Globe, angle', 'Contoured plug (linear and equal percentage)', 'close', 0.8, 0.65, 1.0],
  ['Globe, angle', 'Characterized cage, 4-port', 'outward', 0.9, 0.65, 0.41],
  ['Globe, angle', 'Characterized cage, 4-port', 'inward', 0.85, 0.6, 0.41],
  ['Globe, angle', 'Venturi', 'close', 0.5, 0.2, 1.0],
  ['Globe, small flow trim', 'V-notch', 'open', 0.98, 0.84, 0.7],
  ['Globe, small flow trim', 'Flat seat (short travel)', 'close', 0.85, 0.7, 0.3],
  ['Globe, small flow trim', 'Tapered needle', 'open', 0.95, 0.84, undefined],
  ['Rotary', 'Eccentric spherical plug', 'open', 0.85, 0.6, 0.42],
  ['Rotary', 'Eccentric spherical plug', 'close', 0.68, 0.4, 0.42],
  ['Rotary', 'Eccentric conical plug', 'open', 0.77, 0.54, 0.44],
  ['Rotary', 'Eccentric conical plug', 'close', 0.79, 0.55, 0.44],
  ['Butterfly, centred shaft', 'Swing-through (70 deg)', 'either', 0.62, 0.35, 0.57],
  ['Butterfly, centred shaft', 'Swing-through (60 deg)', 'either', 0.7, 0.42, 0.5],
  ['Butterfly, centred shaft', 'Fluted vane (70 deg)', 'either', 0.67, 0.38, 0.3],
  ['Butterfly, eccentric shaft', 'Offset seat (70 deg)', 'either', 0.67, 0.35, 0.57],
  ['Ball', 'Full bore (70 deg)', 'either', 0.74, 0.42, 0.99],
  ['Ball', 'Segmented ball', 'either', 0.6, 0.3, 0.98],
  ['Globe and angle', 'Multistage multipath, 2 stages', 'either', 0.97, 0.812, undefined],
  ['Globe and angle', 'Multistage multipath, 3 stages', 'either', 0.99, 0.888, undefined],
  ['Globe and angle', 'Multistage multipath, 4 stages', 'either', 0.99, 0.925, undefined],
  ['Globe and angle', 'Multistage multipath, 5 stages', 'either', 0.99, 0.95, undefined],
  ['Globe and angle', 'Multistage single path, 2 stages', 'either', 0.97, 0.896, undefined],
  ['Globe and angle', 'Multistage single path, 3 stages', 'either', 0.99, 0.935, undefined],
  ['Globe and angle', 'Multistage single path, 4 stages', 'either', 0.99, 0.96, undefined],
];

/** The valve styles of IEC 60534-2-1:2011 by name: type, trim, direction of flow. */
export const valveStyles: readonly ValveStyle[] = table.map(([type, trim, flow, FL, xT, Fd]) => ({
  name: `${type}, ${trim.charAt(0).toLowerCase()}${trim.slice(1)}, flow ${flow}`,
  FL,
  xT,
  Fd,
}));

/** Returns the style of this name; undefined if there is none. */
export function valveStyle(name: string): ValveStyle | undefined {
  return valveStyles.find(style => style.name === name);
}
