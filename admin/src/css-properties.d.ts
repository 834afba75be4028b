import 'react';

declare module 'react' {
  /** Allows custom properties in `style`, which pass numbers from components to CSS. */
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}
