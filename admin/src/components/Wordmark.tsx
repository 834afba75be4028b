import mark from '../../../design/logo.svg?raw';

/** The shop's sign and its name, for an element of the class `logo`. */
export function Wordmark() {
  return (
    <>
      <span
        className="logo__mark"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, put in when the admin is built
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span className="logo__name">mela</span>
    </>
  );
}
