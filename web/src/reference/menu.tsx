import type { ComponentType } from 'react';
import { ReferenceHeader } from './sheet/reference-header.tsx';
import './menu.css';

/** A card of a menu page: one of the calculators that stand under one name. */
export interface MenuCard {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  /** Standards and methods it uses. */
  readonly uses: readonly string[];
  readonly Sketch: ComponentType;
}

/** The page of a tool that is several calculators: a card for each, which leads to it. */
export function MenuPage({ title, summary, cards }: { title: string; summary: string; cards: readonly MenuCard[] }) {
  return (
    <div className="reference menu">
      <ReferenceHeader title={title} summary={summary} />
      <ul className="menu-cards">
        {cards.map(({ path, name, about, uses, Sketch }) => (
          <li key={path} className="menu-card">
            <div className="menu-sketch">
              <Sketch />
            </div>
            <div>
              <h2>
                <a href={path}>{name}</a>
              </h2>
              <p>{about}</p>
              <ul className="mono menu-uses" aria-label="What it uses">
                {uses.map(item => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
