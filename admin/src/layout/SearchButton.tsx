import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import './search-button.css';
import { useEffect, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import type { Entry } from '../features/search/palette-entries.ts';
import { OUTSIDE, PATHS } from '../paths.ts';
import { useMayWrite } from '../session/session-state.ts';
import { LIVE_MENU_GROUPS, MENU_GROUPS } from './menu-groups.ts';
import { useStorefront } from './storefront-state.ts';

const loadPalette = async () => (await import('../features/search/CommandPalette.tsx')).CommandPalette;

/** Search words of screens, by path. */
const WORDS: Record<string, string> = {
  [PATHS.selling]: layoutText.currencyTaxGstPaymentMethodsUpi,
  [PATHS.shipping]: layoutText.deliveryZonesRatesPostcode,
  [PATHS.storefront]: layoutText.publishReleasesRestoreSample,
  [PATHS.storefrontContent]: layoutText.textsPagesMenuBannerLogoContact,
  [PATHS.stock]: layoutText.inventoryQuantity,
  [PATHS.mails]: layoutText.emailsSent,
  [PATHS.history]: layoutText.activityUndoChanges,
  [PATHS.profile]: layoutText.accountPasswordPasskeySecondFactorTeam,
};

/** Opens the command palette, like Ctrl K (⌘ K on a Mac). */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Palette = useOnDemand(isOpen, loadPalette, close);
  const isLive = useStorefront()?.mode === 'CATALOGUE';
  const entries = useEntries(isLive);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // In a text editor, the same keys insert a link.
      if (event.defaultPrevented) return;
      event.preventDefault();
      // Do not open the palette over a dialog, because it would lead away from unsaved input.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{sharedText.search}</span>
        <kbd>{layoutText.ctrlK}</kbd>
      </button>
      {isOpen && Palette && <Palette entries={entries} isLive={isLive} onClosed={close} />}
    </>
  );
}

/** The screens that this operator may see, and global actions. */
function useEntries(isLive: boolean): Entry[] {
  const [mayWrite, isOwner] = [useMayWrite(), useMayWrite(true)];
  const screens = (isLive ? LIVE_MENU_GROUPS : MENU_GROUPS).flatMap((group) =>
    group.entries
      .filter(({ role }) => (role === 'OWNER' ? isOwner : mayWrite || role === undefined))
      .map(({ title, to }): Entry => ({ kind: group.title, title, to, words: WORDS[to] ?? '' })),
  );
  return [
    {
      kind: layoutText.screenTitle,
      title: sharedText.dashboard,
      words: layoutText.homeSalesRevenue,
      to: PATHS.dashboard,
    },
    ...screens,
    ...(mayWrite
      ? [
          {
            kind: sharedText.action,
            title: sharedText.addProduct,
            words: layoutText.createNew,
            to: PATHS.addProduct,
          },
        ]
      : []),
    {
      kind: sharedText.action,
      title: sharedText.viewStorefront,
      words: layoutText.shopOpen,
      run: () => location.assign(OUTSIDE.storefront),
    },
  ];
}
