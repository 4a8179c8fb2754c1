import { saveUnitPreference, unitActions } from '../actions/commands/unit-actions.ts';
import { closeMenu, PopoverMenu } from '../ui/popover-menu.tsx';
import type { Units } from './use-units.ts';

/** The menu of unit sets. */
export function UnitsMenu({ units }: { readonly units: Units }) {
  return (
    <PopoverMenu label="Units">
      {unitActions({ units }).map(({ id, name, detail, preferred, run }) => (
        <button
          key={id}
          type="button"
          className="menu-choice"
          aria-label={name}
          aria-current={preferred || undefined}
          onClick={event => {
            closeMenu(event);
            run();
          }}
        >
          <b>{name}</b>
          <span>{detail}</span>
        </button>
      ))}
      <button
        type="button"
        className="menu-choice"
        onClick={event => {
          closeMenu(event);
          saveUnitPreference.run({ units });
        }}
      >
        {saveUnitPreference.name}
      </button>
    </PopoverMenu>
  );
}
