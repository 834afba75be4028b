import 'react';

declare module 'react' {
  /** Custom properties may be set in `style` too: a component hands its CSS a number that way. */
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}
