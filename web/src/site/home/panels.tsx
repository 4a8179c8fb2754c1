import { DrumDiagram, ScheduleDiagram } from '../../design/drawings/index.ts';

const panels = [
  {
    href: '/engineering',
    title: 'Engineering',
    text: 'Design that stands up in the HAZOP, on the fabrication floor and at start-up.',
    drawing: <DrumDiagram />,
  },
  {
    href: '/project-management',
    title: 'Project Management',
    text: 'A schedule with its logic shown, and a forecast with its basis beside it.',
    drawing: <ScheduleDiagram />,
  },
] as const;

/** Links to the two expertise pages, each with its drawing. */
export function Panels() {
  return (
    <section className="panels" aria-label="Engineering and project management">
      <div className="run run-pass" />
      {panels.map(({ href, title, text, drawing }) => (
        <a className="panel" href={href} key={href}>
          <div className="panel-drawing">{drawing}</div>
          <h2>
            {title} <i>→</i>
          </h2>
          <p>{text}</p>
        </a>
      ))}
    </section>
  );
}
