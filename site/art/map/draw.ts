import {
  LABELS,
  LAKE,
  type Label,
  MAIN_ROADS,
  METRO,
  PARKS,
  SHOP_AT,
  STATION,
  STREETS,
  type Street,
} from './neighbourhood.ts';

/** The neighbourhood's own 800, and 200 more on either side. */
const LEFT = -200;
const WIDTH = 1200;
const HEIGHT = 500;

/** Every colour can be set by the page; what stands after the comma is used until it is. */
const COLOUR = {
  land: 'var(--map-land,light-dark(#f1edf1,#231d28))',
  block: 'var(--map-block,light-dark(#e8e2e9,#2b2431))',
  park: 'var(--map-park,light-dark(#d3e8d8,#24392f))',
  water: 'var(--map-water,light-dark(#cfe3f3,#21384b))',
  road: 'var(--map-road,light-dark(#fff,#3b3342))',
  main: 'var(--map-main-road,light-dark(#fff,#4a4053))',
  edge: 'var(--map-road-edge,light-dark(#d6cdd8,#1a151e))',
  metro: 'var(--map-metro,light-dark(#b98a3a,#d9b25f))',
  label: 'var(--map-label,light-dark(#584d5e,#d9cfdd))',
  pin: 'var(--map-pin,light-dark(#c4005c,#ff74ae))',
  onPin: 'var(--map-on-pin,light-dark(#fff,#2b0016))',
};

function roads(streets: readonly Street[], colour: string, extra: number): string {
  return streets
    .map(({ path, width }) => `<path d="${path}" stroke="${colour}" stroke-width="${width + extra}"/>`)
    .join('');
}

/** Houses: rows of blocks that the streets then cut through. */
function blocks(): string {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = 8 + row * 55;
    const shift = row % 2 ? 0 : 22;
    return Array.from(
      { length: 17 },
      (_, i) =>
        `M${LEFT + i * 49 - shift} ${y}h${38 - ((i * 7 + row * 3) % 3) * 5}v${42 - ((i * 5 + row) % 3) * 6}h-${38 - ((i * 7 + row * 3) % 3) * 5}z`,
    ).join('');
  });
  return `<path d="${rows.join('')}" fill="${COLOUR.block}"/>`;
}

function trees(): string {
  const places = [
    [520, 40],
    [548, 78],
    [604, 30],
    [616, 66],
    [586, 88],
    [30, 190],
    [62, 178],
    [36, 232],
    [516, 372],
    [548, 410],
    [624, 378],
    [638, 408],
    [520, 410],
  ];
  return places.map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('');
}

function label({ text, x, y, turn = 0, isArea }: Label): string {
  const style = isArea ? 'font-size="17" font-weight="600"' : 'font-size="12.5" font-weight="500"';
  return `<text transform="translate(${x} ${y}) rotate(${turn})" ${style}>${text}</text>`;
}

function pin({ name, x, y }: typeof SHOP_AT): string {
  const drop = 'M0 0C-6-13-19-22-19-36a19 19 0 0 1 38 0C19-22 6-13 0 0z';
  const mark = `<ellipse rx="13" ry="4" fill="#1e0e22" opacity=".25"/><path d="${drop}" fill="${COLOUR.pin}"/><circle cy="-36" r="7" fill="${COLOUR.onPin}"/>`;
  const tag = `<rect x="-33" y="-91" width="66" height="29" rx="9" fill="${COLOUR.pin}"/><text y="-71" font-size="18" font-weight="700" fill="${COLOUR.onPin}">${name}</text>`;
  return `<g transform="translate(${x} ${y})">${mark}${tag}</g>`;
}

/** The map as an SVG to be put into the page, where it takes the page's type and scheme. */
export function neighbourhoodMap(): string {
  const ground = `<rect x="${LEFT}" width="${WIDTH}" height="${HEIGHT}" fill="${COLOUR.land}"/>${blocks()}`;
  const green = `<g fill="${COLOUR.park}">${PARKS.map((path) => `<path d="${path}"/>`).join('')}</g><g fill="${COLOUR.label}" opacity=".18">${trees()}</g><path d="${LAKE}" fill="${COLOUR.water}"/>`;
  const under = roads([...STREETS, ...MAIN_ROADS], COLOUR.edge, 2.5);
  const over = roads(STREETS, COLOUR.road, 0) + roads(MAIN_ROADS, COLOUR.main, 0);
  const metro = `<path d="${METRO}" stroke="${COLOUR.metro}" stroke-width="3.5" stroke-dasharray="9 6"/>`;
  const station = `<g transform="translate(${STATION.x} ${STATION.y})"><circle r="9" fill="${COLOUR.onPin}" stroke="${COLOUR.metro}" stroke-width="3"/><text y="4" font-size="11" font-weight="700" fill="${COLOUR.metro}">M</text></g>`;
  const words = `<g fill="${COLOUR.label}" text-anchor="middle" font-family="inherit">${LABELS.map(label).join('')}${station}${pin(SHOP_AT)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="Map of Shahpur Jat, New Delhi">${ground}${green}<g fill="none" stroke-linecap="round">${under}${over}${metro}</g>${words}</svg>\n`;
}
