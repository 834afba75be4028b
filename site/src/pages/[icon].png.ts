import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import icon from '../../../design/icon.svg?raw';

const VIEW_BOX = 64;
const SVG_DPI = 72;

export const getStaticPaths = (() =>
  [192, 512].map((size) => ({ params: { icon: `icon-${size}` }, props: { size } }))) satisfies GetStaticPaths;

/** The icon as PNG, for home screens that do not support SVG. */
export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  const density = (SVG_DPI * size) / VIEW_BOX;
  const png = await sharp(Buffer.from(icon), { density }).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
