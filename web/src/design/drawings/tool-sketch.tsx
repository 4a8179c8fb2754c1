import type { SketchName } from '@isentrope/calculators/kit';
import type { ComponentType } from 'react';
import {
  Blowdown,
  CalculationSheet,
  ControlValveSection,
  ControlValveSymbol,
  CylinderSegment,
  FilledVessel,
  FlareHeader,
  GasRelief,
  KnockOutDrum,
  LiquidRelief,
  OrificeBore,
  OrificePlate,
  PhaseEnvelope,
  PipeRun,
  PipeSection,
  PumpedCircuit,
  PumpUnderVessel,
  ReliefValve,
  Scales,
  ScenarioList,
  ShellAndTube,
  SteamDome,
  SteamRelief,
  SupportedPipe,
  TwoPhaseRelief,
} from './index.ts';

const sketches: Readonly<Record<SketchName, ComponentType>> = {
  blowdown: Blowdown,
  'control-valve-section': ControlValveSection,
  'control-valve-symbol': ControlValveSymbol,
  'cylinder-segment': CylinderSegment,
  'filled-vessel': FilledVessel,
  'flare-header': FlareHeader,
  'gas-relief': GasRelief,
  'knock-out-drum': KnockOutDrum,
  'liquid-relief': LiquidRelief,
  'orifice-bore': OrificeBore,
  'orifice-plate': OrificePlate,
  'phase-envelope': PhaseEnvelope,
  'pipe-run': PipeRun,
  'pipe-section': PipeSection,
  'pumped-circuit': PumpedCircuit,
  'pump-under-vessel': PumpUnderVessel,
  'relief-valve': ReliefValve,
  scales: Scales,
  'scenario-list': ScenarioList,
  'shell-and-tube': ShellAndTube,
  'steam-dome': SteamDome,
  'steam-relief': SteamRelief,
  'supported-pipe': SupportedPipe,
  'two-phase-relief': TwoPhaseRelief,
};

/** The drawing beside a tool's name; the calculation sheet by default. */
export function ToolSketch({ name }: { name: SketchName | undefined }) {
  const Sketch = name === undefined ? CalculationSheet : sketches[name];
  return <Sketch />;
}
