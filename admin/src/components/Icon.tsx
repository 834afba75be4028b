import alert from '../../../design/icons/alert.svg?raw';
import earlier from '../../../design/icons/arrow-left.svg?raw';
import later from '../../../design/icons/arrow-right.svg?raw';
import notification from '../../../design/icons/bell.svg?raw';
import bold from '../../../design/icons/bold.svg?raw';
import product from '../../../design/icons/box.svg?raw';
import playground from '../../../design/icons/braces.svg?raw';
import calendar from '../../../design/icons/calendar.svg?raw';
import check from '../../../design/icons/check.svg?raw';
import expand from '../../../design/icons/chevron-down.svg?raw';
import close from '../../../design/icons/close.svg?raw';
import collapse from '../../../design/icons/collapse.svg?raw';
import dashboard from '../../../design/icons/dashboard.svg?raw';
import download from '../../../design/icons/download.svg?raw';
import addImage from '../../../design/icons/image-plus.svg?raw';
import italic from '../../../design/icons/italic.svg?raw';
import link from '../../../design/icons/link.svg?raw';
import bullets from '../../../design/icons/list.svg?raw';
import numbers from '../../../design/icons/list-ordered.svg?raw';
import menu from '../../../design/icons/menu.svg?raw';
import moon from '../../../design/icons/moon.svg?raw';
import edit from '../../../design/icons/pencil.svg?raw';
import add from '../../../design/icons/plus.svg?raw';
import order from '../../../design/icons/receipt.svg?raw';
import search from '../../../design/icons/search.svg?raw';
import settings from '../../../design/icons/settings.svg?raw';
import storefront from '../../../design/icons/storefront.svg?raw';
import sun from '../../../design/icons/sun.svg?raw';
import remove from '../../../design/icons/trash.svg?raw';
import upload from '../../../design/icons/upload.svg?raw';
import user from '../../../design/icons/user.svg?raw';
import revenue from '../../../design/icons/wallet.svg?raw';

const ICONS = {
  add,
  addImage,
  alert,
  bold,
  bullets,
  calendar,
  check,
  close,
  collapse,
  dashboard,
  download,
  earlier,
  edit,
  expand,
  italic,
  later,
  link,
  menu,
  moon,
  notification,
  numbers,
  order,
  playground,
  product,
  remove,
  revenue,
  search,
  settings,
  storefront,
  sun,
  upload,
  user,
};

export type IconName = keyof typeof ICONS;

/** A decorative icon, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <span
      className="icon"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, inlined at build time
      dangerouslySetInnerHTML={{ __html: ICONS[name] }}
    />
  );
}
