import type { DrawnPicture } from './picture';

/** A canvas scales whatever is drawn. */
export const drawnFor = (_pixels: number, shown: number): number => shown;

export const canPrint = true;

/** Pictures load no fonts: what is written is written in one that every system has. */
function textOf(svg: SVGSVGElement, { width, height }: DrawnPicture): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const node of copy.querySelectorAll('[font-family]')) {
    node.setAttribute('font-family', 'sans-serif');
  }
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
  const text = encodeURIComponent(textOf(svg, drawn));
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
