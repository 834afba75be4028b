/** A colour as OKLab has it: lightness 0 to 1, and two axes around 0 (green to red, blue to yellow). */
export type OkLab = readonly [lightness: number, a: number, b: number];

/** Red, green and blue as sRGB has them, gamma-encoded, 0 to 255; not rounded. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour that CSS writes `oklch(lightness chroma hue)`, the hue in degrees. */
export function okLch(lightness: number, chroma: number, hue: number): OkLab {
  const radians = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)];
}

/** To sRGB; what lies outside of it is clipped channel by channel. The numbers are those of CSS Color 4. */
export function rgbOf([lightness, a, b]: OkLab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    255 * encodeGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    255 * encodeGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    255 * encodeGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encodeGamma(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
