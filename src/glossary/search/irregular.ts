import { fold } from './fold';
import { memoize } from './memoize';
import { stemOf } from './stem';

/** Everyday forms no suffix rule brings together, each with the word the entries use. */
const GERMAN = `
  greift:angreifen greifen:angreifen griff:angreifen angegriffen:angreifen angriffe:angriff
  laeuft:laufen lief:laufen gelaufen:laufen gelaufener:laufen renne:laufen rennen:laufen
  stirbt:sterben gestorben:sterben starb:sterben tote:tot getoetet:tot toeten:tot umbringen:tot
  wirft:werfen geworfen:werfen faellt:fallen gefallen:fallen fiel:fallen
  springt:sprung gesprungen:sprung springe:sprung springen:sprung
  steht:stehen stehe:stehen gestanden:stehen gezogen:ziehen zieht:ziehen zog:ziehen
  gibst:geben uebergeben:geben trifft:treffen getroffen:treffen traf:treffen triff:treffen
  genommen:nehmen gekommen:kommen gebrannt:brennen verbrannt:brennen
  gebunden:gebunden binden:gebunden bindet:gebunden gelegt:legen liegt:liegen
  gesehen:sehen sieht:sehen sehe:sehen schiesst:schiessen geschossen:schiessen
  zerstoert:zerstoeren hoeher:hoehe hoehere:hoehe hoch:hoehe
  geoeffnet:oeffnen oeffnet:oeffnen oeffne:oeffnen aufmachen:oeffnen aufgemacht:oeffnen
  gewonnen:gewinnen verlor:verlieren verloren:verlieren verliert:verlieren verliere:verlieren
  erster:erste zuerst:erste sechste:6 sechster:6 sechsten:6 zweite:2 zweiter:2 zweiten:2 zwei:2
  drei:3 vier:4 fuenf:5 sechs:6 fuenfte:5 fuenfter:5 fuenften:5 dritte:3 dritter:3 dritten:3
  groesser:gross groesste:gross riesig:gross riesiges:gross kleinere:klein
  runter:hinab hinunter:hinab herunter:hinab rauf:hinauf hinauf:hinauf hoch:hinauf
  bewusstlos:ohnmaechtig wuerfle:wuerfeln wuerfel:wuerfel`;

const ENGLISH = `
  fell:fall fallen:fall falls:fall hid:hidden hide:hidden hiding:hidden shot:shoot struck:strike
  drew:draw drawn:draw took:take taken:take gave:give won:win lost:lose losing:lose
  died:die dies:die dead:die dying:die killed:kill threw:throw thrown:throw stood:stand
  sixth:6 6th:6 second:2 2nd:2 two:2 three:3 third:3 3rd:3 four:4 five:5 fifth:5 5th:5 six:6
  twice:2 bound:engaged bigger:large big:large huge:large`;

const TABLE: ReadonlyMap<string, string> = new Map(
  `${GERMAN} ${ENGLISH}`
    .split(/\s+/)
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [form = '', word = ''] = pair.split(':');
      return [fold(form), fold(word)];
    }),
);

/** The word behind an irregular form, undefined for all others. */
export const regularOf = (folded: string): string | undefined => TABLE.get(folded);

/** The stem a word is indexed under. */
export const rootFormOf = memoize((folded: string) => stemOf(regularOf(folded) ?? folded));
