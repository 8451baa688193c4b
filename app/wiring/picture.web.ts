import type { DrawnPicture } from './picture';

/** A canvas scales whatever is drawn. */
export const drawnFor = (_pixels: number, shown: number): number => shown;

export const canPrint = true;

const SVG = 'http://www.w3.org/2000/svg';

const dataOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('A font could not be read.'));
    reader.readAsDataURL(file);
  });

/** The page's fonts that a drawing names, as a picture can bring them along: it sees none of the page's. */
async function facesOf(drawing: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.map(async (rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return '';
    const family = rule.style.getPropertyValue('font-family').replace(/["']/g, '');
    const [, address] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
    if (address === undefined || !drawing.includes(family)) return '';
    const file = await (await fetch(address)).blob();
    return `@font-face { font-family: "${family}"; src: url(${await dataOf(file)}); }`;
  });
  return (await Promise.all(faces)).join('');
}

/** What is written in a font that does not come is written in one that the system has. */
async function textOf(svg: SVGSVGElement, { width, height }: DrawnPicture): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const faces = document.createElementNS(SVG, 'style');
  faces.textContent = await facesOf(svg.outerHTML).catch(() => '');
  copy.prepend(faces);
  return new XMLSerializer().serializeToString(copy);
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A drawing as a PNG, by way of a canvas. */
export async function pngOf(drawn: DrawnPicture): Promise<Uint8Array<ArrayBuffer>> {
  const svg = (drawn.view as unknown as HTMLElement | null)?.querySelector('svg');
  if (!svg) throw new Error('Nothing is drawn yet.');
  const text = encodeURIComponent(await textOf(svg, drawn));
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${text}`);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width);
  canvas.height = Math.round(drawn.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing.');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture is too large for this browser.');
  return new Uint8Array(await blob.arrayBuffer());
}

/** One page, turned as the picture is, white whatever the screen's ground. */
const onPaper = ({ naturalWidth, naturalHeight }: HTMLImageElement): string =>
  `@page { margin: 1cm; background: #fff; size: ${naturalWidth > naturalHeight ? 'landscape' : 'portrait'} }
  @media print {
    html, body { margin: 0; background: #fff !important; color-scheme: only light !important; height: 100% !important; overflow: hidden }
    body > *:not(.paper) { display: none !important }
    .paper { display: block; width: 100%; height: 100%; object-fit: contain }
  }
  @media screen { .paper { display: none } }`;

/** The picture alone on the page, whatever the screen shows. */
export async function printPicture(png: Uint8Array<ArrayBuffer>): Promise<void> {
  const url = URL.createObjectURL(new Blob([png], { type: 'image/png' }));
  const image = await loaded(url);
  image.className = 'paper';
  const style = document.createElement('style');
  style.textContent = onPaper(image);
  document.body.append(style, image);
  const tidy = () => {
    style.remove();
    image.remove();
    URL.revokeObjectURL(url);
  };
  addEventListener('afterprint', tidy, { once: true });
  print();
}
