import * as sharedText from '#messages/shared.ts';
import { downloadSignedIn } from '../session/ensure-signed-in.ts';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button, ButtonLink } from './Button.tsx';

interface Props {
  /** The URL of the export. */
  href: string;
  onImport: () => void;
  className?: string;
}

/** Import and export buttons of a list. */
export function FileButtons({ href, onImport, className = '' }: Props) {
  return (
    <div className={`row ${className}`}>
      <WriteControls>
        <Button label={sharedText.importLabel} icon="upload" isQuiet isSmall onClick={onImport} />
      </WriteControls>
      <ButtonLink
        label={sharedText.exportLabel}
        icon="download"
        isQuiet
        isSmall
        href={href}
        download
        onClick={downloadSignedIn}
      />
    </div>
  );
}
