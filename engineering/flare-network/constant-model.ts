import { ConstantGas, mixConstantGases } from './constant-gas.ts';
import type { GasFlow, GasModel } from './gas.ts';
import type { FlareSource, SourceGas } from './types.ts';

/** Constant properties of a source whose gas has a composition. */
export type PropertiesOf = (
  source: FlareSource,
) => Omit<Extract<SourceGas, { type: 'properties' }>, 'type'> & { readonly stagnationTemperature: number };

/** Returns gases with constant k and Z; those of a composition have the properties that `propertiesOf` gives. */
export function constantModel(propertiesOf: PropertiesOf): GasModel {
  return {
    type: 'constant',
    ofSource: source => {
      const { gas, temperature } = source;
      return new ConstantGas(
        gas.type === 'properties' ? { ...gas, stagnationTemperature: temperature } : propertiesOf(source),
      );
    },
    mix: flows => mixConstantGases(flows.filter(isConstant)),
  };
}

function isConstant(flow: GasFlow): flow is GasFlow & { readonly gas: ConstantGas } {
  return flow.gas instanceof ConstantGas;
}
