import { describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';
import { publishedNetworks, type PublishedNetwork } from './published-networks.ts';

type Row = Readonly<Record<string, unknown>>;

/** A published network as a case in JSON. */
function caseOf({ fluid, nodes, lines, valves, pumps }: PublishedNetwork): Row {
  const inKg = (value: number) => ({ value, unit: 'kg/s' });
  const inM = (value: number) => ({ value, unit: 'm' });
  const liquid = { density: fluid.density };
  const gas = { normalDensity: fluid.density, compressibilitySlope: fluid.compressibilitySlope };
  return {
    fluidPhase: fluid.phase,
    viscosity: { value: fluid.viscosity, unit: 'Pa·s' },
    temperature: { value: fluid.temperature, unit: 'K' },
    ...(fluid.phase === 'Gas' ? gas : liquid),
    nodes: nodes.map(([tag, elevation, pressure, inflow]) => ({
      tag,
      elevation,
      ...(pressure === undefined ? {} : { pressure }),
      ...(inflow > 0 && pressure === undefined ? { inflow: inKg(inflow) } : {}),
      ...(inflow < 0 && pressure === undefined ? { outflow: inKg(-inflow) } : {}),
    })),
    items: [
      ...lines.map(([tag, from, to, length, diameter, roughness, lossCoefficient]) => {
        return { tag, type: 'line', from, to, length, insideDiameter: inM(diameter), roughness, lossCoefficient };
      }),
      ...valves.map(([tag, from, to, diameter, lossCoefficient, open]) => {
        return { tag, type: 'block valve', from, to, insideDiameter: inM(diameter), lossCoefficient, open };
      }),
      ...pumps.map(([tag, from, to, points]) => ({
        tag,
        type: 'pump',
        from,
        to,
        curve: points.map(([flow, differential]) => ({ flow, differential })),
      })),
    ],
  };
}

/** The figures of a column of a table by the key of its rows. */
function figures(table: unknown, key: string, column: string): ReadonlyMap<string, number> {
  if (!Array.isArray(table)) throw new Error('there is no table');
  const rows: readonly Row[] = table;
  return new Map(
    rows.flatMap(row => {
      const cell = row[column];
      const value = typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : undefined;
      return typeof value === 'number' ? [[String(row[key]), value] as const] : [];
    }),
  );
}

describe('a published network', () => {
  test.each(publishedNetworks.map(network => [`${network.program}: ${network.title}`, network] as const))(
    '%s',
    (_, network) => {
      const { results, messages } = calculateJson(definition, caseOf(network));
      expect(messages.filter(({ level }) => level === 'error')).toEqual([]);
      const pressures = figures(results['nodeTable'], 'node', 'pressure');
      const velocities = figures(results['itemTable'], 'item', 'velocity');
      const printed = network.nodes.flatMap(([, , , , pressure]) => pressure ?? []);
      const span = Math.max(...printed) - Math.min(...printed);
      const digit = network.program === 'STANET' ? 1e-4 : 0;
      const bad: string[] = [];
      for (const [tag, , , , pressure] of network.nodes)
        if (pressure !== undefined && Math.abs((pressures.get(tag) ?? NaN) - pressure) > Math.max(0.002 * span, digit))
          bad.push(`${tag} ${pressure} ${pressures.get(tag)}`);
      for (const [tag, ...rest] of [...network.lines, ...network.valves]) {
        const velocity = rest.at(-1);
        if (typeof velocity !== 'number') continue;
        if (Math.abs((velocities.get(tag) ?? NaN) - velocity) > Math.max(0.003 * Math.abs(velocity), digit))
          bad.push(`${tag} ${velocity} ${velocities.get(tag)}`);
      }
      expect(bad).toEqual([]);
    },
  );
});
