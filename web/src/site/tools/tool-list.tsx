import type { ComponentType } from 'react';
import {
  Blowdown,
  ControlValveSection,
  ControlValveSymbol,
  CylinderSegment,
  FilledVessel,
  KnockOutDrum,
  OrificeBore,
  OrificePlate,
  PipeRun,
  PipeSection,
  PumpUnderVessel,
  ReliefValve,
  Scales,
  ShellAndTube,
  SteamDome,
  SupportedPipe,
} from '../../design/drawings/index.ts';

/** A tool as the listing shows it. Its page may not exist yet. */
export interface Tool {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  /** What it uses: standards, data and methods. */
  readonly uses: readonly string[];
  /** Other words by which it is looked for. */
  readonly also: string;
  readonly Sketch: ComponentType;
  readonly needsLogin?: boolean;
}

export const proTools: readonly Tool[] = [
  {
    path: '/restriction-orifice-pro',
    name: 'Restriction Orifice Sizing Pro',
    about: 'Bore for a required pressure differential: liquid, gas and choked gas, cavitation, plates in series.',
    uses: ['ISO 5167-2', 'critical flow, Miller'],
    also: 'RO plate beta bore Cd Reader-Harris Gallagher FO',
    Sketch: OrificePlate,
  },
  {
    path: '/control-valve-pro',
    name: 'Control Valve Sizing Module Pro',
    about: 'Cv, choking, opening and noise for liquid, gas and two-phase flow, with valve style and fittings.',
    uses: ['IEC 60534-2-1', 'IEC 60534-8-3, -8-4'],
    also: 'Cv Kv globe butterfly noise flashing cavitation CV',
    Sketch: ControlValveSection,
  },
  {
    path: '/line-sizing-pro',
    name: 'Line Sizing Pro',
    about:
      'Pressure drop, velocity and size against the criteria of the service, for liquid, gas, steam and two-phase flow.',
    uses: ['Darcy–Weisbach, Colebrook', 'Friedel', 'API RP 14E', 'IAPWS-IF97'],
    also: 'pipe hydraulics friction Mach erosional velocity Crane fittings',
    Sketch: PipeRun,
  },
  {
    path: '/relief-valve-pro',
    name: 'Relief Valve Orifice Sizing Pro',
    about: 'Orifice area and letter for steam, gas and vapour, liquid and two-phase relief.',
    uses: ['API 520-I', 'API 526'],
    also: 'PSV safety valve pressure relief Napier Kb Kw omega',
    Sketch: ReliefValve,
  },
  {
    path: '/flare-ko-drum-sizing-pro',
    name: 'Flare K.O. Drum Sizing Pro',
    about: 'Diameter and length of a horizontal or vertical drum from droplet size, hold-up and demister.',
    uses: ['API 521'],
    also: 'knock out drum separator droplet settling demister',
    Sketch: KnockOutDrum,
  },
  {
    path: '/geometry-calculation-pro',
    name: 'Geometry Calculation Pro',
    about: 'Area and volume of eleven solids and of vessels with heads, partial fill and strapping tables.',
    uses: ['exact geometry'],
    also: 'vessel tank head ellipsoid torispherical wetted area volume level',
    Sketch: FilledVessel,
  },
  {
    path: '/pump-sizing-pro',
    name: 'Pump Sizing Pro',
    about: 'Head, NPSH available, power and shut-off pressure, with viscosity correction and motor size.',
    uses: ['ANSI/HI 9.6.7', 'IEC 60034 motors'],
    also: 'centrifugal NPSHA hydraulic shaft power head',
    Sketch: PumpUnderVessel,
  },
  {
    path: '/heat-exchanger-ua-check-pro',
    name: 'UA Check for Heat Exchangers Pro',
    about: 'Duty, LMTD and UA from both sides, with the correction factor and the NTU cross-check.',
    uses: ['LMTD, F', 'effectiveness–NTU'],
    also: 'shell and tube heat transfer coefficient duty',
    Sketch: ShellAndTube,
  },
  {
    path: '/plant-depressurization-pro',
    name: 'Plant Depressurization Pro',
    about: 'Blowdown of vessels through an orifice: pressure, metal temperature and flare load against time.',
    uses: ['API 521', 'Peng–Robinson'],
    also: 'depressuring BDV fire case MDMT brittle fracture',
    Sketch: Blowdown,
  },
  {
    path: '/vibration-analysis-pro',
    name: 'Vibration Analysis Pro',
    about: 'Acoustic and flow-induced vibration screening of piping, with likelihood of failure and action.',
    uses: ['EI AVIFF, 2nd ed.'],
    also: 'AIV FIV turbulence sound power level LOF',
    Sketch: SupportedPipe,
  },
];

export const freeTools: readonly Tool[] = [
  {
    path: '/unit-converters',
    name: 'Unit Converters',
    about: 'Two-way conversion of process quantities, with gauge and absolute pressure kept apart.',
    uses: ['exact factors, SI and NIST'],
    also: 'units temperature pressure energy power viscosity length mass density flow',
    Sketch: Scales,
  },
  {
    path: '/restriction-orifice',
    name: 'Restriction Orifice Sizing Module',
    about: 'Bore of a plate for a required pressure differential, liquid or gas.',
    uses: ['ISO 5167-2'],
    also: 'RO plate beta bore',
    Sketch: OrificeBore,
  },
  {
    path: '/control-valve',
    name: 'Control Valve Sizing Module',
    about: 'Cv and choking for liquid and gas.',
    uses: ['IEC 60534-2-1'],
    also: 'Cv Kv',
    Sketch: ControlValveSymbol,
  },
  {
    path: '/steam-tables',
    name: 'Steam Tables',
    about: 'Properties of water and steam, saturated or at any state.',
    uses: ['IAPWS-IF97', 'IAPWS R12-08, R15-11'],
    also: 'saturation enthalpy entropy density water',
    Sketch: SteamDome,
    needsLogin: true,
  },
  {
    path: '/geometry',
    name: 'Geometry Calculation',
    about: 'Liquid in a pipe, hemispherical and 2:1 heads, as you type.',
    uses: ['exact geometry'],
    also: 'cylinder segment head volume area',
    Sketch: CylinderSegment,
  },
  {
    path: '/pipe-dimensions',
    name: 'Pipe Dimensions',
    about: 'Diameters, walls and weights of pipe by size and schedule.',
    uses: ['ASME B36.10M', 'ASME B36.19M'],
    also: 'NPS DN schedule wall thickness inner outer diameter',
    Sketch: PipeSection,
  },
];

/** Whether every word of the search stands somewhere in what is known of the tool. */
export function matches({ name, about, uses, also }: Tool, search: string): boolean {
  const text = [name, about, ...uses, also].join(' ').toLocaleLowerCase('en');
  return search
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every(word => text.includes(word));
}
