import { MenuPage, type MenuCard } from '../menu.tsx';
import { GasRelief, LiquidRelief, ScenarioList, SteamRelief, TwoPhaseRelief } from './sketches.tsx';

const cards: readonly MenuCard[] = [
  {
    path: '/relief-valve-pro/steam-service',
    name: 'Steam Service',
    about:
      'Saturated and superheated steam by Napier, with its properties from the steam tables and the nozzle beside it.',
    uses: ['API 520-I', 'API 526', 'IAPWS-IF97'],
    Sketch: SteamRelief,
  },
  {
    path: '/relief-valve-pro/gas-vapor-service',
    name: 'Gas and Vapor Service',
    about: 'Critical and subcritical flow, conventional, balanced and pilot-operated valves.',
    uses: ['API 520-I', 'API 526'],
    Sketch: GasRelief,
  },
  {
    path: '/relief-valve-pro/liquid-service',
    name: 'Liquid Service',
    about: 'Certified and other valves, with the corrections for back pressure and viscosity.',
    uses: ['API 520-I', 'API 526'],
    Sketch: LiquidRelief,
  },
  {
    path: '/relief-valve-pro/two-phase-service',
    name: 'Two-Phase Service',
    about: 'Flashing mixtures and subcooled liquids by the omega method, water and steam in homogeneous equilibrium.',
    uses: ['API 520-I, annex C', 'API 526', 'IAPWS-IF97'],
    Sketch: TwoPhaseRelief,
  },
  {
    path: '/relief-valve-pro/scenario-register',
    name: 'Scenario Register',
    about:
      'The causes of overpressure of a protected item: credible or not and why, the area of each, and which governs.',
    uses: ['API 521', 'API 520-I'],
    Sketch: ScenarioList,
  },
];

/** The services of relief valve sizing, and the register of scenarios. */
export function ReliefMenu() {
  return (
    <MenuPage
      title="Relief Valve Orifice Sizing Pro"
      summary="Orifice area and letter by the service of the valve. A sized valve can be sent to the register of its protected item and, in steam and gas, to the acoustic check."
      cards={cards}
    />
  );
}
