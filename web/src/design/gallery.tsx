import { Menu } from '@base-ui/react/menu';
import { Tabs } from '@base-ui/react/tabs';
import { Toast } from '@base-ui/react/toast';
import { useRef, useState } from 'react';
import { Failure } from '../shell/error-boundary.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import './controls.css';
import * as drawings from './drawings/index.ts';
import './gallery.css';
import { Bars, Chevron, Cross, Crown, Magnifier, NewTabIcon } from './icons.tsx';
import './overlays.css';
import { SheetDialog } from './sheet-dialog.tsx';
import { ColumnHeads } from './column-heads.tsx';

// prettier-ignore
const colours = [
  'paper', 'wash', 'ink', 'mute', 'line', 'hair', 'field', 'steel',
  'flare', 'flare-ink', 'flare-fill', 'flare-wash', 'blue', 'good',
] as const;
const sizes = [13, 14, 16, 20, 28, 44, 72] as const;

/** Every component of the design system in every state, for developers. */
export function Gallery() {
  return (
    <Toast.Provider>
      <div className="gallery">
        <h1>Design</h1>
        <Foundations />
        <Buttons />
        <Fields />
        <Lists />
        <Overlays />
        <section>
          <h2>Drawings</h2>
          <div className="gallery-drawings">
            {Object.entries(drawings).map(([name, Sketch]) => (
              <figure key={name}>
                <Sketch />
                <figcaption className="cap">{name}</figcaption>
              </figure>
            ))}
          </div>
        </section>
        <section>
          <h2>Fault</h2>
          <Failure />
        </section>
      </div>
    </Toast.Provider>
  );
}

function Foundations() {
  return (
    <section>
      <h2>Colour and type</h2>
      <div className="gallery-row">
        {colours.map(name => (
          <div key={name} className="gallery-swatch" style={{ background: `var(--${name})` }}>
            <span style={{ background: 'var(--paper)', color: 'var(--ink)' }}>{name}</span>
          </div>
        ))}
      </div>
      {sizes.map(size => (
        <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.3 }}>
          {size} Excellence <span className="mono">48 600 kg/h Δp · × √ ≥ μ</span>
        </p>
      ))}
      <p className="cap">Section heading</p>
      <ThemeSwitch />
    </section>
  );
}

function Buttons() {
  return (
    <section>
      <h2>Buttons, links, marks</h2>
      {['', ' primary', ' quiet'].map(kind => (
        <div className="gallery-row" key={kind}>
          <button className={`button${kind}`} type="button">
            Calculate
          </button>
          <button className={`button${kind}`} type="button">
            Open the Tools <i>→</i>
          </button>
          <button className={`button${kind}`} type="button" disabled>
            Processing...
          </button>
        </div>
      ))}
      <div className="gallery-row">
        <a className="link" href="#top">
          A link
        </a>
        <span className="badge">Free</span>
        <span className="badge pro">Pro</span>
        <button className="icon-button" type="button" aria-label="Close">
          <Cross />
        </button>
        <Bars /> <Chevron /> <Crown /> <NewTabIcon /> <Magnifier />
      </div>
    </section>
  );
}

function Fields() {
  return (
    <section>
      <h2>Fields</h2>
      <div className="gallery-row">
        <div className="field">
          <label htmlFor="plain">E-mail</label>
          <input id="plain" type="email" placeholder="name@company.example" />
          <p className="help">Where the instructions are sent.</p>
        </div>
        <div className="field">
          <label htmlFor="wrong">Flow rate</label>
          <input id="wrong" defaultValue="12,5 x" aria-invalid="true" aria-describedby="wrong-problem" />
          <p className="problem" id="wrong-problem">
            “12,5 x” is not a number.
          </p>
        </div>
        <div className="field">
          <label htmlFor="off">E-mail Address</label>
          <input id="off" readOnly defaultValue="engineer@example.com" />
        </div>
        <div className="field">
          <label htmlFor="choice">Fluid type</label>
          <select id="choice">
            <option>Liquid</option>
            <option>Gas</option>
          </select>
        </div>
        <label className="check">
          <input type="checkbox" defaultChecked /> Remember me
        </label>
      </div>
    </section>
  );
}

function Lists() {
  return (
    <section>
      <h2>Table, banners, tabs</h2>
      <table className="figures">
        <ColumnHeads names={['Case', ['Expected', 'number']]} />
        <tbody>
          <tr>
            <td>Discharge coefficient</td>
            <td className="number">0.60169</td>
          </tr>
        </tbody>
      </table>
      {['', ' success', ' warning', ' error'].map(kind => (
        <p className={`banner${kind}`} key={kind} style={{ marginTop: 12 }}>
          <strong>Heading.</strong> What it means and what to do.
        </p>
      ))}
      <Tabs.Root defaultValue="working">
        <Tabs.List className="tab-list" aria-label="Panels">
          <Tabs.Tab className="tab" value="working">
            Working
          </Tabs.Tab>
          <Tabs.Tab className="tab" value="plot">
            Plot
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel className="tab-panel" value="working">
          The steps of the calculation.
        </Tabs.Panel>
        <Tabs.Panel className="tab-panel" value="plot">
          The figure.
        </Tabs.Panel>
      </Tabs.Root>
    </section>
  );
}

function Overlays() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { add, toasts } = Toast.useToastManager();
  return (
    <section>
      <h2>Dialog, menu, toast</h2>
      <div className="gallery-row">
        <button className="button quiet" type="button" ref={opener} onClick={() => setOpen(true)}>
          Dialog
        </button>
        <SheetDialog title="Terms of Service" isOpen={open} close={() => setOpen(false)} opener={opener}>
          <p>The text of the sheet.</p>
        </SheetDialog>
        <Menu.Root>
          <Menu.Trigger className="button quiet">Menu</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={6}>
              <Menu.Popup className="menu">
                <Menu.Item className="menu-item">Account Preferences</Menu.Item>
                <Menu.Item className="menu-item">Sign Out</Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
        <button className="button quiet" type="button" onClick={() => add({ description: 'Case 2 removed.' })}>
          Toast
        </button>
      </div>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          {toasts.map(toast => (
            <Toast.Root key={toast.id} toast={toast} className="toast">
              <Toast.Description />
              <Toast.Close>Undo</Toast.Close>
            </Toast.Root>
          ))}
        </Toast.Viewport>
      </Toast.Portal>
    </section>
  );
}
