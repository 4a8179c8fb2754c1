/**
 * Benchmarks `bin/calc` including Node's start-up: 10,000 cases of several calculators in an array, and a million orifice cases
 * in a stream, with peak memory. Targets on two cores: 0.6 s, 1.5 s for lines; 30 s and 400 MB.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reportFigure } from '../../scripts/performance-figures.mjs';
import { root } from '../../scripts/sources.mjs';

const calc = join(root, 'bin', 'calc');
const gas = {
  flowRate: 50000,
  pressure: 4,
  temperature: 20,
  molecularWeight: 20,
  compressibilityFactor: 1,
  gamma: 1.3,
};
const line = { nominalSize: '12', schedule: 'STD', length: 900, viscosity: 0.012 };
const plate = { flowRate: 48600, upstreamPressure: 8, pressureDifferential: 1.24, viscosity: 0.62 };

const orifice = 'restriction-orifice-pro';

/** One case per calculator measured; the flow rate varies from case to case. */
const measured = [
  { tool: orifice, given: { ...plate, fluidUpstreamDensity: 945, pipeInsideDiameter: 102.3, method: 'iso5167' } },
  {
    tool: 'control-valve-pro',
    given: {
      flowRate: 47534,
      upstreamPressure: 9.2,
      pressureDifferential: 4.8,
      density: 742,
      vaporPressure: 2.1,
      criticalPressure: 33.7,
      viscosity: 0.34,
      valveSize: 50,
      upstreamPipeDiameter: 102.3,
      downstreamPipeDiameter: 102.3,
      method: 'iec60534',
    },
  },
  {
    tool: 'pump-sizing-pro',
    given: {
      flowRate: 62000,
      vaporPressure: 0.9,
      density: 742,
      viscosity: 0.55,
      designMargin: 10,
      minimumContinuousFlow: 0,
      vesselPressure: 1.2,
      suctionElevation: 5.5,
      suctionPressureDrop: 0.12,
      npshRequired: 3.4,
      dischargeElevation: 24,
      dischargePressureDrop: 2.6,
      downstreamPressure: 7.5,
      efficiency: 71,
      speed: 2950,
      relievingPressure: 3.5,
      maxLiquidLevel: 8,
      shutoffDesignMargin: 20,
    },
  },
  {
    tool: 'relief-valve-pro/gas-vapor-service',
    given: {
      flowRate: 24270,
      molecularWeight: 51,
      temperature: 75,
      compressibilityFactor: 0.9,
      gamma: 1.11,
      setPressure: 5.17,
      allowableOverpressure: 10,
    },
  },
  { tool: 'line-sizing-pro', given: { ...gas, ...line, fluidType: 'Gas', service: 'Wet gas, carbon steel' } },
  {
    tool: 'line-sizing-pro',
    given: { ...gas, ...line, fluidType: 'Gas', service: 'Wet gas, carbon steel', method: 'adiabatic' },
  },
  {
    tool: 'line-sizing-pro',
    given: { ...line, fluidType: 'Liquid', flowRate: 50000, pressure: 5, temperature: 20, density: 870, viscosity: 1 },
  },
];

const varied = (inputs, index) => ({ ...inputs, flowRate: inputs.flowRate * (1 + (index % 1000) / 5000) });

/** Returns the run time in seconds of the command for an input, and its peak memory, MB. */
async function timed(args, input) {
  const start = performance.now();
  const program = spawn(calc, args, { stdio: ['pipe', openSync('/dev/null', 'w'), 'inherit'] });
  let most = 0;
  const watch = setInterval(() => {
    try {
      const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8')) ?? [];
      most = Math.max(most, Number(kilobytes) / 1024);
    } catch {
      // The process has ended, or there is no /proc.
    }
  }, 100);
  const ended = once(program, 'exit');
  await pipeline(Readable.from(input), program.stdin);
  const [code] = await ended;
  clearInterval(watch);
  if (code !== 0) throw new Error(`calc ${args.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, most };
}

for (const { tool, given: inputs } of measured) {
  const input = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => varied(inputs, index)));
  let best = Infinity;
  for (let round = 0; round < 3; round += 1) best = Math.min(best, (await timed([tool], [input])).seconds);
  const how = [inputs.fluidType, inputs.method].filter(word => word !== undefined).join(', ');
  const name = `10,000 cases, ${tool}${how === '' ? '' : ` (${how})`}`;
  console.log(`  ${name}: ${best.toFixed(2)} s`);
  reportFigure({ name: `calc, ${name}`, target: tool.startsWith('line') ? 1.5 : 0.6, unit: 's', result: best });
}

function* million() {
  const [{ given: inputs }] = measured;
  for (let block = 0; block < 1000; block += 1)
    yield Array.from({ length: 1000 }, (_, index) => `${JSON.stringify(varied(inputs, index))}\n`).join('');
}
const { seconds, most } = await timed([orifice, '--stream'], million());
console.log(`  1,000,000 cases streamed, ${orifice}: ${seconds.toFixed(1)} s, at most ${most.toFixed(0)} MB`);
reportFigure({ name: 'calc, 1,000,000 cases streamed', target: 30, unit: 's', result: seconds });
if (most > 0) reportFigure({ name: 'calc, memory of a million cases', target: 400, unit: 'MB', result: most });
