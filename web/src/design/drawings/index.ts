export { ControlValveSection, ControlValveSymbol } from './control-valve.tsx';
export { PumpUnderVessel, ShellAndTube } from './machinery.tsx';
export { OrificeBore, OrificePlate } from './orifice-plate.tsx';
export { PipeRun, PipeSection, SupportedPipe } from './piping.tsx';
export { Scales, SteamDome } from './properties.tsx';
export { ReliefValve } from './relief-valve.tsx';
export { Blowdown, CylinderSegment, FilledVessel, KnockOutDrum } from './vessels.tsx';
export { DrumDiagram, ScheduleDiagram } from './scenes.tsx';
export { MeasuringStation, PumpStation, ReliefStation, ValveStation } from './stations.tsx';
