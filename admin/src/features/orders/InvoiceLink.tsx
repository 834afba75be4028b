interface Props {
  number: string;
  url: string;
}

/** Opens the PDF of an invoice or credit note in a new tab. */
export function InvoiceLink({ number, url }: Props) {
  return (
    <a className="order-facts__link" href={url} target="_blank" rel="noreferrer">
      {number}
    </a>
  );
}
