const sizing =
  'API Standard 520, Sizing, selection, and installation of pressure-relieving devices. Part I: Sizing and selection, 10th ed. 2020.';
const installation = 'API Recommended Practice 520, Part II: Installation, 6th ed. 2015.';
const orifices = 'API Standard 526, Flanged steel pressure-relief valves.';
const steam = 'IAPWS R7-97(2012), Industrial formulation 1997 for the thermodynamic properties of water and steam.';
const olderEdition =
  'API Recommended Practice 520, Part I, 7th ed. 2000 to 9th ed. 2014, for the figures that the 10th edition changed.';
const leung =
  'J. C. Leung, A generalized correlation for one-component homogeneous equilibrium flashing choked flow, AIChE J. 32 (1986) 1743–1746.';
const relief = 'API Standard 521, Pressure-relieving and depressuring systems.';

/** Full references of each service. */
export const references = {
  gas: [sizing, installation, orifices],
  liquid: [sizing, olderEdition, installation, orifices],
  steam: [sizing, olderEdition, steam, installation, orifices],
  twoPhase: [sizing, leung, steam, installation, orifices],
  register: [relief, sizing, orifices, steam],
} as const;
