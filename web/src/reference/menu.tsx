import { toolName, menuEntries } from '@isentrope/calculators';
import type { MenuMeta, ToolMeta } from '@isentrope/calculators/kit';
import { ToolSketch } from '../design/drawings/tool-sketch.tsx';
import { ReferenceHeader } from './sheet/reference-header.tsx';
import './menu.css';

/** A tool with several calculators: one card each. */
export function MenuPage({ menu }: { menu: MenuMeta }) {
  return (
    <div className="reference">
      <ReferenceHeader title={menu.title} summary={menu.lead} />
      <ul className="menu-cards">
        {menuEntries(menu).map(tool => (
          <MenuCard key={tool.id} tool={tool} />
        ))}
      </ul>
    </div>
  );
}

function MenuCard({ tool }: { tool: ToolMeta }) {
  return (
    <li className="menu-card">
      <div className="menu-sketch">
        <ToolSketch name={tool.sketch} />
      </div>
      <div>
        <h2>
          <a href={`/${tool.id}`}>{toolName(tool)}</a>
        </h2>
        <p>{tool.summary}</p>
        <ul className="mono menu-uses" aria-label="Standards and methods">
          {tool.standards.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
