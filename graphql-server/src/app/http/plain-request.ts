/** What is known of a request that the framework does not see. */
export interface PlainRequest {
  id: string;
  /** The client's. */
  address: string;
}
