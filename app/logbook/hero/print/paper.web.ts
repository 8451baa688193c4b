import { family } from '@/src/ui';
import type { PrintLine, PrintPage, PrintPart, TickLine } from './paper';

export const CAN_PRINT: boolean = true;

const ID = 'paper';
/** Points; smaller than the last one nobody can read. */
const SIZES = [14, 13, 12, 11, 10, 9, 8, 7, 6];

/** On screen it lies outside the window, as wide as paper, so that its height can be measured. */
const STYLE = `
#${ID} { position: absolute; left: -10000px; top: 0; width: 186mm; visibility: hidden; }
#${ID} .page { color: #000; background: #fff; font-family: ${family('regular')}; line-height: 1.25; break-after: page; }
#${ID} .page:last-child { break-after: auto; }
#${ID} h1 { font: 2em ${family('serif')}; margin: 0; }
#${ID} .under { margin: 0 0 0.8em; }
#${ID} .parts { columns: 2; column-gap: 8mm; }
#${ID} section { break-inside: avoid; border-top: 0.3mm solid #000; padding: 0.3em 0 0.7em; }
#${ID} section.long { break-inside: auto; }
#${ID} h2 { font: 1em ${family('bold')}; margin: 0 0 0.2em; text-transform: uppercase; letter-spacing: 0.06em; }
#${ID} p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
#${ID} .ticks { display: flex; flex-wrap: wrap; justify-content: flex-end; column-gap: 0.7em; }
#${ID} .ticks .name { flex: 1 1 2em; }
#${ID} .tick { display: inline-flex; align-items: center; gap: 0.3em; }
#${ID} .box { position: relative; width: 0.8em; height: 0.8em; border: 0.3mm solid #000; }
#${ID} .ticked::before, #${ID} .ticked::after { content: ''; position: absolute; left: -12%; top: 50%; width: 124%; border-top: 0.4mm solid #000; transform: rotate(45deg); }
#${ID} .ticked::after { transform: rotate(-45deg); }
@page { size: A4 portrait; margin: 12mm; }
@media print {
  html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
  body > *:not(#${ID}) { display: none !important; }
  #${ID} { position: static; visibility: visible; width: auto; }
}`;

const LONG = 600;

/** The page less its margins, in the browser's own pixels. */
const PAGE_HEIGHT = ((297 - 24) / 25.4) * 96;

function element(tag: string, text = '', kind = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = kind;
  return made;
}

/** Drawn by lines: browsers leave grounds out on paper. */
function tickElement({ label, boxes }: TickLine): HTMLElement {
  const line = element('p', '', 'ticks');
  const made = boxes.map((box) => {
    const tick = element('span', '', 'tick');
    tick.append(element('span', '', box.ticked ? 'box ticked' : 'box'), element('span', box.label));
    return tick;
  });
  line.append(element('span', label, 'name'), ...made);
  return line;
}

const lineElement = (line: PrintLine): HTMLElement =>
  typeof line === 'string' ? element('p', line) : tickElement(line);

const lettersOf = (line: PrintLine): number =>
  typeof line === 'string' ? line.length : line.label.length;

function partElement({ title, lines }: PrintPart): HTMLElement {
  const long = lines.reduce((sum, line) => sum + lettersOf(line), 0) > LONG;
  const part = element('section', '', long ? 'long' : '');
  part.append(element('h2', title), ...lines.map(lineElement));
  return part;
}

function pageElement({ title, subtitle, parts }: PrintPage): HTMLElement {
  const page = element('div', '', 'page');
  const columns = element('div', '', 'parts');
  columns.append(...parts.map(partElement));
  page.append(element('h1', title), element('p', subtitle, 'under'), columns);
  return page;
}

function fit(page: HTMLElement): void {
  for (const size of SIZES) {
    page.style.fontSize = `${size}pt`;
    if (page.getBoundingClientRect().height <= PAGE_HEIGHT) return;
  }
}

function lay(pages: readonly PrintPage[]): () => void {
  const paper = element('div');
  paper.id = ID;
  paper.setAttribute('aria-hidden', 'true');
  const made = pages.map(pageElement);
  paper.append(element('style', STYLE), ...made);
  document.body.append(paper);
  made.forEach(fit);
  return () => paper.remove();
}

/** Measuring paper takes its time: first the screen is drawn. */
const SOON = 300;

/** Also for the browser's own print command: what lies ready is printed instead of the screen. */
export function preparePages(pages: () => readonly PrintPage[]): () => void {
  let clear: (() => void) | null = null;
  const ready = () => {
    clear ??= lay(pages());
  };
  const timer = setTimeout(ready, SOON);
  window.addEventListener('beforeprint', ready);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('beforeprint', ready);
    clear?.();
  };
}

export const print = (): void => window.print();
