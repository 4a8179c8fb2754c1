/** The instructions that a client receives when it connects. */
export const instructions = [
  'Isentrope calculates for process engineers: orifices, line sizing, control and relief valves, blowdown, pumps, exchangers, fluid and steam properties, by published standards and with their editions.',
  'Find a calculator by find_tool, read its fields by describe_tool, calculate by run_tool; use explore to find what value is needed, what matters most or where limits lie.',
  'Give units with numbers, and mind the basis: bar(g) and bar(abs), pressure and pressure difference are different things here.',
  'Do not guess a missing input: leave it out, and the answer says what is missing or what was assumed.',
  'Pass on warnings, limits of validity, the method with its edition, and the link, by which an engineer opens and checks the cases.',
].join(' ');
