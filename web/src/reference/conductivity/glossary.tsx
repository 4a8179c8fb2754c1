import { NoWrapText } from '../../design/no-wrap.tsx';
import { conductivityTable } from '@isentrope/engineering/materials';

/** Description and use of each column of the table. */
const meanings: Readonly<Record<string, string>> = {
  CS: 'Carbon steel: iron with up to 0.35 % carbon and some manganese (A106 B, A516 70). Pipe, vessels and structures up to about 425 °C; above that it graphitises.',
  'C.½Mo / 1¼Cr½M':
    'Carbon steel with ½ % molybdenum, and 1¼ % chromium with ½ % molybdenum (A335 P1, P11). Stronger than carbon steel when hot: steam lines, heater tubes.',
  '2¼Cr1Mo':
    '2¼ % chromium, 1 % molybdenum (A335 P22, A387 22). High-pressure steam and hot hydrogen: reformers, hydrocrackers.',
  '9Cr-1Mo':
    '9 % chromium, 1 % molybdenum (A335 P9, P91). Resists hot sulphur and creep: heater tubes, power-station steam.',
  '13Cr':
    '12 to 13 % chromium, martensitic or ferritic stainless (410, 410S, 405). Trays, cladding, valve trim, well tubing.',
  SS304L:
    '18 % chromium, 8 % nickel, low carbon: the common austenitic stainless. A third of the conductivity of carbon steel at ambient.',
  'SS Duplex / 310 / 316 / 321 / 347':
    'Austenitic stainless with molybdenum (316), stabilised (321, 347) or for furnaces (310), and duplex, half ferrite and half austenite.',
  '20Cr33Ni':
    '20 % chromium, 33 % nickel (alloy 800, 800H, 800HT). Furnace tubes, pigtails and steam generators above 600 °C.',
};

/** The steels in words, with the source and certainty of their values. */
export function Glossary() {
  return (
    <section className="glossary" aria-labelledby="glossary">
      <h2 id="glossary">Steel types, sources and certainty</h2>
      <dl>
        {conductivityTable.map(({ id, name, source, certainty, remark, estimateAt816 }) => (
          <div key={id}>
            <dt>
              <b>{id}</b>
              <span>{name}</span>
            </dt>
            <dd>
              <p>{meanings[id]}</p>
              <p className="glossary-source">
                {source}. <b>Certainty {certainty}.</b> <NoWrapText text={remark} />
                {estimateAt816 && (
                  <NoWrapText
                    text={` At 816 °C ${estimateAt816.value.toFixed(1)} W/(m·°C) is an estimate: ${lowerFirst(estimateAt816.note)}`}
                  />
                )}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
