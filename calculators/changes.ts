/** A change that altered results of the calculators named, or of all. */
export interface Change {
  /** The day of the first build with the change. */
  readonly date: string;
  readonly tools: readonly string[] | 'all';
  /** What changed, and for which cases, in a sentence or two. */
  readonly text: string;
}

/**
 * Every change of results, in order; add new ones at the end. An issued sheet whose recalculated results differ lists
 * the entries for its calculator since its issue, and the validation page lists them all.
 */
export const changes: readonly Change[] = [
  {
    date: '2026-11-23',
    tools: ['relief-valve-pro/scenario-register', 'fluid-properties'],
    text: 'The latent heat of a mixture is calculated from the partial enthalpies of its components.',
  },
  {
    date: '2026-11-23',
    tools: ['control-valve', 'control-valve-pro'],
    text: 'For a fluid in two phases, the vapour pressure filled in for the liquid is that of the liquid in equilibrium with its vapour.',
  },
  {
    date: '2026-11-23',
    tools: 'all',
    text: 'Gas flows in Sm³ and Nm³ follow R·T/p exactly. Results move by less than one part in a million.',
  },
  {
    date: '2026-11-23',
    tools: ['control-valve', 'control-valve-pro', 'relief-valve-pro/two-phase-service'],
    text: 'The liquid of a two-phase mixture flashes by its own composition, not by that of the whole mixture.',
  },
  {
    date: '2026-11-23',
    tools: ['relief-valve-pro/two-phase-service'],
    text: 'Omega of a subcooled liquid comes from a flash at saturation at its temperature, as in the example of API 520-I, annex C.',
  },
  {
    date: '2026-11-25',
    tools: ['fluid-properties'],
    text: 'Saturated states of a pure fluid within a thousandth of its critical temperature change by rounding, in the tenth digit or later, and up to the seventh digit at the critical point itself. A message reports where water freezes out of a mixture at a given enthalpy or entropy.',
  },
  {
    date: '2026-11-25',
    tools: ['plant-depressurization-pro'],
    text: 'Nucleate boiling at the wall follows Cooper (1984) instead of Rohsenow (1952), after an experiment with a condensing gas: the wall beside the liquid is colder. With Peng–Robinson and one temperature of the contents, free water is a phase of its own, and gases with water have the viscosity of the mixture.',
  },
  {
    date: '2026-11-26',
    tools: ['plant-depressurization-pro'],
    text: 'Free water is a phase of its own also where gas and liquid have separate temperatures. Where free water and a hydrocarbon liquid boil together, the first vapour is no longer missed.',
  },
  {
    date: '2026-11-26',
    tools: ['plant-depressurization-pro'],
    text: 'Free water with traces of other components is found in equilibrium with them, also where the last of a hydrocarbon liquid boils away. A vessel with a wall is integrated in other steps while its liquid level is constant: results move within the error tolerance, for the published experiments in the fourth digit at most.',
  },
  {
    date: '2026-11-27',
    tools: 'all',
    text: 'Powers, exponentials and logarithms give the same digits in every JavaScript engine, so last digits change. Where an iteration amplifies them, the critical point of a mixture moves by up to 3e-6, and in plant depressurization the temperature of the last liquid by some 0.03 K.',
  },
  {
    date: '2026-11-27',
    tools: 'all',
    text: 'Near the critical point of a mixture, a phase at its stability limit is no longer reported as a bubble or dew point.',
  },
  {
    date: '2026-11-27',
    tools: 'all',
    text: 'The molar mass of ethylene is that of its reference equation, 28.05376 g/mol: saturation pressure and density of pure ethylene move by 2.1e-5.',
  },
  {
    date: '2026-11-27',
    tools: ['fluid-properties'],
    text: 'Solid carbon dioxide is refused by every method.',
  },
  {
    date: '2026-11-27',
    tools: [
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/liquid-service',
      'relief-valve-pro/steam-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
    ],
    text: 'A relief valve whose total back pressure reaches its set pressure is refused; the limit used to be its relieving pressure.',
  },
  {
    date: '2026-11-27',
    tools: ['unit-converters'],
    text: 'A pressure unit without a basis is a difference and is not converted to gauge or absolute pressure. Gauge and absolute pressure convert into each other.',
  },
  {
    date: '2026-11-27',
    tools: [
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/steam-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
    ],
    text: 'With a chosen fluid, the area is compared with that of the real nozzle, and a warning says whether the method is on the safe side. Areas are unchanged.',
  },
  {
    date: '2026-11-27',
    tools: 'all',
    text: 'Mixtures of a chosen fluid separate into up to three phases. With water beside oil and gas, or with two liquids, densities, phase fractions and saturation points change; dry mixtures do not.',
  },
  {
    date: '2026-11-27',
    tools: ['line-sizing-pro'],
    text: 'With a chosen fluid, a gas line is integrated by the equation of state instead of by Z of the inlet, and a liquid that flashes along the line is followed as two phases. Carbon dioxide at 65 bar(abs), 32 °C loses 25.7 bar instead of 20.6 bar in 900 m.',
  },
  {
    date: '2026-11-27',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'With a chosen fluid, UA is integrated along the duty curve. From end temperatures alone it could be a third too small. Temperatures that cross within the exchanger are refused.',
  },
  {
    date: '2026-11-27',
    tools: ['control-valve-pro'],
    text: 'With a chosen fluid, the outlet velocity uses the density of both phases after the valve.',
  },
  {
    date: '2026-11-27',
    tools: ['plant-depressurization-pro'],
    text: 'The check by the other equation of state now runs by default. Results are unchanged.',
  },
  {
    date: '2026-11-28',
    tools: ['restriction-orifice', 'restriction-orifice-pro'],
    text: 'The simplified method (then called Original) no longer calls a gas flow at or below the critical pressure ratio "Not choked": it does not judge it, and a warning says so. Bores are unchanged.',
  },
  {
    date: '2026-11-28',
    tools: ['vibration-analysis-pro/pressure-drop-devices'],
    text: 'A difference of more than 3 dB between the sound power levels of the two methods is a warning where the simplified method (then called Original) is on the unsafe side. Levels are unchanged.',
  },
  {
    date: '2026-11-28',
    tools: ['line-sizing-pro'],
    text: 'With a chosen fluid, the static head of a rising or falling gas line, and of a falling line in which a liquid boils, follows the density along the line. A rising gas line lost up to 4 % more than was calculated. The Mach number at the inlet uses the speed of sound of the fluid.',
  },
  {
    date: '2026-11-28',
    tools: ['line-sizing-pro'],
    text: 'A line in which carbon dioxide forms dry ice is judged not to pass the flow, and the place and the amount are reported; a boiling liquid is no longer judged as if it stayed liquid. A choked flow is also found where the search for it passes the triple point.',
  },
  {
    date: '2026-11-28',
    tools: ['relief-valve-pro/two-phase-service', 'relief-valve-pro/steam-service'],
    text: 'The state of the fluid beyond the outlet pipe is reported, and in two-phase service a warning gives outlet Mach number and reaction force by it, which ω puts up to a third too low. Results are unchanged.',
  },
  {
    date: '2026-11-28',
    tools: 'all',
    text: 'A light phase of a mixture that becomes a liquid above its critical pressure, beside a heavier liquid, is no longer mistaken for a bubble point.',
  },
  {
    date: '2026-11-28',
    tools: 'all',
    text: 'Messages, reasons, labels and verdicts are worded more plainly, and several say on which side a result is. Numbers and conclusions are unchanged.',
  },
  {
    date: '2026-11-28',
    tools: ['plant-depressurization-pro'],
    text: 'The conductivity of a wall whose minimum design temperature is below the published figures is filled in at the lowest published temperature, where it was left blank. Without a verdict on the coldest metal its lowest temperature so far is stated.',
  },
  {
    date: '2026-11-28',
    tools: 'all',
    text: 'By Peng–Robinson, a bubble or dew point could depend on the states of the same mixture that were calculated before it, where these had two phases: by less than 1e-12 in most cases, by 0.12 % in the worst of 8,190. Each is now as in a first calculation.',
  },
  {
    date: '2026-11-28',
    tools: ['hydraulic-network-pro', 'flare-network-pro'],
    text: 'Under the heading DN a number is a DN: DN 20 was taken as NPS 20, at 1,500 times its flow. A column headed K has loss coefficients; it was read as roughness in mm.',
  },
  {
    date: '2026-11-28',
    tools: ['hydraulic-network-pro'],
    text: 'The liquid in a control valve chokes where a vapour pressure is given; before, it never did, and a valve with F_L = 0.7 from 20 to 0.1 bar(g) passed 42 % too much. Gas passes control valves of a Kv, which were refused.',
  },
  {
    date: '2026-11-28',
    tools: ['hydraulic-network-pro'],
    text: 'A node without an elevation has that of the nodes around it, and is refused where these differ; it was at 0 m, and its pressure was wrong by its height. A position NO of a block valve means normally open; it was taken as closed.',
  },
  {
    date: '2026-11-28',
    tools: ['flare-network-pro'],
    text: 'The Mach number and momentum flux of tail pipes are also judged at the rated flow of their valve: a tail pipe that chokes at the rated flow passed if it was within its limits at the required flow. The pressure within a choked outlet of a valve counts as its back pressure, also of gases with a composition.',
  },
  {
    date: '2026-11-28',
    tools: ['flare-network-pro'],
    text: 'A source without a composition whose back pressure is not below its relieving pressure is named. The Fanno equations are no longer shown for a line that loses heat; for a line of 200 m they gave an inlet pressure 14 % too low.',
  },
  {
    date: '2026-11-28',
    tools: ['flare-network-pro'],
    text: 'An item to which no source leads, such as a header drawn against the flow, is named, and the verdict says so; without the header the network used to meet all criteria.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'A liquid boils in the line where its pressure falls to saturation at constant enthalpy, instead of to its vapour pressure at the inlet temperature. Near the critical point it boils later, and was called all vapour while still a liquid; one above its critical temperature is followed too.',
  },
  {
    date: '2026-11-29',
    tools: ['restriction-orifice', 'restriction-orifice-pro'],
    text: 'A gas whose isentropic exponent is below 1 or above 3, such as a dense fluid near its critical point, is sized; it was refused.',
  },
  {
    date: '2026-11-29',
    tools: [
      'fluid-properties',
      'restriction-orifice',
      'restriction-orifice-pro',
      'control-valve',
      'control-valve-pro',
      'flare-ko-drum-sizing-pro',
    ],
    text: 'Carbon dioxide colder than its triple point is a gas below its sublimation pressure; it was refused.',
  },
  {
    date: '2026-11-29',
    tools: ['hydraulic-network-pro'],
    text: 'A gas line that chokes passes its greatest flow, with the pressure in its outlet in a message; the case was refused.',
  },
  {
    date: '2026-11-29',
    tools: [
      'restriction-orifice',
      'restriction-orifice-pro',
      'control-valve',
      'control-valve-pro',
      'pump-sizing-pro',
      'relief-valve-pro/liquid-service',
      'flare-ko-drum-sizing-pro',
      'heat-exchanger-ua-check-pro',
      'vibration-analysis-pro/pressure-drop-devices',
    ],
    text: 'The method called Original has a name that says what it does, such as Simplified (C = 0.6). Messages and cross-checks name it differently; its numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: [
      'flare-network-pro',
      'hydraulic-network-pro',
      'line-sizing-pro',
      'plant-depressurization-pro',
      'heat-exchanger-ua-check-pro',
      'flare-ko-drum-sizing-pro',
      'pump-sizing-pro',
      'fluid-properties',
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/steam-service',
      'relief-valve-pro/liquid-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
      'vibration-analysis-pro/flow-induced-turbulence',
      'vibration-analysis-pro/pressure-drop-devices',
    ],
    text: 'Some messages and names of options are worded more plainly. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: [
      'fluid-properties',
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/liquid-service',
      'relief-valve-pro/scenario-register',
      'line-sizing-pro',
      'hydraulic-network-pro',
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'pump-sizing-pro',
      'heat-exchanger-ua-check-pro',
      'flare-ko-drum-sizing-pro',
    ],
    text: 'By Peng–Robinson a vapour above a dense oil and water, and a liquid of almost the composition of the vapour, are no longer missed: bubble points of wet oils at high pressure rise, by up to 70 % in 600 tried. A quality next to a critical point is no longer that of two equal phases, one without a state is refused, and three phases may differ by 1e-10.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'The choked flow of a gas line that exchanges heat allows for that heat. Without that heat it was 59 % too high for nitrogen in a line at 500 °C.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'A liquid that boils in a falling line boils a little earlier, because the fall warms it: the pressure loss of propane that falls 50 m was 2.4 % too low.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'A liquid that boils in a rising line carries the static head of the whole rise, by the density along it. The part above the boiling pressure was left out: water of 240 °C that rises 30 m lost 1.19 bar instead of 2.37.',
  },
  {
    date: '2026-11-29',
    tools: ['plant-depressurization-pro'],
    text: 'By GERG-2008 contents with two liquids at the start, such as oil and water, are refused, with what to choose instead. The run followed a state that is not stable, or ended without a reason.',
  },
  {
    date: '2026-11-29',
    tools: ['pump-sizing-pro'],
    text: 'A liquid that lies under its vapour in the vessel has its vapour pressure there, that of the vessel. The bubble point of the fluid as a whole was taken, so that the NPSH available was far below zero: 10 % methane in octane at 16 bar had −157 m instead of 2.5 m.',
  },
  {
    date: '2026-11-29',
    tools: ['flare-network-pro'],
    text: 'The verdict names the number of items with liquid.',
  },
  {
    date: '2026-11-29',
    tools: [
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'relief-valve-pro/liquid-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
      'pump-sizing-pro',
      'line-sizing-pro',
      'hydraulic-network-pro',
      'vibration-analysis-pro/flow-induced-turbulence',
      'vibration-analysis-pro/pressure-drop-devices',
    ],
    text: 'Warnings give size and side where a liquid becomes lighter as it expands, where a fluid above its critical point is calculated as a liquid or a gas, where two liquids are taken as mixed, and where a node is below the vapour pressure. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['plant-depressurization-pro'],
    text: 'By GERG-2008 a vessel of gas and free water is calculated, which failed.',
  },
  {
    date: '2026-11-29',
    tools: [
      'fluid-properties',
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
      'line-sizing-pro',
      'flare-network-pro',
      'hydraulic-network-pro',
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'heat-exchanger-ua-check-pro',
      'plant-depressurization-pro',
    ],
    text: 'By GERG-2008 a state found from pressure and enthalpy or entropy may differ in the last digits, by less than 1e-11.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'Results of gas lines that exchange heat may differ by 1e-6: states along the line are interpolated, within 1e-5.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'Steam expands along the line by IAPWS-IF97, and condenses where the equations say so. With a constant exponent the loss of saturated steam was 5 % too low at 200 bar and 10 % at 215 bar, and its choked flow 7 % and 9 % too high; below 100 bar the difference is mostly within 1 %.',
  },
  {
    date: '2026-11-29',
    tools: ['plant-depressurization-pro'],
    text: 'By GERG-2008 a liquid that is mostly water has the viscosity and conductivity of water. Traces dissolved in it gave it a viscosity of up to 10³⁴ cP, so that it took up no heat.',
  },
  {
    date: '2026-11-29',
    tools: [
      'fluid-properties',
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/liquid-service',
      'relief-valve-pro/scenario-register',
      'line-sizing-pro',
      'hydraulic-network-pro',
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'pump-sizing-pro',
      'heat-exchanger-ua-check-pro',
      'flare-ko-drum-sizing-pro',
      'plant-depressurization-pro',
    ],
    text: 'Every state of a mixture passes the stability test, also dry gases: 5 in 10,000 generated states had an undetected phase, such as gases rich in H₂S next to their dew point and mixtures with helium. A state with four fluid phases is refused. Two phases by Peng–Robinson may differ by 1e-9.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'By GERG-2008 some cold liquids, such as methane with 20 % nitrogen at 140 K and 60 bar or carbon dioxide with 10 % methane at 220 K and 50 bar, are calculated; no equilibrium was found for them.',
  },
  {
    date: '2026-11-29',
    tools: ['control-valve-pro'],
    text: 'In two-phase flow a warning says by how much at most the flow coefficient is too small where the liquid evaporates in the valve. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: [
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'vibration-analysis-pro/pressure-drop-devices',
    ],
    text: 'A mixture with carbon dioxide that is throttled until that is solid is reported, with both pressures; a liquid was reported. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['control-valve', 'control-valve-pro'],
    text: 'A liquid mixture that boils within a narrow range, such as propylene with propane, is sized with the mean critical pressure of its components where none was found on its envelope; it was refused.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'The phase envelope of mixtures that boil within a narrow range, such as propylene with propane or carbon dioxide with hydrogen sulfide, is traced through its critical point; it ended on its dew line. Bubble and dew points up to 0.1 % below the critical temperature are found. Cricondenbar and cricondentherm of such mixtures that were found change by up to 0.15 % (20 % carbon dioxide with hydrogen sulfide: 91.98 bar instead of 92.12 bar), critical points by 0.006 %.',
  },
  {
    date: '2026-11-29',
    tools: ['control-valve', 'control-valve-pro'],
    text: 'The critical pressure of a liquid mixture that boils within a narrow range is that of its envelope; it was the mean of its components, up to 0.6 % off.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'Solid carbon dioxide of a mixture (dry ice) is reported by every calculator with a chosen fluid, by comparing fugacities; lines and flare networks with it have no good verdict. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['heat-exchanger-ua-check-pro', 'fluid-properties'],
    text: 'A mixture above its critical pressure is reported as a dense fluid that changes gradually between liquid-like and gas-like, not as boiling or condensing. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'A gas line is compared with the other thermal assumption, at constant temperature or adiabatic, with the size and the side of a difference above 5 %, and where it chokes by one of them only. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'A mixture of ammonia and water carries a warning with the error of its liquid density and bubble-point pressure by Peng–Robinson against IAPWS G4-01. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['control-valve-pro'],
    text: 'Messages on two-phase flow agree with each other: what boils, what is not counted, and the most by which the flow coefficient is too small. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'The mean temperature difference follows the duty curve of a chosen fluid also where one flow is left blank; it was that of the end temperatures, 14.4 K instead of 4.4 K for natural gas that nitrogen liquefies.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'A line of steam without a case of a chosen fluid beside it follows IAPWS-IF97 along the line, with its condensation and heat exchange. It was calculated as a gas of constant properties.',
  },
  {
    date: '2026-11-29',
    tools: [
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'relief-valve-pro/liquid-service',
    ],
    text: 'The comparison with the isentrope of the fluid starts at the inlet, so it is also made where water freezes out below the throat. Where it cannot be made, a message says so with the side. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: [
      'line-sizing-pro',
      'control-valve-pro',
      'flare-ko-drum-sizing-pro',
      'vibration-analysis-pro/flow-induced-turbulence',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
    ],
    text: 'Phases that are entered separately and contradict the equilibrium of the chosen fluid are reported with the side of the result, a warning on the unsafe side, also where the fluid has one phase only and its properties are typed. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['fluid-properties'],
    text: 'A liquid of a mixture that is more than 99 mol-% water is listed with the density of water by IAPWS-IF97, and the one by the equation of state is reported where it differs by more than 1 %. By Peng–Robinson it was up to 14 % too high.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'Hydrocarbons that are alike, such as benzene and toluene, get a remark with the size and side of the missing interaction parameter instead of a warning; the warning of unlike substances has the side. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['relief-valve-pro/two-phase-service', 'relief-valve-pro/scenario-register'],
    text: 'Dry ice, ice and an unknown state behind the valve are reported once, and by the register of scenarios also where a wet fluid is below 0 °C there. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['heat-exchanger-ua-check-pro', 'line-sizing-pro'],
    text: 'A line whose liquid boils at its inlet says so; a gas line whose outlet cannot be calculated has no good verdict (it met the criteria at the inlet). The exchanger says what differing duties and equal temperature differences mean. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'A nearly pure fluid that boils within less than can be told apart (propane with 0.1 ppm of nitrogen) has its whole vapour after a flash; a part was counted as a second liquid. A state by pressure and enthalpy or entropy with another enthalpy than asked for, as of propane with 10 ppm of water at −42 °C by GERG-2008, is refused.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'Peng–Robinson has an interaction parameter for water with ethanol, acetone, ethylbenzene, xylenes, butenes and n-dodecane, and for 1-butene, m-xylene, acetone and ethanol with some gases. It was zero: ethanol and water were two liquids, and boiled up to 33 K too low.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'A warning gives the difference of temperature after an isenthalpic expansion by Peng–Robinson from that of the reference equation of the main component, as of steam with a trace of ammonia, and the side. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'The message on an entry that differs from the value of the fluid says what that value would make of the result, and on which side the entry is. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'GERG-2008 with water: states are tested for further phases down to 230 K, where the equation still has liquid water, no longer to 238 K. Propane with 0.1 % of water was a gas 1 K below its boiling point at 1 bar; it is a liquid with free water. Below 230 K, two phases that hold much more water than beside ice are refused.',
  },
  {
    date: '2026-11-29',
    tools: ['line-sizing-pro'],
    text: 'A heat transfer coefficient of a liquid line gets a message with the outlet temperature, the change of the friction loss and the side, or that the liquid boils. It was ignored. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['fluid-properties'],
    text: 'The equations are compared by the density of a pure fluid in the phase of the best equation: next to the saturation line a liquid was compared with a gas. Numbers of the selected method are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['plant-depressurization-pro'],
    text: 'A gas on its saturation line by its reference equation leaves in homogeneous equilibrium; the run ended in an internal error.',
  },
  {
    date: '2026-11-29',
    tools: ['relief-valve-pro/scenario-register', 'pump-sizing-pro', 'heat-exchanger-ua-check-pro'],
    text: 'Heat, expansion, latent heat and vapour pressure by Peng–Robinson of unlike hydrocarbons are compared with GERG-2008 of a like mixture, with size and side. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'A nearly pure fluid by Peng–Robinson that is a gas where its main component is a liquid by its reference equation, or a liquid where it is a gas, is reported with the side, and in fluid properties the difference of its heat capacity. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['hydraulic-network-pro'],
    text: 'Networks with loops of nearly no resistance, gas networks with choked valves of no resistance and liquid networks with choked control valves are solved where no flows were found. A refusal of a network without a solution names the cause with its figures. Networks that were solved have the same numbers.',
  },
  {
    date: '2026-11-29',
    tools: ['flare-network-pro'],
    text: 'The sound power level of the relief valves is given for every line, and lines above 155 dB get a warning. Other numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: 'all',
    text: 'In a table, a number such as 1.234 or 12,500 is read by the decimal marks of its own column before those of the others, and is reported with both readings where they contradict each other.',
  },
  {
    date: '2026-11-29',
    tools: ['plant-depressurization-pro'],
    text: 'A run that ends before an entered limit is decided is continued for the verdict alone: until the metal of vessel and tail pipe is past its coldest, the time for the pressure is over, or the flow has passed its peak. There was no verdict before. The coldest metal on which the verdict depends is a result of its own; all other results are those of the run as entered.',
  },
  {
    date: '2026-11-29',
    tools: [
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/scenario-register',
      'restriction-orifice',
      'restriction-orifice-pro',
    ],
    text: 'For a dense gas by Peng–Robinson, the warning on its density gives the side for areas by constant k only, and for a bore says that κ acts against it. The area by the real nozzle, which was called too large where it is up to 6 % too small, has a warning of its own with size and side. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['flare-network-pro'],
    text: 'Sources with a gas by Peng–Robinson whose temperature after the expansion differs from that of a reference equation get a warning (propane with a trace of propylene from 45 bar and 100 °C: 10 K too warm). Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: [
      'line-sizing-pro',
      'fluid-properties',
      'restriction-orifice',
      'restriction-orifice-pro',
      'control-valve',
      'control-valve-pro',
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
      'vibration-analysis-pro/flow-induced-turbulence',
      'vibration-analysis-pro/pressure-drop-devices',
      'heat-exchanger-ua-check-pro',
    ],
    text: 'Dense fluids by Peng–Robinson get warnings with size and side, by the reference equation of their main component, of the pressure drop, Mach number and choked flow of a gas line, of the speed of sound, of the area for two phases and of the density behind a valve; the throat of valves and orifices is compared with the isentrope of that equation.',
  },
  {
    date: '2026-11-29',
    tools: ['plant-depressurization-pro'],
    text: 'The other equation of state is compared on every entered limit, with its run continued until the limit is decided: a minimum metal temperature that only the other equation falls below after the duration gets a warning. Numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['hydraulic-network-pro'],
    text: 'Items have their ρv² and control valves with a rated flow coefficient their opening; pumps have their flow as a share of that of best efficiency, with a warning outside 70 % to 120 % (API 610). Other numbers are unchanged.',
  },
  {
    date: '2026-11-29',
    tools: ['hydraulic-network-pro'],
    text: 'A gas leaves the pipe of an orifice no faster than at its isothermal velocity of sound, with the state choked: flows were up to 8 % too low there. Networks of gases whose search ended without a cause are solved or named with one. Other networks have the same numbers.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Mixtures by Peng–Robinson of which GERG-2008 lacks 1 % at most are compared with GERG-2008 of the mixture without it, in all calculators that take a fluid; where the interaction of two main components is not known, nothing is compared, and the warning names vapour pressure and density. Water with alcohol, glycol or acetone gets a warning on its viscosity.',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro'],
    text: 'The check by the other equation of state compares the lowest temperature behind the valve too (ammonia by Peng–Robinson: 6 K too warm).',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro'],
    text: 'The verdict by API 521 is qualified where the pressure exceeds 110 % of the design pressure, in a fire 121 %, or where more than 15 minutes pass from the start of the fire because the valve opens later. Warnings give the highest pressure, a relief valve set above the design pressure, and a hot wall whose rupture is not checked. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['relief-valve-pro/scenario-register'],
    text: 'A blocked-in liquid that boils at the relieving pressure has no rate by its expansion: the reason gives the vapour and the liquid that it displaces. Warnings give the bubble point of a liquid that may boil, and the rate of one that expands faster when it is warmer. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['relief-valve-pro/scenario-register'],
    text: 'The relieving temperature of a gas in a fire is found at constant density from its normal pressure and temperature, for a chosen fluid. Warnings give a temperature by T·p1/p that is too high for a dense gas, and the rate of a real gas where that of API 521, for an ideal gas, is too low. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'A liquid that rises or falls is followed with the density at its pressure: a warning gives the outlet pressure where it differs by more than 2 % of the head. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['restriction-orifice', 'restriction-orifice-pro'],
    text: 'Below a Reynolds number of 1000 in the bore ISO 5167-2 gives no bore: its equation had coefficients above 1 there, and bores that were too small. Messages state the coefficients of plates in viscous flow and the side. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: [
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/liquid-service',
      'relief-valve-pro/steam-service',
      'relief-valve-pro/two-phase-service',
    ],
    text: 'The warning on an inlet loss above 3 % of the set pressure gives the capacity with that loss, and whether it is enough. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'A warning names orifice plates below the Reynolds number of ISO 5167-2, with the side of their coefficient. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'Networks without a state are refused with its cause where none was named, or with that of a valve that cannot control its pressure instead of undetermined specifications. Gases with a valve of a stated differential before a dead end, which could be refused, are solved. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro'],
    text: 'A warning gives the mass that a relief valve releases that is open from the start, and its side. A wall counts as exposed to a fire until the fire ends, also where that is before the valve opens. A pressure within 0.1 % of what codes allow is not above it. Verdicts change accordingly; other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['relief-valve-pro/scenario-register'],
    text: 'A boiling blocked-in liquid is sized by its vapour in steam service too, and its expansion gives no rate there. Messages name a gas in a fire that is hotter than its equation is valid or its wall withstands, a fluid above its critical pressure, and a heat source colder than the liquid. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['fluid-properties', 'line-sizing-pro', 'flare-network-pro'],
    text: 'By Peng–Robinson, ice in water with methanol, ethanol, propylene glycol or ammonia forms below the published freezing point of the solution; of other solutions it may form below that of an ideal one. Lines and flare networks are not judged where it does. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'A line whose service is one of Line Sizing Pro has its criteria: velocity, pressure drop, ρv², Mach number and erosional velocity. Verdicts and smallest sizes change accordingly; other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro'],
    text: 'Where the check with the other equation of state misses a limit, the verdict is that of the other equation, with its name; the flare capacity, the back pressure of a common header and staggered starts are compared with the larger flow. The criterion of API 521 names a relief valve that helps to meet it, and contents at one temperature that miss it. Numbers are unchanged, except staggered starts.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'Saturated steam and other saturated vapours at constant temperature had the density of their liquid: pressure drop and velocity were up to 150 times too small. The comparison of adiabatic lines with constant temperature changes likewise.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Hydrocarbons, ammonia, hydrogen sulfide and other components that may freeze out of a mixture, by their heats of fusion, are reported; lines and flare networks are not judged then. Flare networks word ice that is an estimate as possible. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['fluid-properties', 'relief-valve-pro/scenario-register'],
    text: 'A bubble point with two phases on its colder side, as of methane with decane, is reported, and gives no latent heat and no boiling of a liquid that is heated. A second bubble or dew point is named where phases change there only. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'A petroleum liquid, or one from a property table, that boils in the line is not judged by its criteria, and a message says whether it boils at the inlet already, and the side. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['relief-valve-pro/scenario-register'],
    text: 'The warning of a dense gas in a fire follows it as it is heated at the relieving pressure, and names the temperature at which it needs the largest valve, with the rate there and the heat. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'The density of an aqueous liquid by Peng–Robinson is compared with measured densities of methanol and propylene glycol in water, or with the volumes of its components added, also where the equation has two liquids that mix completely. Two liquids of which water is one say by how much both together are too dense. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'A mixture with pairs whose boiling pressure GERG-2008 gives wrong by more than a third, such as nitrogen with octane, isobutane with decane or water with heptane, is calculated by Peng–Robinson unless GERG-2008 is selected. Its phases, vapour pressures, duties and areas change: 1 % of nitrogen in octane boils at 6.1 instead of 1.8 bar(abs) at 40 °C.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'Two phases of a selected fluid flash along the line: total pressure drop, outlet state, verdict and sizes include it. 40.1 t/h of steam condensate at its boiling point in 80 m of NPS 4 loses 1.38 instead of 0.46 bar and leaves at 21 instead of 3 m/s. Typed properties do not flash, as a message says.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'With heat exchange and a chosen fluid, valves, orifices, equipment, check valves and levels of vessels have the liquid at the temperature of their inlet node, which had that of the case: density, viscosity, and the vapour pressure by which valves choke. Lines that are laminar in one part and turbulent in another, which could be refused, are solved. The table of items and the line list give the temperatures at the ends of each item, and smallest sizes are found with heat exchange too. Networks without it are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'A chosen gas has the compressibility factor of its equation of state at every pressure, integrated along each line, in place of a straight line from 1 to that at the pressure of the properties, which a warning compared: carbon dioxide at 40 °C between 101 and 41 bar had up to 18 % too low losses. Natural gas changes by less than 1 %. A liquid through a valve that chokes near its vapour pressure, and gases that cannot reach where they are drawn, which could be refused without a cause, are solved or refused with it.',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro'],
    text: 'The times of a typed history in seconds or milliseconds since 1970 count from its first value. Numbers of other histories are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['control-valve-pro'],
    text: 'With a chosen fluid, the outlet velocity of two phases includes the liquid that boils in the valve, and that of a dense fluid calculated as a liquid has its density at the outlet. With typed properties, a warning says that it is not included.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'A gas that its own weight condenses along a falling line is reported, and the line is not judged by the criteria of a gas. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'A warning names the lines at whose end a gas has cooled, warmed or condensed by the loss of pressure along all lines before it, with its density there. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: [
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'relief-valve-pro/gas-vapor-service',
      'vibration-analysis-pro/pressure-drop-devices',
      'hydraulic-network-pro',
    ],
    text: 'The share of liquid that is stated behind a device includes the liquid that a gas carries into it. The acoustic check gives the side of a level for a gas with liquid. Other numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['control-valve', 'control-valve-pro', 'relief-valve-pro/two-phase-service'],
    text: 'The warning on a ratio of specific heats outside the range of IEC 60534-2-1 gives the size of its effect, apart from the comparison with the isentrope. The warning on typed densities of a subcooled liquid names the area by these densities. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'The message on a liquid that begins to boil in a line with heat exchange gives the vapour pressure where it boils, not that of the inlet. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['relief-valve-pro/scenario-register'],
    text: 'In a pool fire, a warning gives the latent heat of the liquid that remains as a mixture boils off, and by how much the relieving rate grows. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'The boiling point of hot water with a little oil is where vapour forms, not the pressure under which the oil dissolves: water with 5 % of octane at 212 °C boils at 28.7 instead of 463 bar(abs). Mixtures with air have a viscosity also without other cases.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Mixtures that Peng–Robinson calculates because GERG-2008 lacks their boiling pressures, such as carbon dioxide with decane, are compared with GERG-2008 in density, heat capacity and speed of sound like other mixtures by Peng–Robinson, with a warning on the size and the side of the difference. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'Two phases of a mixture that boils like a pure fluid, as propane with a trace of butane, flash along their line in the proportion entered: 0.548 bar instead of 0.508 bar. By Beggs–Brill, a flow that reaches its critical velocity along the line is said to choke.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'The table of sizes says, as the verdict on the line does, where a gas condenses, a liquid boils or a solid forms and a size is not judged by the criteria; a message says so of the recommended size. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Liquid alkanes with dissolved oxygen, argon, carbon monoxide, helium or hydrogen are calculated by Peng–Robinson with parameters by E-PPR78: hexane with 2 % of carbon monoxide at 27 °C boils at 10.4 instead of 314 bar(abs), propane with 5 % of oxygen at −51 °C at 14.1 instead of 118. Hydrogen in hexane and heptane is by GERG-2008 again. Peng–Robinson has parameters of ethane and propane with further alkanes, of 0.004 to 0.014. A liquid whose boiling pressure GERG-2008 has wrong, such as carbon dioxide with oxygen, has a warning.',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro'],
    text: 'What freezes out of mixed contents, in the vessel and behind the valve, is found by comparing fugacities with the solid, not by triple points: 10 ppm of benzene or 2 % of carbon dioxide at low pressure no longer give a warning where they stay dissolved. A liquid whose equilibrium GERG-2008 lacks has a warning, and such contents are no longer told that GERG-2008 is more accurate. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Wet gas: an adiabatic gas line has an outlet where states of faster flows would be below −43 °C, the freezing limit of GERG-2008, as a line of 60 bar(g) and −25 °C that had none. Between −45 and −43 °C a mixture whose gas would condense beside water is refused, instead of missing its hydrocarbon liquid.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro', 'flare-network-pro'],
    text: 'Lines of a hydraulic network in which a gas is partly liquid or a solid forms, or a liquid boils, are not judged by their criteria; those of a flare network say that their liquid is calculated without slip. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'The viscosity and conductivity of a mixture no longer use propane above the pressures of its correlation in place of a component that would be frozen in the corresponding state: 2 % of ammonia in water of 20 °C raised its viscosity to five times that of water, and liquid ammonia and water of −40 °C had −32 cP. Up to a quarter of the moles takes the mean of the others, more is refused with the reason.',
  },
  {
    date: '2026-11-30',
    tools: ['control-valve-pro'],
    text: 'Two phases: the increase of the flow coefficient by boiling is weighted with the share of the liquid in the volume, so that a trace of liquid has none, and the message on choking names the phase, its pressure differential and that of the other. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['restriction-orifice-pro', 'control-valve', 'control-valve-pro'],
    text: 'The vapour pressure filled in for a liquid that is partly vapour at the inlet is that of the liquid, the inlet pressure, not that at which all of the fluid would be liquid: such a valve had no flow coefficient. There is no cavitation index where the vapour pressure is above the inlet pressure.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'Orifices choke: a liquid where its jet evaporates (a bore of 70 mm at 9 bar: 447 instead of 556 t/h), a gas as in the orifice calculator (50 mm at 10 bar(g): 15.2 instead of 17.6 t/h), which needs the isentropic exponent. Bores of choked orifices are larger. Gases of small expansion pass with the expansibility of ISO 5167-2, which changes a flow by some tenths of a per cent.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-network-pro'],
    text: 'A source whose back pressure reaches its own pressure, or with a scenario above its rated flow, is beyond the criteria. It was not checked. Smallest sizes keep back pressures below the pressures of their sources.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'Control valves with a viscous liquid have F_R of IEC 60534-2-1: 5 t/h of 1000 cP at 3 bar need Kv 4.92 in a 25 mm valve, not 2.89. Their size is the diameter of their row. Warnings name pumps whose curve for water is too high for the liquid, orifices with β outside 0.1 to 0.75, and lines shorter than their rise. A slope of Z that leads below 0.2 or above 3 is refused.',
  },
  {
    date: '2026-11-30',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'With a chosen fluid, F of shells is integrated along the duty curve, for the stream in the shell and the tube inlet; that of the end temperatures gave up to 41 % less UA for dense carbon dioxide (92.7 instead of 107 to 157 kW/K) and 15 % less for a vaporiser. Where the passes are not selected, the largest UA is used. F of cross-flow is unchanged, with a warning along such a curve.',
  },
  {
    date: '2026-11-30',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'Along a duty curve, NTU of the method Effectiveness–NTU is UA over the smaller capacity rate, as by the other method; it was that of constant heat capacities (2.41 instead of 4.77 for a propane condenser). An overall duty beyond what the flow and heat capacity of a side can exchange gives no effectiveness, but a warning.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'Equipment heats or cools a liquid by a heat duty or to an outlet temperature, also in a closed circuit; temperatures were those of the lines alone. An ambient temperature is needed only where a line has a heat transfer coefficient. Friction between laminar and turbulent flow can be that of Modelica.Fluid.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'Warnings name the control valves in which a liquid cavitates, from incipient cavitation by IEC 60534-8-4 on, or flashes, and the orifices at risk with the number of plates in series, as in the calculators for one valve or orifice; only choked flow was named. Of pumps that are not checked for cavitation, each is named with what it lacks.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro', 'flare-network-pro'],
    text: 'The tables of items and sources give the verdict beside the tag, and the share of its limit that a line comes to. Messages name all items instead of the first eight, and results name the line, item or node of each extreme. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-network-pro'],
    text: 'A verdict begins with “incomplete” where sources are not checked or items have no gas; it read “within all criteria”. A drum or seal may have a differential that is the same at every flow.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-network-pro'],
    text: 'The back pressure of the governing source is in bar(g), as in the tables, not in bar(abs). A message says that no equation of state is used where no source has a composition.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'A liquid of unlike alkanes, such as propane with nonane or ethane with hexane, has a warning where GERG-2008 makes it too light, by up to 9 %, with the density and the effect on the result. It had none. Mixtures by Peng–Robinson are compared with the right densities of such pairs.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Ethane with hexane, and methane, ethane and propane with dodecane, have interaction parameters by E-PPR78 in the Peng–Robinson equation, not zero, and no warning that their phases may be far off: bubble-point pressures rise by 1 to 13 %, those of methane with dodecane by 14 to 50 %. With zero they were too low, the unsafe side where a liquid must not boil.',
  },
  {
    date: '2026-11-30',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'With a chosen fluid, F of cross-flow is integrated along the duty curve: a cooler of dense carbon dioxide with the cold side mixed needs 107 instead of 92 kW/K, a propane condenser 211 instead of 172. A note says that F is not that of R and P. Methods are not compared along a duty curve, which both use, and the drawing shows no streams in the shell and tubes that are not selected.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro', 'flare-network-pro', 'line-sizing-pro'],
    text: 'Smallest sizes leave out NPS 22, for which ASME B16.5 has no flanges, unless a list of sizes has it; Line Sizing Pro says that it is seldom stocked.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'A mixture whose composition is within a fifth of a limit between GERG-2008 and Peng–Robinson has a note with the pair and how much both equations differ. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-network-pro'],
    text: 'A source of one substance, beside sources of others, may flash to liquid and vapour: 100 t/h of water of 200 °C had no state beside a source of nitrogen.',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro'],
    text: 'Contents of a mixture with methanol or ammonia: the thermal conductivity of a liquid is within 10 % of measured ones. It was negative for methanol below 240 K, up to seven times too high above, and twice too high for ammonia, and so was the heat from a wall, in part.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'A number of no more than 1 without a unit in a field of percentages, such as a pump efficiency of 0.7, has a warning with both readings; in a table, a column without a larger one. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro', 'flare-network-pro'],
    text: 'Bare sizes under a heading such as Size are read by the whole column: beside 25 and 80, a 40 is DN 40 instead of NPS 40, and what the column leaves open has a note. Fittings may be written as Gate valve 2 or Gate valve, and a column of remarks beside that of the service is not read, with a note. In tables, 1.200 beside 850 and 1100 is 1200 instead of 1.2, with a note.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Liquids freeze at higher temperatures under pressure. A pure liquid, such as cyclohexane of 8 °C at 100 bar(g) or benzene at 300 bar(g), has a warning below its melting line, and a line of it is not judged. Benzene with a tenth of cyclohexane at 300 bar(g) freezes at 7.1 °C; it was −2.9 °C. A pump reports a liquid that freezes at its discharge, and lines of a network in which a liquid freezes are not judged. Cyclohexane, n-nonane, ethane, hydrogen sulfide and methanol are compared with their solids of low temperature: half a per cent of cyclohexane freezes out of methane above −140 °C; it was at −151 °C.',
  },
  {
    date: '2026-11-30',
    tools: ['relief-valve-pro/scenario-register'],
    text: 'Pool fire of a mixture: the smallest latent heat of the remaining liquid is that of a liquid whose vapour leaves, until 2 % is left, instead of that of the last drop of the whole: 161 instead of 229 kJ/kg for propane with a tenth of nonane. Water with less of a hydrocarbon has no warning; 125 kJ/kg was named for water with a tenth of benzene.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'A line of a gas that is partly liquid at the inlet, or of a liquid that is partly vapour there, is not judged by the criteria of one phase, and the share is named: ethane and n-hexane of equal moles at 10 bar(g) and 5 °C, 96 % liquid, met the criteria of a gas. The same is said of each size.',
  },
  {
    date: '2026-11-30',
    tools: ['control-valve-pro'],
    text: 'A flashing liquid whose velocity in the valve outlet is above the speed of sound of its liquid and vapour has a warning: water of 95 °C had 2374 m/s at 0.11 bar without one, where that is some 95 m/s. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'A control valve with an opening of 0 % is closed; it passed the rated flow coefficient over the rangeability. A pump against a closed end is named as such where its nozzles are at different heights.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Traces: nitrogen from 1 ppm on in octane, carbon dioxide in decane and the like, and hydrogen, helium, argon, oxygen or carbon monoxide of any amount in alkanes, are calculated by Peng-Robinson, as larger amounts were: octane with 0.009 % of nitrogen boils at 0.100 instead of 0.056 bar at 40 °C, and pentane with 0.009 % of hydrogen at 0.67 instead of 8.5 bar at 20 °C. So is water of 0.001 to 1 % beside more than 10 % of isobutane, isopentane, heptane or nonane: heptane with 0.5 % of water boils at 0.190 instead of 0.123 bar at 40 °C.',
  },
  {
    date: '2026-11-30',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'A warning names a hot side that freezes above the temperature at which the cold side enters, such as water against boiling propane of −20 °C, and the ratio of the heat transfer coefficients from which the wall is warmer. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro'],
    text: 'A dense gas that condenses as it expands has a warning that its peak flow is on the unsafe side, by up to 14 % near the critical pressure, for some mixtures a fifth, and no longer also a note that it is on the safe side. Where gas and liquid have temperatures of their own, the warning of a rising pressure says that it is that of the contents at one temperature. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'A side at 97 to 99.9 % of its critical pressure has a duty curve where it had none, with a warning that UA may be too small: benzene at 47.9 bar(g) from 300 to 270 °C, and some ethanol, R134a and ethylene oxide.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'A warning says that the bubble-point pressure of methanol and water by Peng-Robinson is up to 6 % too low from 60 °C on, and up to 12 % at 25 °C, as one did of ethanol and of acetone with water. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'A solution of glycol or methanol in water has no properties where the vapour pressure of its water alone is above its pressure, such as 30 % of ethylene glycol at 95 °C and 0.5 bar, which was taken as a liquid.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-ko-drum-sizing-pro'],
    text: 'Phases with an interfacial tension below 1 mN/m, near their critical point, have a warning with the drop that breaks up in the inlet. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro', 'flare-network-pro'],
    text: 'A fault of several rows is one message that names their tags, as are states such as closed. An elbow of 90° without its radius is refused with the elbows of 90° as hints instead of Elbow 45°, and spellings such as 90 deg LR elbow are read, with a note. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'A pump may be off, and its curve may pass through every row. The smallest sizes give the lines of a pump that is off the size of those in the same place at an equal pump that runs. Cases without these inputs are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['line-sizing-pro'],
    text: 'An elbow of 90° without its radius is refused with the elbows of 90° as hints instead of Elbow 45°, and more spellings of fittings are read. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'The curve of a pump runs through every row, as a parabola through those of one; it was a parabola of least squares, which missed rows by up to 3 % of the head without a message (4 % of the flow). Below its first row it goes on along the parabola through three rows, with a warning. The parabola of least squares can be chosen.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Pasted compositions: amounts under Flow rate, Component flows or Vapour with kg/h or wt% beside it, under w, % p/p, Poids, %m, grams or tons, with a unit beside each amount in JSON or in a comment behind it, are by mass; they were read by mole, 60.93 instead of 54.80 kg/kmol for propane and n-hexane of 60 and 40 wt%. CH4 80 / C2H6 12 / C3H8 8 keeps all components instead of the last. Butane (iso) is isobutane instead of n-butane; Hexane (C6+) and other brackets that may name a lump or another component are refused. A heading that is not known leaves the basis open, which the API refuses; K, Recovery, Sp. Gr. or % LEL are no amounts. A row with ppm or mg/Sm3 under Remarks is left open.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'A number such as 12.500 in a case with decimal commas, such as 998,2, has a warning with both readings, 12.5 and 12500. In lists, a column of units beside Flow Max, Flow Nor and Flow Min holds for all of them, as for P1 and P2: 45.5 m³/h was read as 45.5 kg/h. Rows that state units, such as Unit 200: flows in lb/h, are quoted, and those below a row of other units are left out.',
  },
  {
    date: '2026-11-30',
    tools: ['plant-depressurization-pro', 'hydraulic-network-pro'],
    text: 'Tables without headings have a note on what their columns and units are read as. The third column of a curve to compare with is then the gas temperature; it was the absolute pressure, which needs a heading, as has the differential of a pump curve: the third column of that is the NPSH required. Times of a workbook such as 0:00:30 count from 0:00:00 instead of from the first row, and a moment at midnight is read.',
  },
  {
    date: '2026-11-30',
    tools: ['heat-exchanger-ua-check-pro', 'hydraulic-network-pro'],
    text: 'The heat of a mixture to which GERG-2008 was not fitted, such as hydrogen sulfide with isopentane, is compared with Peng–Robinson, with a warning from 3 % on. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'The flow of a chosen gas through orifices and control valves is compared with its isentrope to the throat, as in the calculators for one of them: near its critical point up to a fifth less passes than with a constant isentropic exponent, which was not reported. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['relief-valve-pro/scenario-register'],
    text: 'A mixture in a pool fire of which the rest is above its critical pressure once its light components have boiled off has a warning with the share that is left, and the way to its rate; it had none, or a latent heat near zero. The check no longer fails where only one component is left. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'An aqueous solution that falls below the vapour pressure of its water in an orifice, a valve, a line or a network is reported as boiling, and its lines are not judged. In networks, so is a dense liquid without a vapour pressure that boils as it expands, such as carbon dioxide of 32 °C from 90 to 60 bar(g), and its flow through valves and orifices is compared with its isentrope. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-network-pro'],
    text: 'The sources have the relieving capacity of their valve against the back pressure, by API 520-I, and the molar mass of their gas. A valve with less capacity than the flow of a scenario fails, and one with less rated flow is named in the verdict also where its back pressure exceeds the allowable. The smallest sizes leave each valve the capacity that its scenarios ask for. Pressures and flows are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'Items with a gas have their Mach number at the faster end. At the outlet of a choked line it is by the pressure in the line instead of that of the node behind it, with which it was too high against the limit of a service. A chosen gas has the isentropic exponent of its ideal gas also without control valves: the Mach numbers of its lines are lower by its root than by the speed of sound at constant temperature.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'A pump against more than its differential at zero flow has the state cannot deliver instead of beyond curve. A pump curve that rises with the flow has a warning, which says whether the pump runs there, and items with a flow against their direction are named. Numbers are unchanged.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-network-pro'],
    text: 'On the way from the tip to the governing source, an item of a loop that gas passes against its direction has its states along the flow: the pressure of its outlet plane, its Mach numbers and its resistance by Fanno were those of the ends exchanged.',
  },
  {
    date: '2026-11-30',
    tools: 'all',
    text: 'Ice is reported in wet gas below −43 °C where GERG-2008 has no state with all of its water: a flare network with 1.5 % of water and a tip of −65 °C was within all criteria without a message. Where the equation has no state at all, a warning says that it is not known whether something freezes. By GERG-2008 the water that condenses out of a gas freezes at its melting point, −0.27 °C for a natural gas at 31 bar, from the activity of the water as by Peng–Robinson; the temperature was left out.',
  },
  {
    date: '2026-11-30',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'The freezing point of a mixture on the wall is the temperature at which it begins to freeze; where water condenses out of a mixture by GERG-2008 it was one of four temperatures between both sides, −10 °C instead of −0.27 °C, with a ratio of coefficients of 0.33 instead of 0.97, and none if the last of these was the first with ice. Where the equation has no state, a warning says that it is not known whether the hot side freezes.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-network-pro'],
    text: 'A mixture with water has its condensate and its water as separate liquids beside the gas. It had one of both: a rich gas with 5 % of water had 2 % of liquid instead of 24 % in its tail pipe, was up to 13 K too warm and its back pressure up to 7 % too high, and carbon dioxide with a trace of water did not boil.',
  },
  {
    date: '2026-11-30',
    tools: ['flare-network-pro'],
    text: 'Liquid in a line has the viscosity of the liquid, and both phases together that of McAdams; it was that of the gas, which made the loss of water up to 20 % too low.',
  },
  {
    date: '2026-11-30',
    tools: ['hydraulic-network-pro'],
    text: 'A running pump whose check valve is kept closed by the pressure behind it has its differential at zero flow in front of the check valve; the pressure there was halfway to that behind. Flows are unchanged.',
  },
  {
    date: '2026-12-01',
    tools: ['flare-network-pro'],
    text: 'The capacity of a relief valve with a composition is by the real nozzle, the isentrope of its equation of state: methane from 3 against 2 bar(abs) keeps 96.4 % of its rated flow, by constant k 96.6 %. Valves with a liquid or two phases have a capacity, a balanced one with a liquid by Kw. Behind a liquid there is no sound power level, 171 dB before for 60 t/h of water, and behind two phases it is that of the gas. A verdict says where a capacity is not known, as that of a balanced valve beyond 50 % of its set pressure.',
  },
  {
    date: '2026-12-01',
    tools: ['flare-network-pro'],
    text: 'The piping of a valve is its own, and checked with its rated flow, also where a spare valve or one of other scenarios joins it: a valve beside one that is never on had 55 % of its allowable back pressure instead of 267 %. Without piping of its own a valve has no back pressure at its rated flow; it repeated that of the scenario. Of scenarios with the same pressure at the rated flow the one with the highest flow governs a source and a line; it was the first of the table.',
  },
  {
    date: '2026-12-01',
    tools: ['flare-network-pro'],
    text: 'A gas that becomes colder than the water of GERG-2008, some −43 °C, has pressures and temperatures: the other components are by that equation, and the water that is not vapour is supercooled liquid. A warning gives its share and its effect on temperature and density, and ice is reported. Such a network had no result but the advice to leave the water out.',
  },
  {
    date: '2026-12-01',
    tools: ['flare-network-pro'],
    text: 'A line is judged by its Mach number and momentum flux in every scenario: of one that is choked in two, only the flux of the first was judged, 144 instead of 360 kPa. The datasheet and the link to Relief Valve Pro have the largest flow of a valve with its highest back pressure; they had the flow of the scenario with the highest back pressure, half of the load of a valve in a fire.',
  },
  {
    date: '2026-12-01',
    tools: ['hydraulic-network-pro', 'flare-network-pro'],
    text: 'A pressure that a table has as absolute, such as “2.7 bar(abs)” or a column in bara, stays that absolute pressure where the atmospheric pressure of the case or of the elevation of its node is not 1.01325 bar. It was converted to a gauge pressure at 1.01325 bar, and was wrong by the difference.',
  },
  {
    date: '2026-12-01',
    tools: ['hydraulic-network-pro'],
    text: 'The line with the greatest loss is given for a gas as well, with its mean density, its acceleration and the step behind a choked end.',
  },
  {
    date: '2026-12-01',
    tools: ['hydraulic-network-pro'],
    text: 'A gas behind a control valve or orifice is also looked at as it arrives there without heat from its source, and named with the state that has more liquid: carbon dioxide from 66 bar and 30 °C has 8.5 % of liquid at 31 bar, however long the line before the valve; it was 1.5 % behind 2 km. Lines in which it then has liquid are not judged.',
  },
  {
    date: '2026-12-01',
    tools: ['hydraulic-network-pro'],
    text: 'The verdict of the lines counts and names those without a criterion; it was “all within” if those with one were.',
  },
  {
    date: '2026-12-01',
    tools: ['hydraulic-network-pro'],
    text: 'The gauge pressure of a vessel with a level is above the atmosphere at the surface of its liquid, which is 12 Pa lower for each metre above the node: two open tanks with the same level are in balance.',
  },
  {
    date: '2026-12-01',
    tools: ['line-sizing-pro'],
    text: 'States of a gas mixture along its line by GERG-2008 are found from their neighbours, which takes a quarter of the time. Outlet pressures are the same within 3e-9; a last digit shown may differ.',
  },
  {
    date: '2026-12-01',
    tools: [
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/scenario-register',
      'control-valve',
      'control-valve-pro',
      'restriction-orifice',
      'restriction-orifice-pro',
      'line-sizing-pro',
      'hydraulic-network-pro',
      'vibration-analysis-pro/pressure-drop-devices',
      'vibration-analysis-pro/flow-induced-turbulence',
    ],
    text: 'A molar flow, a flow at a reference state and a flow by volume of a gas that is partly liquid at the inlet are those of all that flows: they are multiplied by the molar mass or the density of gas and liquid together, which the note names. They had those of the gas alone, 693 instead of 4830 kg/h for 5000 Nm³/h of 80 % hydrogen and 20 % n-heptane at 12 bar and 40 °C, and areas, flow coefficients and losses were too small in proportion.',
  },
  {
    date: '2026-12-01',
    tools: 'all',
    text: 'A liquid mixture far below its critical temperature has the mean of the cube roots of the viscosities of its components (API Technical Data Book 11A3.1) instead of corresponding states, and a petroleum fraction that by Twu with ASTM D341. The viscosity of a heavy fraction was up to 200 times too low, that of 550 g/mol and SG 0.97 with a tenth of propane 0.79 instead of 149 cP at 60 °C, and that of ordinary mixtures up to 50 % too low, n-dodecane with cyclohexane 0.56 instead of 1.12 cP at 25 °C; it jumped with temperature. Its uncertainty is stated for the mixture, an estimate that may be more than 1.5 times off has a warning with its side, as has that of two liquids, and a typed viscosity is no longer said to be on the safe side of such an estimate. A fraction alone has a viscosity. Gases are unchanged.',
  },
  {
    date: '2026-12-01',
    tools: 'all',
    text: 'The vapour pressure of a petroleum liquid above 37.8 °C (a crude oil: 60 °C) is not below that of a pure hydrocarbon with the same vapour pressure there, by API 5A1.19, and below a Reid vapour pressure of 1 psi (a crude oil: 2 psi) not below that of Reid at 37.8 °C. The line of AP-42, extrapolated, was too low: at 120 °C by 14 % for a naphtha and 33 % for a kerosene. NPSH available is smaller, valves choke earlier, and lines and networks boil earlier.',
  },
  {
    date: '2026-12-01',
    tools: 'all',
    text: 'A solution of methanol in water boils at the vapour pressure of both, by van Laar, instead of that of its water alone: at least 0.226 instead of 0.038 bar at 60 % by mass and 40 °C. Lines, networks, valves, orifices and exchangers below it have the message that it boils.',
  },
  {
    date: '2026-12-01',
    tools: ['relief-valve-pro/gas-vapor-service', 'relief-valve-pro/scenario-register', 'hydraulic-network-pro'],
    text: 'Dry ice in the nozzle of a relief valve is not reported where the pressure behind the valve is above the triple point. A gas that cools along the lines of a network by less than 5 K is reported where its density changes by 5 % or more, as of hydrogen and helium near their critical points. Numbers are unchanged.',
  },
  {
    date: '2026-12-01',
    tools: 'all',
    text: 'Lists and tables: a factor apart from its unit, Flow (x1000) [kg/h], belongs to it; it was dropped. A bracket that may be a unit that is not known, Density (SG) or Visc (E), leaves its column open; it was read in kg/m³ or cP. So does a title with such a unit or a factor. Z at a standard condition, a temperature rise and a kinematic viscosity without a unit are no values of the case.',
  },
  {
    date: '2026-12-01',
    tools: 'all',
    text: 'A lean dense gas with traces of heavy components has the liquid that condenses from it at low temperature: natural gas with 65 ppm of n-nonane was a gas at −49 °C and 70 bar, between states with a few per cent of liquid by mass. The check of a liquid by another equation no longer fails for some mixtures of alkanes, such as isobutane with n-nonane.',
  },
  {
    date: '2026-12-01',
    tools: ['line-sizing-pro', 'hydraulic-network-pro'],
    text: 'An isothermal gas within 1 % of its critical temperature and up to 1.3 times its critical pressure loses what its density gives between the points of the table of densities, which changes by a third within 2 % of the pressure: carbon dioxide at 79 bar(g) and 33 °C 3.605 instead of 3.426 bar. Losses were 5 % too low to 11 % too high. Gas lines in which a fluid begins to condense or boil differ in the fourth digit.',
  },
  {
    date: '2026-12-01',
    tools: ['flare-network-pro'],
    text: 'A balanced valve with two phases has a capacity at its back pressure: by Kb of the curve for vapour, or of a liquid that boils in the nozzle by Kw, as in API 520-I, annex C, with the flow through its nozzle. It had none. Messages state gauge pressures above the atmospheric pressure of the case; they were absolute. Lines of nominal size above 155 dB have the likelihood of acoustic fatigue of their worst welded connection; they had none. A pressure at the outlet of the tip above the atmosphere counts as back pressure of conventional valves (1.5 bar(g) and a set pressure of 10 bar(g): 157 instead of 8 % of the allowable), unless their springs are set for it, which can be chosen. The rated flow of a valve goes through loops of its own piping, and on behind them: a back pressure was 3.73 instead of 4.14 bar(g), and a Mach number of 0.795 behind the loop was not judged.',
  },
  {
    date: '2026-12-01',
    tools: 'all',
    text: 'Lists: a column for which you choose the unit fraction is a share of 1; 0.75 was read as 0.75 %. So is one under Efficiency [-] with numbers up to 1. A water gauge (mmWG, inches water gauge) in a field of absolute pressure is a gauge pressure: 100 mmWG was 980.665 Pa(abs). Compositions: a carbon number with the molar mass of a boiling range, C7 with M 96, is a petroleum fraction also under M and rho (g/cm3), and is refused without a density; it was the normal alkane (M 100.2).',
  },
  {
    date: '2026-12-01',
    tools: ['relief-valve-pro/scenario-register'],
    text: 'Water that is left when a hydrocarbon boils off in a fire has its own latent heat: the rest of pentane, hexane or liquefied gas with water was said to have 49 kJ/kg, or none near a critical pressure. Numbers are unchanged.',
  },
];

/** The changes of a calculator's results since a moment, including that day, in order. */
export function changesOf(tool: string, since: string, all: readonly Change[] = changes): Change[] {
  return all.filter(({ date, tools }) => date >= since.slice(0, 10) && (tools === 'all' || tools.includes(tool)));
}
