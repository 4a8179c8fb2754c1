import { unitCatalogue } from '@isentrope/engineering/conversion';
import { Refusal } from '@isentrope/engineering/quantities';
import { useEffect, useState } from 'react';
import { storedText, storeText } from '../../browser-storage.ts';
import { copyLinkAddress } from '../../copy-link.ts';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { ReferenceHeader } from '../sheet/reference-header.tsx';
import { CardSheet } from './card-sheet.tsx';
import './converters.css';
import { Universal } from './universal.tsx';
import { conversionFragment, conversionFromFragment, initialConversion, type Conversion } from './universal-state.ts';

const store = 'converter';

/** The last conversion stored in this browser; undefined if there is none. */
function readConversion(): Conversion | undefined {
  try {
    return conversionFromFragment(storedText(store) ?? '');
  } catch {
    return undefined;
  }
}

/** The unit converter page: any unit of the catalogue, and nine cards of common ones. */
export function UnitConverters({ title }: { title: string }) {
  const [conversion, setConversion] = useState(initialConversion);
  const [message, setMessage] = useState('');

  useEffect(() => {
    function read() {
      try {
        const linked = conversionFromFragment(location.hash) ?? readConversion();
        if (linked) setConversion(linked);
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        setMessage(thrown.message);
      }
    }
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    if (conversion !== initialConversion) storeText(store, conversionFragment(conversion));
  }, [conversion]);

  async function copyLink() {
    const address = `${location.origin}${location.pathname}${conversionFragment(conversion)}`;
    history.replaceState(null, '', address);
    setMessage(`${await copyLinkAddress(address)} It includes this conversion.`);
  }

  return (
    <div className="reference converters">
      <ReferenceHeader
        title={title}
        status={message}
        summary={`${unitCatalogue.length} units by their exact definitions, converted both ways as you type. You can type a decimal comma or point, an exponent, or a unit after the number.`}
        needsScript="Converting needs JavaScript, which is off. The definitions behind the units are below."
      >
        <button type="button" className="link" onClick={() => void copyLink()}>
          Copy link to this conversion
        </button>
      </ReferenceHeader>
      <Universal conversion={conversion} onChange={setConversion} />
      <CardSheet />
      <div className="reference-notes">
        <p>
          Exact by definition: 1 inch = 25.4 mm, 1 lb = 0.45359237 kg, standard gravity 9.80665 m/s² (kgf, lbf), 1 atm =
          1.01325 bar, International Table Btu and calorie, 1 US gallon = 231 in³, 1 barrel = 42 US gallons (6.28981
          barrels to the cubic metre), 1 hp = 550 ft·lbf/s (745.7 W). Source: NIST SP 811 (2008), appendix B.
        </p>
        <p>
          <NoWrapText text="By convention, columns of water are at 1000 kg/m³ and columns of mercury at 13 595.1 kg/m³. Temperature difference is a category of its own: 10 °C is 18 °F as a difference, 50 °F as a temperature." />
        </p>
      </div>
    </div>
  );
}
