import type { ComponentType } from 'react';
import { MeasuringStation, PumpStation, ReliefStation, ValveStation } from '../../design/drawings/index.ts';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly link: string;
  readonly Station: ComponentType;
}

const cards: readonly Card[] = [
  {
    title: 'Engineering Excellence',
    text: 'Process design from the feasibility study to the as-built drawing: balances, PFDs and P&IDs to ISO 10628, line lists, datasheets, relief and blowdown. Each calculation is issued with its basis and the edition it follows.',
    href: '/engineering',
    link: 'Engineering',
    Station: PumpStation,
  },
  {
    title: 'Data-centric Project Delivery',
    text: 'One register of tags, documents and decisions from the first issue, structured for CFIHOS handover, so that the datasheet, the P&ID and the schedule say the same thing on the same day.',
    href: '/project-management',
    link: 'Project Management',
    Station: MeasuringStation,
  },
  {
    title: 'Trusted Industry Tools',
    text: 'Calculators for orifices, valves, lines, drums, pumps and exchangers. The working is shown line by line, the source is named at every equation, and the comparison with published cases is open to everyone.',
    href: '/tools',
    link: 'Tools',
    Station: ValveStation,
  },
  {
    title: 'Safe and Sustainable Solutions',
    text: 'A hazard is designed out before it is guarded against. Process safety to ISO 10418 and IEC 61511, relief and flare to API 520 and 521, and the energy, flaring and emissions of each option stated beside its cost.',
    href: '/engineering#process-safety',
    link: 'Process Safety',
    Station: ReliefStation,
  },
];

/** The services: four stations on the process line. */
export function ExpertiseSection() {
  return (
    <section className="expertise-section" id="expertise" aria-labelledby="expertise-title">
      <div className="expertise-head">
        <div className="run run-in" />
        <div className="run run-return" />
        <h2 id="expertise-title">Our Expertise</h2>
        <p>Four services on one line, because a project needs them to work together.</p>
      </div>
      <ul className="stations">
        {cards.map(({ title, text, href, link, Station }) => (
          <li key={title}>
            <div className="station-drawing">
              <Station />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
            <a className="link" href={href}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
