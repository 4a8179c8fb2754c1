import { menuEntries, menus, toolName } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';

/** The calculators of an entry of the tools page: those under its menu, or itself. */
export function calculatorsOf(tool: ToolMeta): readonly ToolMeta[] {
  const menu = menus.find(({ id }) => id === tool.id);
  return menu ? menuEntries(menu) : [tool];
}

/** By which standards a Pro tool calculates, and its methods pages. */
export function ToolSummary({ tool }: { tool: ToolMeta }) {
  return (
    <>
      <ul className="mono tool-uses" aria-label="Standards and methods">
        {tool.standards.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="plans-methods">
        {'Every equation, source and limit: '}
        {calculatorsOf(tool).map((calculator, index) => (
          <span key={calculator.id}>
            {index > 0 && ', '}
            <a className="link" href={`/methods/${calculator.id}`}>
              {toolName(calculator)}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}
